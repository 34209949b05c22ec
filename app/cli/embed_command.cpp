// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figures.h"
#include "app/cli/network_commands.h"
#include "app/cli/settings.h"
#include "app/cli/store_run.h"
#include "app/cli/what_if.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/new_file.h"
#include "core/engine/found_models.h"
#include "core/evaluate/labelled_folder.h"
#include "core/export/embedding_table.h"
#include "core/format/named_array.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

namespace {

struct EmbedTask
{
    std::vector<int> heads;
    engine::Ask ask;
    engine::TokenChoice choice;
    engine::EmbeddingOptions options;
    std::filesystem::path file;
    bool byClass = false;
    bool drawn = false; // a figure, else a table
};

using engine::EmbeddedSource;

bool isDrawn(const std::filesystem::path& file)
{
    const std::string format = file.extension().string();
    return format == ".svg" || format == ".pdf" || format == ".png";
}

std::filesystem::path pointsFile(const Arguments& arguments)
{
    const auto out = arguments.text("out");
    if (!out || out->empty()) {
        throw usageError("--out: expected a file for the points, NAME.csv, .json, .npz, .svg, .pdf or .png");
    }
    const std::filesystem::path file = *out;
    const std::string format = file.extension().string();
    if (isDrawn(file)) {
        checkFigure(arguments, *out);
    } else if (format != ".csv" && format != ".json" && format != ".npz") {
        throw usageError("--out: expected a name that ends in .csv, .json, .npz, .svg, .pdf or .png, got '",
                         *out, "'");
    }
    return file;
}

// As --tokens says it.
std::string tokensOf(const Arguments& arguments)
{
    return arguments.text("tokens", arguments.has("by-class") ? "class" : "all");
}

engine::TokenChoice tokenChoiceOf(const Arguments& arguments, const VitConfig& config)
{
    if (arguments.has("by-class") && config.numClasses == 0) {
        throw usageError(
            "--by-class: expected a model with classes, and this one is a backbone without a classifier");
    }
    engine::TokenChoice choice;
    choice.kind = tokensNamed(tokensOf(arguments));
    choice.block = static_cast<int>(arguments.integer("block", 0, config.depth - 1).value_or(-1));
    return choice;
}

EmbedTask embedTaskOf(const Arguments& arguments, const VitConfig& config)
{
    EmbedTask task;
    task.file = pointsFile(arguments);
    task.drawn = isDrawn(task.file);
    task.heads = headsOf(arguments, config);
    task.choice = tokenChoiceOf(arguments, config);
    task.byClass = arguments.has("by-class");
    if (arguments.has("joint") && arguments.has("separate")) {
        throw usageError("--joint and --separate exclude each other");
    }
    engine::EmbeddingOptions& o = task.options;
    o.joint = !arguments.has("separate");
    const auto perplexity = arguments.number("perplexity");
    o.fitPerplexity = !perplexity;
    o.tsne.perplexity = perplexity.value_or(o.tsne.perplexity);
    o.tsne.iterations = static_cast<int>(arguments.integer("iterations").value_or(1000));
    o.tsne.reduceTo = static_cast<std::size_t>(arguments.integer("reduce").value_or(0));
    o.tsne.seed = static_cast<std::uint64_t>(arguments.integer("seed").value_or(0));
    o.tsne.threads = static_cast<int>(arguments.integer("threads").value_or(0));
    return task;
}

// What is embedded: paths, and the class of each where the folder says it.
std::vector<EmbeddedSource> embeddedPaths(const Arguments& arguments, const EmbedTask& task,
                                          const VitConfig& config)
{
    std::vector<EmbeddedSource> paths;
    if (!task.byClass) {
        for (const std::string& path : inputPaths(arguments, 1)) {
            paths.push_back({path, {}, -1});
        }
        return paths;
    }
    for (std::size_t i = 1; i == 1 || i < arguments.positional().size(); ++i) {
        const std::string& folder =
            arguments.positional(i, "FOLDER: one sub-folder per class, or a labels.csv");
        for (const engine::LabelledImage& image : engine::labelledFolder(folder, config)) {
            paths.push_back({image.path.string(), {}, image.classIndex});
        }
    }
    return paths;
}

Json embeddingDocument(const EmbedTask& task, const std::string& model, const engine::Embedding& found)
{
    Json rows = Json::array();
    for (const engine::EmbeddingRow& row : found.rows) {
        rows.push_back({{"k", row.heads},
                        {"compactness", row.compactness},
                        {"points", row.points},
                        {"kl_divergence", row.divergence}});
    }
    Json document{{"model", model},
                  {"attention", task.ask.plan.text()},
                  {"without", task.ask.without.text()},
                  {"points", found.tokens.size()},
                  {"kl_divergence", found.divergence},
                  {"iterations", found.iterations},
                  {"seconds", found.seconds},
                  {"method", found.exact ? "exact" : "barnes-hut"},
                  {"joint", task.options.joint},
                  {"perplexity", found.perplexity},
                  {"seed", task.options.tsne.seed},
                  {"trustworthiness", found.trustworthiness >= 0 ? Json(found.trustworthiness) : Json()},
                  {"rows", rows},
                  {"file", task.file.string()}};
    if (!task.ask.size.isOwn()) {
        document["size"] = text(task.ask.size);
    }
    return document;
}

DataFacts factsOf(const EmbedTask& task, const engine::OpenedModel& model, const engine::Embedding& found)
{
    DataFacts facts{{"software", std::string("Hydrascope " HYDRA_VERSION)},
                    {"model_name", engine::modelName(model.path)},
                    {"model", model.id},
                    {"attention", task.ask.plan.text()},
                    {"block", std::int64_t(task.choice.block)},
                    {"joint", std::int64_t(task.options.joint ? 1 : 0)},
                    {"perplexity", found.perplexity},
                    {"seed", static_cast<std::int64_t>(task.options.tsne.seed)},
                    {"kl_divergence", found.divergence}};
    if (!task.ask.without.empty()) {
        facts.emplace_back("without", task.ask.without.text());
    }
    if (!task.ask.size.isOwn()) {
        facts.emplace_back("size", text(task.ask.size));
    }
    return facts;
}

// The vectors themselves, [tokens, e] for each k; drawing them is for later.
Json featuresIntoStore(const Arguments& arguments)
{
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    const std::vector<int> heads = headsOf(arguments, model.config);
    const engine::Ask ask = askOf(engine, arguments, model);
    const engine::TokenChoice choice = tokenChoiceOf(arguments, model.config);
    rememberLittle(engine);
    StoreJob job{"embed", storeSettings(model.id, heads, ask), {}};
    job.settings["tokens"] = tokensOf(arguments);
    job.settings["block"] = choice.block;
    const bool byClass = arguments.has("by-class");
    if (byClass) {
        job.settings["by_class"] = true;
        job.takesInput = tablesOfLabels(model.config);
    }
    job.work = [&](const StorePicture& picture) {
        const EnginePicture opened(engine, picture);
        shard::StoreEntry entry;
        if (byClass) {
            entry.result["label"] = picture.classIndex(model.config);
        }
        Json rows = Json::array();
        for (const int k : heads) {
            const engine::TokenVectors found =
                engine.tokensNow(ask.network(opened.image().id, model.id, k), choice);
            const ArrayShape shape{static_cast<std::int64_t>(found.vectors.count),
                                   static_cast<std::int64_t>(found.vectors.width)};
            rows.push_back({{"k", k}, {"shape", shape}});
            entry.files.emplace_back(join("tokens.k", k, ".npy"),
                                     npyBytes(namedArray("tokens", found.vectors.values, shape)));
        }
        entry.result["image"] = opened.image().id;
        addSize(entry.result, engine, ask.network(opened.image().id, model.id));
        entry.result["heads"] = std::move(rows);
        return entry;
    };
    if (shard::storeFormat(arguments.text("store").value()) != shard::StoreFormat::Tar) {
        throw usageError("--store: features are arrays; expected a name that ends in .tar");
    }
    return runStore(arguments, job);
}

} // namespace

