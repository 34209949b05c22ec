// SPDX-License-Identifier: GPL-3.0-or-later
// explain with --predictor.
#include "app/cli/map_row.h"
#include "app/cli/predictor_answers.h"
#include "app/cli/predictor_run.h"
#include "app/cli/store_list.h"
#include "core/base/error.h"
#include "core/export/map_file.h"
#include "core/export/predictor_maps.h"
#include "core/predictor/predictor_question.h"
#include "core/question/said.h"

#include <algorithm>

namespace hydra::cli {

namespace {

struct PredictorTask
{
    const ExplainSettings& settings;
    std::vector<std::string> methods;
    std::optional<ClassChoice> target, against; // none: a box
    std::filesystem::path folder; // empty: nothing is written
    MapDatasets* datasets = nullptr; // null: into a store
    shard::StoreEntry* entry = nullptr; // of the picture in hand, where there is one

    [[nodiscard]] std::size_t box() const { return settings.box.value_or(0); }
};

PredictorTask taskOf(const ExplainSettings& settings, const Predictor& predictor)
{
    const VitConfig& config = predictor.config();
    PredictorTask task{settings, methodsThrough(settings, predictor), {}, {}, settings.out};
    for (const std::string& method : task.methods) {
        requireFitting(method, predictor.facts().kind);
    }
    for (const MapFormat format : settings.formats) {
        if (saysNetwork(format)) {
            throw usageError("--format: with --predictor expected npy, csv, png, fiftyone or coco, got '",
                             wordOf(format), "'");
        }
    }
    requireAnswered(settings, predictor);
    if (!predictor.findsBoxes()) {
        task.target =
            settings.target ? targetOf(settings, config) : classOf("class", settings.className, config);
        if (!task.target->isClass()) {
            throw usageError("--target: a predictor has classes alone, got ", hydra::text(*task.target));
        }
        if (settings.against) {
            task.against = classOf("against", settings.against, config);
        }
    }
    return task;
}

Json writeFiles(const PredictorTask& task, const Input& input, const InputGeometry& geometry,
                const std::string& method, const Map& map, const std::optional<FoundBox>& found = {})
{
    Json files = Json::array();
    const DatasetMap of{method, 0, map, geometry, found};
    if (task.entry != nullptr) {
        task.entry->files.emplace_back(method + ".npy", mapNpy(map));
    }
    if (task.datasets == nullptr) {
        return files;
    }
    for (const MapFormat format : task.folder.empty() ? std::vector<MapFormat>() : task.settings.formats) {
        if (!isDataset(format)) {
            const auto path = task.folder / join(input.stem, ".", method, ".", wordOf(format));
            writeMapAs(format, path, of, input.image, task.settings.look);
            files.push_back(path.string());
        }
    }
    task.datasets->add(of, files);
    return files;
}

// What a picture is explained with.
struct Explained
{
    const PredictorTask& task;
    const VitConfig& config;
    const Input& input;
    const AskedPicture& picture;
    const Progress& progress;
};

Json classRow(const Explained& asked, const MapOptions& options)
{
    const PredictorTask& task = asked.task;
    const std::vector<int>& ranking = asked.picture.answer().ranking;
    PredictorQuestion question{options, classMeant(*task.target, ranking)};
    if (task.against) {
        question.against = classMeant(*task.against, ranking);
    }
    const Map map = asked.picture.explain(question, interruption(), asked.progress).map.value();
    Json row = mapRow(asked.input.name, options.method, map, asked.config);
    row["files"] = writeFiles(task, asked.input, asked.picture.geometry(), options.method, map);
    return row;
}

Json boxRow(const Explained& asked, const MapOptions& options)
{
    const std::string& method = options.method;
    const std::size_t index = asked.task.box();
    const FoundBox& box = asked.picture.answer().boxes[index];
    const auto made = asked.picture.explain({options, -1, {}, index}, interruption(), asked.progress);
    Json row{{"input", asked.input.name}, {"method", method}, {"target", join("box ", index)}};
    if (made.map) {
        row = mapRow(asked.input.name, method, *made.map, asked.config);
    } else {
        warn(join(asked.input.name, ": none of ", options.masks, " masked pictures had a box like box ",
                  index, ": there is no map"));
    }
    row["box"] = boxJson(index, box, asked.config);
    if (method == riseOfBoxes) {
        row["matched"] = made.matched;
    }
    row["files"] = made.map
        ? writeFiles(asked.task, asked.input, asked.picture.geometry(), method, *made.map, box)
        : Json::array();
    return row;
}

// The rows of a picture, one for each method, to MAPS.
void addRows(Json& maps, Predictor& predictor, const PredictorTask& task, const Input& input,
             const ModelInput& seen, const Progress& progress)
{
    const AskedPicture picture(predictor, seen, interruption());
    const Explained asked{task, predictor.config(), input, picture, progress};
    const std::size_t boxes = picture.answer().boxes.size();
    if (predictor.findsBoxes() && task.box() >= boxes) {
        warn(join(input.name, ": the predictor finds ", boxes, " boxes, there is no box ", task.box()));
        maps.push_back({{"input", input.name}, {"box", nullptr}, {"boxes", boxes}});
        return;
    }
    for (const std::string& method : task.methods) {
        const MapOptions options = optionsThrough(task.settings, predictor, method);
        warn(join(method, ": ", picture.picturesFor(options), " pictures"));
        maps.push_back(predictor.findsBoxes() ? boxRow(asked, options) : classRow(asked, options));
    }
}

// As explain's own: maps are arrays beside each line, in a store that has any.
Json explainIntoStore(Predictor& predictor, PredictorTask task)
{
    PictureAsk ask;
    ask.options = methodOptionsOf(task.settings, predictor.config());
    ask.target = task.target.value_or(ClassChoice());
    ask.against = task.against;
    Json settings = mapSettings(task.methods, ask);
    settings["box"] = task.box();
    return storeThrough(task.settings, predictor, "explain", "maps", std::move(settings),
                        [&](const Input& input, const ModelInput& seen, shard::StoreEntry& entry) {
                            task.entry = &entry;
                            Json maps = Json::array();
                            const Progress none;
                            addRows(maps, predictor, task, input, seen, none);
                            for (Json& row : maps) {
                                for (const char* gone : {"input", "ms", "files"}) {
                                    row.erase(gone);
                                }
                            }
                            return Json{{"maps", maps}};
                        });
}

} // namespace

Json runExplainThrough(const ExplainSettings& settings)
{
    requireBlackBoxes(settings);
    const auto predictor = startPredictor(settings);
    PredictorTask task = taskOf(settings, *predictor);
    if (wantsStore(settings)) {
        return explainIntoStore(*predictor, task);
    }
    MapDatasets datasets =
        datasetsOf(settings, task.methods, predictor->config(),
                   {{"predictor", predictor->command()}, {"target", settings.className.value_or("")}});
    task.datasets = &datasets;
    Json maps = Json::array();
    const auto one = [&](const Input& input, const ModelInput& seen, const Progress& within) {
        datasets.begin({input.name, input.stem, input.image});
        addRows(maps, *predictor, task, input, seen, within);
    };
    eachPicture(settings, *predictor, task.folder, one);
    Json all = documentOf(*predictor, "maps", std::move(maps));
    datasets.finish(all);
    return all;
}

} // namespace hydra::cli
