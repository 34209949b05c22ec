// SPDX-License-Identifier: GPL-3.0-or-later
// predict and explain with --predictor.
#include "app/cli/map_row.h"
#include "app/cli/predictor_run.h"
#include "core/base/error.h"
#include "core/explain/explain.h"
#include "core/export/map_file.h"
#include "core/format/npy.h"
#include "core/image/load.h"
#include "core/paint/look_fields.h"
#include "core/paint/overlay.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::cli {

namespace {

Json topOf(const Predictor& predictor, const at::Tensor& scores, std::size_t count)
{
    const bool logits = predictor.facts().kind == PredictorKind::Logits;
    const at::Tensor shares = at::softmax(scores.to(at::kDouble), 1);
    std::vector<int> ranking = rankingOf(scores);
    ranking.resize(std::min(ranking.size(), count));
    Json top = Json::array();
    for (const int index : ranking) {
        Json row{{"index", index}, {"name", predictor.config().className(index)}};
        if (logits) {
            row["probability"] = shares[0][index].item<double>();
        }
        row[logits ? "logit" : "score"] = scores[0][index].item<float>();
        top.push_back(std::move(row));
    }
    return top;
}

// The boxes of a picture, the most confident first.
std::vector<Detection> boxesOf(Predictor& predictor, const ModelInput& input)
{
    std::vector<Detection> boxes = std::move(predictor.boxes(input.pixels, interruption()).front());
    std::stable_sort(boxes.begin(), boxes.end(),
                     [](const Detection& a, const Detection& b) { return a.confidence() > b.confidence(); });
    return boxes;
}

Rect inPicture(const Rect& box, const InputGeometry& at)
{
    const double x = at.seen.width / at.inputWidth, y = at.seen.height / at.inputHeight;
    return {at.seen.x + box.x * x, at.seen.y + box.y * y, box.width * x, box.height * y};
}

// In pixels of the picture.
Json boxJson(std::size_t index, const Detection& box, const InputGeometry& at, const VitConfig& config)
{
    const Rect seen = inPicture(box.box, at);
    return {{"index", index},
            {"box", {seen.x, seen.y, seen.x + seen.width, seen.y + seen.height}},
            {"class", box.classIndex},
            {"class_name", config.className(box.classIndex)},
            {"score", box.confidence()}};
}

struct PredictorTask
{
    std::vector<std::string> methods, formats;
    MapOptions options;
    std::optional<engine::ClassChoice> target, against; // none: a box
    std::size_t box = 0;
    paint::Look look;
    std::filesystem::path folder; // empty: nothing is written
    engine::MapDatasets* datasets = nullptr;
};

constexpr const char* ofBoxes = "d-rise";

// Throws Error{Usage} for a method that does not fit what the predictor answers.
void requireFitting(const std::string& method, bool boxes)
{
    if (method == ofBoxes && !boxes) {
        throw usageError("method d-rise explains a box, and this predictor answers with scores of classes");
    }
    if (boxes && method == "rise") {
        throw usageError("of a box, RISE is called d-rise");
    }
}

// Before a program is started, which may take its time. Throws Error{Usage} where none could answer.
void requireBlackBoxes(const Arguments& arguments)
{
    for (const std::string& method : arguments.list("method")) {
        if (method != ofBoxes && !needsNoNetwork(methodInfo(method))) {
            throw usageError("method ", method, " reads the inside of a network, and a predictor shows none");
        }
    }
}

void refuse(const Arguments& arguments, std::initializer_list<const char*> options, bool boxes)
{
    for (const char* option : options) {
        if (arguments.has(option)) {
            throw boxes ? usageError("--", option, " is about classes, and this predictor finds boxes")
                        : usageError("--", option, " is about boxes, and this predictor scores classes");
        }
    }
}

PredictorTask taskOf(const Arguments& arguments, const Predictor& predictor)
{
    const bool boxes = predictor.findsBoxes();
    const VitConfig& config = predictor.config();
    PredictorTask task;
    task.methods = arguments.list("method", boxes ? ofBoxes : "rise");
    for (const std::string& method : task.methods) {
        requireFitting(method, boxes);
    }
    task.formats = arguments.list("format", "npy");
    for (const std::string& format : task.formats) {
        if (format == "npz" || format == "json") {
            throw usageError("--format: with --predictor expected npy, csv, png, fiftyone or coco, got '",
                             format, "'");
        }
    }
    if (boxes) {
        refuse(arguments, {"class", "target", "against", "measured"}, boxes);
        task.box = arguments.whole("box", std::size_t(0));
    } else {
        refuse(arguments, {"box"}, boxes);
        task.target = arguments.has("target") ? targetOf(arguments, config) : classOf(arguments, config);
        if (!task.target->isClass()) {
            throw usageError("--target: a predictor has classes alone, got ", engine::text(*task.target));
        }
        if (arguments.has("against")) {
            task.against = classOf(arguments, config, "against");
        }
    }
    task.options = methodOptionsOf(arguments, config);
    paint::pictureField().set(task.look, !arguments.has(paint::pictureField().option));
    task.folder = arguments.text("out", "");
    return task;
}

// The options of METHOD: D-RISE is RISE, with as many and as fine masks as its authors use.
MapOptions optionsOf(const PredictorTask& task, const Arguments& arguments, const std::string& method)
{
    MapOptions options = task.options;
    options.method = method == ofBoxes ? "rise" : method;
    if (method == ofBoxes) {
        constexpr int masks = 5000, grid = 16;
        options.masks = arguments.has("masks") ? options.masks : masks;
        options.maskGrid = arguments.has("mask-grid") ? options.maskGrid : grid;
    }
    return options;
}

Json writeFiles(const PredictorTask& task, const Input& input, const InputGeometry& geometry,
                const std::string& method, const Map& map, const std::optional<engine::FoundBox>& found = {})
{
    Json files = Json::array();
    for (const std::string& format : task.folder.empty() ? std::vector<std::string>() : task.formats) {
        const std::filesystem::path path = task.folder / join(input.stem, ".", method, ".", format);
        if (engine::MapDatasets::are(format)) {
            continue;
        }
        if (format == "npy") {
            writeFileAtomically(path, engine::mapNpy(map));
        } else if (format == "csv") {
            writeFileAtomically(path, engine::mapCsv(map));
        } else {
            const std::string of = map.target.empty() ? join("class ", map.classIndex) : map.target;
            savePng(path, paint::overlay(*input.image.picture, geometry, map, task.look),
                    {{"Software", "Hydrascope " HYDRA_VERSION},
                     {"Description",
                      join(method, ", ", of,
                           map.againstIndex < 0 ? std::string() : join(" minus ", map.againstIndex),
                           ", image ", input.image.id)}});
        }
        files.push_back(path.string());
    }
    task.datasets->add({method, 0, map, geometry, found}, files);
    return files;
}

// What a picture is explained with.
struct PictureAsked
{
    Predictor& predictor;
    const PredictorTask& task;
    const Input& input;
    const ModelInput& seen;
    const Progress& progress;

