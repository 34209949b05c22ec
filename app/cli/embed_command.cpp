// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/figures.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/version.h"
#include "core/engine/found_models.h"
#include "core/export/embedding_table.h"
#include "core/format/named_array.h"
#include "core/question/ask_json.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

namespace {

struct EmbedTask
{
    engine::TokenChoice choice;
    engine::EmbeddingOptions options;
    std::filesystem::path file;
    bool byClass = false;
    bool drawn = false; // a figure, not a table
};

std::filesystem::path pointsFile(const EmbedSettings& settings)
{
    const OptionalText& out = settings.out;
    if (!out || out->empty()) {
        throw usageError(
            "--out: expected a file for the points, NAME.csv, .json, .npz, .tex, .py, .svg, .pdf or .png");
    }
    const std::filesystem::path file = *out;
    if (formatOf<FigureFormat>(file)) {
        checkFigure(settings, *out);
    } else if (!formatOf<TableFormat>(file)) {
        throw formatError("out", wordsOf<TableFormat, FigureFormat>(), *out);
    }
    return file;
}

void requireClasses(const EmbedSettings& settings, const VitConfig& config)
{
    if (settings.byClass && config.numClasses == 0) {
        throw usageError(
            "--by-class: expected a model with classes, and this one is a backbone without a classifier");
    }
}

EmbedTask embedTaskOf(const EmbedSettings& settings, const VitConfig& config)
{
    EmbedTask task;
    task.file = pointsFile(settings);
    task.drawn = formatOf<FigureFormat>(task.file).has_value();
    requireClasses(settings, config);
    task.choice = tokenChoiceOf(settings, config);
    task.byClass = settings.byClass;
    task.options = embeddingOf(settings);
    return task;
}

Json embeddingDocument(const EmbedTask& task, const Asking& asking, const engine::Embedding& found)
{
    Json rows = Json::array();
    for (const engine::EmbeddingRow& row : found.rows) {
        rows.push_back({{"k", row.heads},
                        {"compactness", row.compactness},
                        {"cosine_spread", row.cosineSpread},
                        {"points", row.points},
                        {"kl_divergence", row.divergence}});
    }
    Json document = asking.document("points", found.tokens.size());
    document.update({{"kl_divergence", found.divergence},
                     {"iterations", found.iterations},
                     {"seconds", found.seconds},
                     {"method", found.exact ? "exact" : "barnes-hut"},
                     {"joint", task.options.joint},
                     {"perplexity", found.perplexity},
                     {"seed", task.options.tsne.seed},
                     {"trustworthiness", found.trustworthiness >= 0 ? Json(found.trustworthiness) : Json()},
                     {"rows", rows},
                     {"file", task.file.string()}});
    return document;
}

DataFacts factsOf(const EmbedTask& task, const Asking& asking, const engine::Embedding& found)
{
    DataFacts facts{{"software", software()},
                    {"model_name", engine::modelName(asking.model.path)},
                    {"model", asking.model.id},
                    {"block", std::int64_t(task.choice.block)},
                    {"joint", std::int64_t(task.options.joint ? 1 : 0)},
                    {"perplexity", found.perplexity},
                    {"seed", static_cast<std::int64_t>(task.options.tsne.seed)},
                    {"kl_divergence", found.divergence}};
    return withFacts(std::move(facts), askJson(asking.ask));
}

// Stores the vectors, [tokens, e] for each k, for later drawing.
Json featuresIntoStore(const EmbedSettings& settings)
{
    Asking asking(settings);
    requireClasses(settings, asking.config());
    const engine::TokenChoice choice = tokenChoiceOf(settings, asking.config());
    const bool byClass = settings.byClass;
    Study study{"embed", "results", false, {}, {}, {}};
    study.settings["tokens"] = wordOf(choice.kind);
    study.settings["block"] = choice.block;
    if (byClass) {
        study.settings["by_class"] = true;
        study.takesInput = tablesOfLabels(asking.config());
    }
    study.work = [&](Pictured& picture) {
        Json result;
        if (byClass) {
            result["label"] = picture.listed->classIndex(asking.config());
        }
        result.update(picture.begun());
        asking.addSize(result, asking.network(picture.image.id, 0));
        result["heads"] = Json::array();
        for (const int k : asking.heads) {
            const engine::TokenVectors found =
                asking.session.tokens(asking.network(picture.image.id, k), choice);
            const ArrayShape shape{static_cast<std::int64_t>(found.vectors.count),
                                   static_cast<std::int64_t>(found.vectors.width)};
            result["heads"].push_back({{"k", k}, {"shape", shape}});
            picture.keep(join("tokens.k", k, ".npy"),
                         npyBytes(namedArray("tokens", found.vectors.values, shape)));
        }
        return result;
    };
    requireTar(settings);
    return runListed(asking, study);
}

// Returns the tokens of every picture of SOURCES at every head count; replaces SOURCES by the pictures in
// them.
std::vector<engine::TokenVectors> tokensOfAll(Asking& asking, const EmbedTask& task,
                                              std::vector<EmbeddedSource>& sources, const Progress& progress)
{
    std::vector<engine::TokenVectors> tokens;
    std::vector<EmbeddedSource> pictures;
    LeavingOut unlessBad(sources.size());
    for (std::size_t i = 0; i < sources.size(); ++i) {
        interruption().check();
        report(progress, double(i) / double(sources.size()), sources[i].name);
        std::vector<Input> inputs;
        unlessBad([&] { inputs = openInputs(asking.session, sources[i].name); });
        for (const Input& input : inputs) {
            for (const int k : asking.heads) {
                tokens.push_back(
                    asking.session.tokens(asking.network(input.image.id, k), task.choice, interruption()));
                tokens.back().source = static_cast<int>(pictures.size());
            }
            pictures.push_back({input.name, input.image.id, sources[i].classIndex});
        }
    }
    sources = std::move(pictures);
    return tokens;
}

} // namespace

