// SPDX-License-Identifier: GPL-3.0-or-later
// figure: draws figures for papers like the window, without a window.
#include "app/cli/ask_settings.h"
#include "app/cli/commands.h"
#include "app/cli/feature_settings.h"
#include "app/cli/figure_settings.h"
#include "app/cli/figures.h"
#include "app/cli/inputs.h"
#include "app/cli/knn_accuracy.h"
#include "app/cli/program_answers.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/new_file.h"
#include "core/base/version.h"
#include "core/checkpoint/checkpoint.h"
#include "core/evaluate/accuracy.h"
#include "core/explain/method_table.h"
#include "core/model/architectures.h"
#include "core/nn/vision_transformer.h"
#include "core/question/ask_json.h"
#include "ui/figures/figure_file.h"
#include "ui/figures/gather.h"
#include "ui/figures/layout.h"

#include <algorithm>
#include <cmath>

namespace hydra::cli {

namespace {

using ui::FigureData;
using ui::FigureSpec;

DataTable costTable(const FigureSpec& spec, const FigureData& data, DataFacts facts)
{
    std::vector<std::string> attention;
    std::vector<std::int64_t> heads, sizes, parameters, macs, attentionMacs;
    std::vector<double> accuracy;
    for (const ui::FigureCost& row : data.costs) {
        attention.push_back(row.attention.empty() ? askJson(spec.ask)["attention"].get<std::string>()
                                                  : row.attention);
        heads.push_back(row.heads);
        sizes.push_back(row.imageSize > 0 ? row.imageSize : data.model.config.imageHeight.value);
        parameters.push_back(row.cost.parameters);
        macs.push_back(row.cost.macs);
        attentionMacs.push_back(row.cost.attentionMacs);
        accuracy.push_back(row.accuracy >= 0 ? row.accuracy : std::nan(""));
    }
    return {std::move(facts),
            {{"attention", attention},
             {"k", heads},
             {"image_size", sizes},
             {"params", parameters},
             {"macs", macs},
             {"attention_macs", attentionMacs},
             {"accuracy", accuracy}}};
}

bool isChart(FigureKind kind)
{
    return kind == FigureKind::Cost || kind == FigureKind::Flops || kind == FigureKind::Tsne;
}

// Writes the numbers of a chart.
Json tabled(const FigureSpec& spec, const FigureData& data, const std::filesystem::path& file)
{
    DataFacts facts{{"software", software()}, {"model_name", data.model.name}, {"model", data.model.id}};
    std::vector<EmbeddedSource> sources;
    for (const ui::FigureImage& image : data.images) {
        sources.push_back({image.name, image.id, image.classIndex});
    }
    const TableFormat format = *formatOf<TableFormat>(file);
    const std::string bytes = data.embedding
        ? embeddingFile(embeddingData(data.embedding->tokens, sources,
                                      spec.byClass ? &data.model.config : nullptr, std::move(facts)),
                        format)
        : tableFile(costTable(spec, data, std::move(facts)), format);
    interruption().check();
    writeFileAtomically(file, bytes);
    return {{"file", file.string()}, {"format", wordOf(format)}, {"bytes", bytes.size()}};
}

// The same for nearest neighbours.
void judgeNeighbours(FigureData& data, const FigureSpec& spec, engine::Session& session)
{
    const KnnAccuracy knn({}, spec.accuracyFolder, false);
    for (ui::FigureCost& cost : data.costs) {
        const auto [images, top1] =
            knn.of(session, spec.ask.networkHere(ImageId(), data.model.id, cost.heads));
        cost.judged = int(images);
        cost.accuracy = top1;
    }
}

// Measures the accuracy of each head count, in the order of DATA.costs.
void judge(FigureData& data, const FigureSpec& spec, const FigureSettings& settings)
{
    Checkpoint c = readModel(settings);
    const auto images = labelledFolder(spec.accuracyFolder, c.config);
    const VisionTransformer network(std::move(c.config), std::move(c.tensors));
    constexpr int batch = 16;
    std::vector<Message> skipped;
    const auto rows =
        evaluate(network, images, spec.heads, spec.ask, batch, progressBar(), interruption(), &skipped);
    interruption().check();
    if (!skipped.empty() && rows.front().images == 0) {
        throw inputError(skipped.front());
    }
    std::for_each(skipped.begin(), skipped.end(), leaveOut);
    if (!rows.empty() && rows.front().averagePrecision) {
        throw usageError("accuracy over cost is top-1, which needs one label per picture; evaluate gives "
                         "mean average precision for several");
    }
    for (ui::FigureCost& cost : data.costs) {
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [&](const AccuracyRow& r) { return r.heads == cost.heads; });
        if (row != rows.end() && row->images > 0) {
            cost.judged = row->images;
            cost.accuracy = double(row->top1) / row->images;
        }
    }
}

// Returns the model: a file, or a shape without weights, for costs only.
ui::FigureModel modelOf(engine::Session& session, FigureSpec& spec, const FigureSettings& settings)
{
    const OptionalText& arch = settings.arch;
    if (!arch) {
        spec.model = settings.place(0, modelPlace);
        spec.modelOptions = givenModelOptions(settings);
        return ui::figureModel(openModel(session, settings));
    }
    if (ui::readsPictures(spec.kind) || !settings.accuracy.empty()) {
        throw usageError(
            !settings.accuracy.empty()
                ? phrase(
                    "--arch: a shape without weights has only costs; figure %1 with --accuracy expects MODEL")
                : phrase("--arch: a shape without weights has only costs; figure %1 expects MODEL"),
            name(spec.kind));
    }
    if (!settings.places.empty()) {
        throw usageError("expected MODEL or --arch, got both: '%1' and '%2'", settings.places.front(), *arch);
    }
    spec.arch = *arch;
    return {*arch, {}, architectureNamed(*arch)};
}

// Returns the program of --predictor. Throws Error{Usage}, before it is started, for questions that no
// program answers.
std::optional<engine::OpenedModel> programOf(engine::Session& session, const FigureSettings& settings,
                                             FigureKind kind)
{
    if (!asksPredictor(settings)) {
        return std::nullopt;
    }
    ui::requireThrough(kind);
    requireBlackBoxes(settings);
    requireWritable(settings.out);
    engine::OpenedModel program = openModel(session, settings);
    requireAnswered(settings, *program.program);
    return program;
}

// Reads the question to PROGRAM into SPEC, whose page has been read.
void readThrough(FigureSpec& spec, const FigureSettings& settings, const engine::OpenedModel& program)
{
    if (settings.patience) {
        spec.modelOptions.emplace_back("patience", exactText(*settings.patience));
    }
    if (program.program != PredictorKind::Logits && spec.top > 0) {
        throw usageError("--top: this predictor's scores are not probabilities; omit it");
    }
    spec.methods = methodsThrough(settings, program);
    readExplainedThrough(settings, program, spec.methods, spec.ask);
}

void readWithout(FigureSpec& spec, engine::Session& session, const FigureSettings& settings,
                 const ui::FigureModel& model)
{
    const auto given = settings.saeOptions();
    spec.modelOptions.insert(spec.modelOptions.end(), given.begin(), given.end());
    if (given.empty() && settings.without.empty() && settings.with.empty() && !settings.from) {
        return;
    }
    if (!ui::isGrid(spec.kind)) {
        throw usageError("--without: figure %1 shows no maps of a network to change", name(spec.kind));
    }
    engine::OpenedModel opened;
    opened.id = model.id;
    opened.config = model.config;
    spec.ask.without = withoutOf(session, settings, opened);
    spec.from = settings.from.value_or("");
    if (spec.ask.target.kind == ClassChoice::Kind::Feature) { // opened with the block that it is read at
        spec.ask.target = session.files().openTarget(spec.ask.target);
    }
}

void readFeatures(FigureSpec& spec, engine::Session& session)
{
    const FeatureFiles files = openFeatures(session, spec.ask.options);
    spec.basisFile = files.basis;
    spec.keptFile = files.kept;
}

} // namespace