    [[nodiscard]] Map through(const Scorer& scorer, const MapOptions& options) const
    {
        return explainThrough(scorer, shownTo(predictor, seen.pixels), options, interruption(),
                              {progress, {}});
    }
};

Json classRow(const PictureAsked& asked, const at::Tensor& scores, const std::string& method,
              const MapOptions& options)
{
    const auto mapOf = [&](const engine::ClassChoice& choice) {
        const int index = classMeant(choice, rankingOf(scores));
        Map map = asked.through(*scorerOf(asked.predictor, index), options);
        map.classIndex = index;
        map.targetValue = scores[0][index].item<double>();
        return map;
    };
    const PredictorTask& task = asked.task;
    const Map map = task.against ? contrast(mapOf(*task.target), mapOf(*task.against)) : mapOf(*task.target);
    Json row = mapRow(asked.input.name, method, map, asked.predictor.config());
    row["files"] = writeFiles(task, asked.input, asked.seen.geometry, method, map);
    return row;
}

Json boxRow(const PictureAsked& asked, const Detection& box, const std::string& method,
            const MapOptions& options)
{
    const std::size_t index = asked.task.box;
    const auto scorer = scorerOf(asked.predictor, box);
    Map map = asked.through(*scorer, options);
    map.target = join("box ", index);
    map.targetValue = box.confidence();
    const bool found = method != ofBoxes || scorer->matched() > 0;
    Json row{{"input", asked.input.name}, {"method", method}, {"target", map.target}};
    if (found) {
        row = mapRow(asked.input.name, method, map, asked.predictor.config());
    } else {
        warn(join(asked.input.name, ": none of ", options.masks, " masked pictures had a box like box ",
                  index, ": there is no map"));
    }
    row["box"] = boxJson(index, box, asked.seen.geometry, asked.predictor.config());
    if (method == ofBoxes) {
        row["matched"] = scorer->matched();
    }
    row["files"] = found ? writeFiles(asked.task, asked.input, asked.seen.geometry, method, map,
                                      engine::FoundBox{inPicture(box.box, asked.seen.geometry),
                                                       box.classIndex, box.confidence()})
                         : Json::array();
    return row;
}

// The rows of a picture, one for each method, to MAPS.
void addRows(Json& maps, const PictureAsked& asked, const Arguments& arguments)
{
    const VitConfig& config = asked.predictor.config();
    const bool ofBox = asked.predictor.findsBoxes();
    const auto boxes = ofBox ? boxesOf(asked.predictor, asked.seen) : std::vector<Detection>();
    const at::Tensor scores =
        ofBox ? at::Tensor() : asked.predictor.scores(asked.seen.pixels, interruption());
    if (ofBox && asked.task.box >= boxes.size()) {
        warn(join(asked.input.name, ": the predictor finds ", boxes.size(), " boxes, there is no box ",
                  asked.task.box));
        maps.push_back({{"input", asked.input.name}, {"box", nullptr}, {"boxes", boxes.size()}});
        return;
    }
    for (const std::string& method : asked.task.methods) {
        const MapOptions options = optionsOf(asked.task, arguments, method);
        const PassCount count = passesOf(options, config, 1, config.gridHeight(), config.gridWidth());
        warn(join(method, ": ", count.passes, " pictures"));
        maps.push_back(ofBox ? boxRow(asked, boxes[asked.task.box], method, options)
                             : classRow(asked, scores, method, options));
    }
}

Json document(const Predictor& predictor, const char* rows, Json list)
{
    return {{"predictor", predictor.command()},
            {"kind", wordOf(predictor.facts().kind)},
            {rows, std::move(list)}};
}

} // namespace