Json runEmbed(const EmbedSettings& settings)
{
    if (wantsStore(settings)) {
        return featuresIntoStore(settings);
    }
    (void)pointsFile(settings); // refused before a model is read
    Asking asking(settings);
    const EmbedTask task = embedTaskOf(settings, asking.config());
    requireWritable(task.file);
    std::vector<EmbeddedSource> sources = labelledInputs(settings, task.byClass, asking.config());
    const Progress progress = progressBar();
    constexpr double passes = 0.5; // share of the progress bar
    const std::vector<engine::TokenVectors> tokens =
        tokensOfAll(asking, task, sources,
                    [&](double fraction, const Message& what) { report(progress, passes * fraction, what); });
    const auto watch = [&](int heads, int iteration, const tsne::Points& points) {
        if (iteration % 10 == 0) {
            const Message which = heads > 0 ? message(", %1 heads", heads) : Message();
            report(progress, passes + (1 - passes) * iteration / task.options.tsne.iterations,
                   message("iteration %1 of %2 points%3", iteration, points.x.size(), which));
        }
    };
    const engine::Embedding found = engine::embedTokens(tokens, task.options, interruption(), watch);
    if (found.perplexity < task.options.tsne.perplexity) {
        warn(message("perplexity %1 instead of %2: too few points", found.perplexity,
                     task.options.tsne.perplexity));
    }
    Json document = embeddingDocument(task, asking, found);
    if (task.drawn) {
        document["figure"] = drawEmbedding(settings, task.file, asking.model, asking.heads, sources, found);
        return document;
    }
    const DataTable points = embeddingData(found.tokens, sources, task.byClass ? &asking.config() : nullptr,
                                           factsOf(task, asking, found));
    writeFileAtomically(task.file, embeddingFile(points, *formatOf<TableFormat>(task.file)));
    return document;
}

const Running runsEmbed("embed", Parsed<runEmbed>::by);

} // namespace hydra::cli