void checkFigure(const PageSettings& settings, const std::string& file)
{
    if (file.empty()) {
        throw usageError("--out: expected a file for the figure, NAME.svg, NAME.pdf or NAME.png");
    }
    (void)requiredFormat<FigureFormat>("out", file);
    FigureSpec page;
    readPage(page, settings);
}

Json drawEmbedding(const EmbedSettings& settings, const std::filesystem::path& file,
                   const engine::OpenedModel& model, const std::vector<int>& heads,
                   const std::vector<EmbeddedSource>& sources, const engine::Embedding& found)
{
    const DrawingTable table;
    FigureSpec spec = ui::suggested(FigureKind::Tsne, model.config);
    const auto& words = settings.places;
    spec.model = words.front();
    spec.modelOptions = givenModelOptions(settings);
    spec.inputs.assign(words.begin() + 1, words.end());
    readPage(spec, settings);
    readPass(spec, settings, model.config);
    readTsne(spec, settings, model.config);
    spec.heads = heads;
    FigureData data;
    data.model = ui::figureModel(model);
    data.embedding = found;
    for (const EmbeddedSource& source : sources) {
        ui::FigureImage image;
        image.name = std::filesystem::path(source.name).filename().string();
        image.id = source.id;
        image.classIndex = source.classIndex;
        data.images.push_back(image);
    }
    return saved(spec, data, file);
}