Json runPredictThrough(const Arguments& arguments)
{
    const auto predictor = startPredictor(arguments, {"top", "npy"}, false);
    const std::filesystem::path folder = arguments.text("npy", "");
    if (predictor->findsBoxes()) {
        refuse(arguments, {"top", "npy"}, true);
    }
    const auto count = arguments.whole("top", std::size_t(5));
    Json results = Json::array();
    eachPicture(
        arguments, *predictor, folder, [&](const Input& input, const ModelInput& seen, const Progress&) {
            Json result{{"input", input.name}};
            if (predictor->findsBoxes()) {
                result["boxes"] = Json::array();
                for (const Detection& box : boxesOf(*predictor, seen)) {
                    const std::size_t index = result["boxes"].size();
                    result["boxes"].push_back(boxJson(index, box, seen.geometry, predictor->config()));
                }
            } else {
                const at::Tensor scores = predictor->scores(seen.pixels, interruption());
                result["top"] = topOf(*predictor, scores, count);
                if (!folder.empty()) {
                    const auto path = folder / (input.stem + "." + wordOf(predictor->facts().kind) + ".npy");
                    writeNpy(path, scores[0]);
                    result["file"] = path.string();
                }
            }
            results.push_back(std::move(result));
        });
    return document(*predictor, "results", std::move(results));
}

Json runExplainThrough(const Arguments& arguments)
{
    requireBlackBoxes(arguments);
    const auto predictor = startPredictor(
        arguments,
        {"method", "class", "target", "against", "box", "out", "format", paint::pictureField().option}, true);
    PredictorTask task = taskOf(arguments, *predictor);
    engine::MapDatasets datasets =
        datasetsOf(arguments, task.methods, predictor->config(),
                   {{"predictor", predictor->command()}, {"target", arguments.text("class", "")}});
    task.datasets = &datasets;
    Json maps = Json::array();
    const auto one = [&](const Input& input, const ModelInput& seen, const Progress& within) {
        datasets.begin({input.name, input.stem, input.image});
        addRows(maps, {*predictor, task, input, seen, within}, arguments);
    };
    eachPicture(arguments, *predictor, task.folder, one);
    Json all = document(*predictor, "maps", std::move(maps));
    datasets.finish(all);
    return all;
}

} // namespace hydra::cli
