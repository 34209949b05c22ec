// SPDX-License-Identifier: GPL-3.0-or-later
// explain with --predictor.
#include "app/cli/map_row.h"
#include "app/cli/predictor_answers.h"
#include "app/cli/predictor_run.h"
#include "app/cli/store_list.h"
#include "core/base/error.h"
#include "core/explain/explain.h"
#include "core/export/map_file.h"
#include "core/image/load.h"
#include "core/paint/look_fields.h"
#include "core/paint/overlay.h"
#include "core/question/stored_settings.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::cli {

namespace {

struct PredictorTask
{
    std::vector<std::string> methods, formats;
    MapOptions options;
    std::optional<engine::ClassChoice> target, against; // none: a box
    std::size_t box = 0;
    paint::Look look;
    std::filesystem::path folder; // empty: nothing is written
    engine::MapDatasets* datasets = nullptr; // null: into a store
    shard::StoreEntry* entry = nullptr; // of the picture in hand, where there is one
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
    if (task.entry != nullptr) {
        task.entry->files.emplace_back(method + ".npy", engine::mapNpy(map));
    }
    if (task.datasets == nullptr) {
        return files;
    }
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

// As explain's own: maps are arrays beside each line, in a store that has any.
Json explainIntoStore(const Arguments& arguments, Predictor& predictor, PredictorTask task)
{
    engine::Ask ask;
    ask.options = task.options;
    ask.target = task.target.value_or(engine::ClassChoice());
    ask.against = task.against;
    Json settings = engine::mapSettings(task.methods, ask);
    settings["box"] = task.box;
    return storeThrough(arguments, predictor, "explain", "maps", std::move(settings),
                        [&](const Input& input, const ModelInput& seen, shard::StoreEntry& entry) {
                            task.entry = &entry;
                            Json maps = Json::array();
                            const Progress none;
                            addRows(maps, {predictor, task, input, seen, none}, arguments);
                            for (Json& row : maps) {
                                for (const char* gone : {"input", "ms", "files"}) {
                                    row.erase(gone);
                                }
                            }
                            return Json{{"maps", maps}};
                        });
}

} // namespace

Json runExplainThrough(const Arguments& arguments)
{
    requireBlackBoxes(arguments);
    const auto predictor = startPredictor(arguments,
                                          withStore({"method", "class", "target", "against", "box", "out",
                                                     "format", paint::pictureField().option}),
                                          true);
    PredictorTask task = taskOf(arguments, *predictor);
    if (wantsStore(arguments)) {
        return explainIntoStore(arguments, *predictor, task);
    }
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
    Json all = documentOf(*predictor, "maps", std::move(maps));
    datasets.finish(all);
    return all;
}

} // namespace hydra::cli
