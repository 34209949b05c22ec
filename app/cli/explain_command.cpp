// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/feature_settings.h"
#include "app/cli/map_row.h"
#include "app/cli/network_commands.h"
#include "app/cli/predictor_run.h"
#include "app/cli/store_run.h"
#include "app/cli/what_if.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/new_file.h"
#include "core/engine/found_models.h"
#include "core/explain/option_fields.h"
#include "core/export/map_file.h"
#include "core/image/load.h"
#include "core/paint/look_fields.h"
#include "core/paint/overlay.h"
#include "core/tensor/compute_on.h"

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace hydra::cli {

namespace {

struct Task
{
    std::vector<std::string> methods, formats;
    std::vector<int> heads;
    engine::Ask ask; // its head count and method apart
    paint::Look look; // of PNG files
    std::filesystem::path folder; // empty: nothing is written
};

std::vector<std::string> checkedFormats(const Arguments& arguments)
{
    std::vector<std::string> formats = arguments.list("format");
    if (formats.empty()) {
        formats = {"npy"};
    }
    return formats;
}

Task taskOf(const Arguments& arguments, const VitConfig& config, engine::Ask ask)
{
    Task task;
    task.ask = std::move(ask);
    task.methods = arguments.list("method");
    if (task.methods.empty()) {
        task.methods = {defaultMethod()};
    }
    task.formats = checkedFormats(arguments);
    task.heads = headsOf(arguments, config);
    task.ask.target = targetOf(arguments, config);
    if (arguments.has("against")) {
        task.ask.against = classOf(arguments, config, "against");
    }
    task.ask.options = methodOptionsOf(arguments, config);
    paint::pictureField().set(task.look, !arguments.has(paint::pictureField().option));
    task.folder = arguments.text("out", "");
    return task;
}

std::string npzOf(engine::Engine& engine, const engine::OpenedModel& model, const Input& input,
                  const engine::MapKey& key, const engine::MapPtr& map)
{
    DataFacts facts{{"software", std::string("Hydrascope " HYDRA_VERSION)},
                    {"model_name", engine::modelName(model.path)},
                    {"picture", input.name}};
    if (model.overrides.prompts) {
        facts.emplace_back("prompts", *model.overrides.prompts);
        facts.emplace_back("templates", model.overrides.templates.value_or(""));
    }
    return engine::mapNpz({key, map, engine.answer(key.network, {}, interruption())}, {}, facts);
}

Json writeFiles(const Task& task, engine::Engine& engine, const engine::OpenedModel& model,
                const Input& input, const engine::MapKey& key, const engine::MapPtr& answer)
{
    const Map& map = *answer;
    Json files = Json::array();
    if (task.folder.empty()) {
        return files;
    }
    const std::string base = join(input.stem, ".", key.options.method, ".k", key.network.sub.heads);
    for (const std::string& format : task.formats) {
        const std::filesystem::path path = task.folder / (base + "." + format);
        if (format == "npy") {
            writeFileAtomically(path, engine::mapNpy(map));
        } else if (format == "csv") {
            writeFileAtomically(path, engine::mapCsv(map));
        } else if (format == "json") {
            writeFileAtomically(path, engine::mapJson(map, key));
        } else if (format == "npz") {
            writeFileAtomically(path, npzOf(engine, model, input, key, answer));
        } else {
            const engine::SeenImage seen =
                engine.seen(key.network.image, key.network.model, key.network.size);
            const std::string origin = join(", model ", key.network.model, ", image ", key.network.image,
                                            ", computed on ", computesOn().place());
            savePng(path, paint::overlay(*input.image.picture, seen.geometry, map, task.look),
                    {{"Software", "Hydrascope " HYDRA_VERSION},
                     {"Description",
                      join(key.options.method, ", k = ", key.network.sub.heads, ", ",
                           map.target.empty() ? join("class ", map.classIndex) : map.target,
                           map.againstIndex < 0 ? std::string() : join(" minus ", map.againstIndex),
                           ", attention ", key.network.plan.text(),
                           key.network.size.isOwn() ? std::string() : ", size " + text(key.network.size),
                           key.network.without.empty() ? std::string()
                                                       : ", without " + key.network.without.text(),
                           promptLine(model.overrides), origin,
                           map.fittedOn.empty() ? std::string() : join(", fitted on ", map.fittedOn))}});
        }
        files.push_back(path.string());
    }
    return files;
}

engine::MapKey keyOf(const Task& task, const engine::OpenedModel& model, const engine::ImageId& image, int k,
                     const std::string& method)
{
    engine::Ask ask = task.ask;
    ask.heads = k;
    ask.options.method = method;
    return ask.map(image, model.id);
}

Json storedSettings(const Task& task, const engine::OpenedModel& model)
{
    Json settings = storeSettings(model.id, task.heads, task.ask);
    settings["methods"] = task.methods;
    settings["target"] = storedTarget(task.ask.target);
    settings["against"] = task.ask.against ? Json(storedTarget(*task.ask.against)) : Json();
    for (const OptionField& field : optionFields()) {
        if (std::string_view(field.key) != "method") {
            std::visit([&](const auto& value) { settings["options"][field.key] = value; },
                       field.get(task.ask.options).value());
        }
    }
    return settings;
}

// A row for each map, without times; the maps as arrays.
StoreJob storeJob(engine::Engine& engine, const engine::OpenedModel& model, const Task& task)
{
    rememberLittle(engine);
    StoreJob job{"explain", storedSettings(task, model), {}};
    job.rows = "maps";
    job.work = [&engine, &model, &task](const StorePicture& picture) {
        const EnginePicture opened(engine, picture);
        shard::StoreEntry entry;
        Json rows = Json::array();
        for (const int k : task.heads) {
            for (const std::string& method : task.methods) {
                const engine::MapKey key = keyOf(task, model, opened.image().id, k, method);
                const engine::MapPtr map = engine.answer(key, {}, picture.givenUp);
                Json row = mapRow({}, method, *map, model.config, k);
                row.erase("input");
                row.erase("ms");
                addSize(row, engine, key.network);
                rows.push_back(std::move(row));
                entry.files.emplace_back(join(method, ".k", k, ".npy"), engine::mapNpy(*map));
            }
        }
        entry.result = {{"image", opened.image().id}, {"maps", std::move(rows)}};
        return entry;
    };
    return job;
}

// Said before a map that takes many forward passes is begun.
void announce(const engine::MapKey& key, const VitConfig& config, const InputGeometry& geometry)
{
    const PassCount count =
        passesOf(key.options, config, key.network.sub.heads, geometry.rows(), geometry.cols());
    if (count.passes > 1) {
        warn(join(key.options.method, ", k = ", key.network.sub.heads, ": ", count.atMost ? "at most " : "",
                  count.passes, " forward passes"));
    }
}

} // namespace

Json runExplain(const Arguments& arguments)
{
    if (asksPredictor(arguments)) {
        return runExplainThrough(arguments);
    }
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    Task task = taskOf(arguments, model.config, askOf(engine, arguments, model));
    task.ask.target = engine.openTargetNow(task.ask.target);
    resolveFeatures(engine, arguments, model, task.heads, task.ask);
    if (takesList(arguments)) {
        return runStore(arguments, storeJob(engine, model, task));
    }
    Json maps = Json::array();
    eachInput(engine, arguments, task.folder, [&](const std::vector<Input>& inputs, const Progress& within) {
        for (const Input& input : inputs) {
            for (const int k : task.heads) {
                for (const std::string& method : task.methods) {
                    const engine::MapKey key = keyOf(task, model, input.image.id, k, method);
                    announce(key, model.config,
                             engine.seen(input.image.id, model.id, task.ask.size).geometry);
                    const engine::MapPtr map = engine.answer(key, within, interruption());
                    Json row = mapRow(input.name, method, *map, model.config, k);
                    addSize(row, engine, key.network);
                    row["files"] = writeFiles(task, engine, model, input, key, map);
                    maps.push_back(std::move(row));
                }
            }
        }
    });
    return withPrompts({{"model", model.path},
                        {"attention", task.ask.plan.text()},
                        {"without", task.ask.without.text()},
                        {"maps", maps}},
                       model.overrides);
}

} // namespace hydra::cli