Json runFigure(const FigureSettings& all)
{
    const std::string& word = all.place(0, "KIND: " + listText(wordsOf<FigureKind>(), ", "));
    (void)choiceRule<FigureKind>("", "", "").fromText(word, "KIND");
    const FigureKind kind = enumNamed<FigureKind>(word).value();
    const std::string& file = all.out;
    FigureSettings settings = all; // the words after the kind
    settings.places.erase(settings.places.begin());
    const bool table = formatOf<TableFormat>(file) && isChart(kind);
    if (!table) {
        checkFigure(settings, file);
    }
    const auto asked = commandSession();
    engine::Session& session = *asked;
    const std::optional<engine::OpenedModel> program = programOf(session, settings, kind);
    FigureSpec spec;
    spec.kind = kind;
    const ui::FigureModel model = program ? ui::figureModel(*program) : modelOf(session, spec, settings);
    const FigureSpec given = std::exchange(spec, ui::suggested(kind, model.config));
    spec.model = given.model;
    spec.arch = given.arch;
    spec.modelOptions = given.modelOptions;
    const auto& words = settings.places;
    spec.inputs.assign(words.begin() + std::ptrdiff_t(std::min(settings.firstInput(), words.size())),
                       words.end());
    program ? ui::suitProgram(spec, *program) : void();
    readPage(spec, settings);
    readQuestion(spec, settings, model.config);
    program ? readThrough(spec, settings, *program) : void();
    readWithout(spec, session, settings, model);
    readFeatures(spec, session);
    if (!ui::readsPictures(kind) && !spec.inputs.empty()) {
        throw usageError("figure %1 takes no pictures; got '%2'", name(kind), spec.inputs.front());
    }

    requireWritable(file);

    const DrawingTable drawing;
    ui::FigureSources sources;
    std::vector<EmbeddedSource> inputs;
    if (ui::readsPictures(kind)) {
        inputs = labelledInputs(settings, spec.byClass, model.config);
        sources.count = inputs.size();
        sources.open = [&](std::size_t index) { // opens them one by one on request
            std::vector<ui::FigureImage> images;
            for (const Input& input : openInputs(session, inputs[index].name)) {
                images.push_back(ui::figureImage(input.image, input.name));
                images.back().classIndex = inputs[index].classIndex;
            }
            return images;
        };
    }
    FigureData data = ui::gather(session, spec, model, sources, progressBar(), interruption());
    if (spec.knn) {
        judgeNeighbours(data, spec, session);
    } else if (!spec.accuracyFolder.empty()) {
        judge(data, spec, settings);
    }
    Json document{{"kind", name(kind)}};
    document[program ? "predictor" : "model"] = program ? program->path
        : spec.arch.empty()                             ? spec.model
                                                        : spec.arch;
    document.update(table ? tabled(spec, data, file) : saved(spec, data, file));
    return document;
}

const Running runsFigure("figure", Parsed<runFigure>::by);

} // namespace hydra::cli