Json runEmbed(const Arguments& arguments)
{
    if (wantsStore(arguments)) {
        return featuresIntoStore(arguments);
    }
    (void)pointsFile(arguments); // refused before a model is read
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    EmbedTask task = embedTaskOf(arguments, model.config);
    task.ask = askOf(engine, arguments, model);
    requireWritable(task.file);
    const std::vector<EmbeddedSource> paths = embeddedPaths(arguments, task, model.config);
    const Progress progress = progressBar();
    std::vector<EmbeddedSource> sources;
    std::vector<engine::TokenVectors> tokens;
    constexpr double passes = 0.5; // share of the progress bar
    for (std::size_t i = 0; i < paths.size(); ++i) {
        interruption().check();
        report(progress, passes * double(i) / double(paths.size()), paths[i].name);
        for (const Input& input : openInputs(engine, paths[i].name)) {
            for (const int k : task.heads) {
                tokens.push_back(engine.tokensNow(task.ask.network(input.image.id, model.id, k), task.choice,
                                                  interruption()));
                tokens.back().source = static_cast<int>(sources.size());
            }
            sources.push_back({input.name, input.image.id, paths[i].classIndex});
        }
    }
    const auto watch = [&](int heads, int iteration, const tsne::Points& points) {
        if (iteration % 10 == 0) {
            const std::string which = heads > 0 ? join(", ", heads, " heads") : "";
            report(progress, passes + (1 - passes) * iteration / task.options.tsne.iterations,
                   join("iteration ", iteration, " of ", points.x.size(), " points", which));
        }
    };
    const engine::Embedding found = engine::embedTokens(tokens, task.options, interruption(), watch);
    if (found.perplexity < task.options.tsne.perplexity) {
        warn(join("perplexity ", found.perplexity, " instead of ", task.options.tsne.perplexity,
                  ": there are too few points"));
    }
    Json document = embeddingDocument(task, model.path, found);
    if (task.drawn) {
        document["figure"] = drawEmbedding(arguments, task.file, model, task.heads, sources, found);
        return document;
    }
    const DataTable points =
        engine::embeddingData(found.tokens, sources, task.byClass, factsOf(task, model, found));
    writeFileAtomically(task.file, engine::embeddingFile(points, task.file.extension().string().substr(1)));
    return document;
}

} // namespace hydra::cli
