// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/settings.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/new_file.h"
#include "core/export/map_file.h"
#include "core/format/npy.h"
#include "core/image/load.h"
#include "core/paint/overlay.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace hydra::cli {

namespace {

struct Task
{
    std::vector<std::string> methods, formats;
    std::vector<int> heads;
    AttentionPlan plan;
    engine::ClassChoice target;
    std::optional<engine::ClassChoice> against;
    MapOptions options;
    std::filesystem::path folder; // empty: nothing is written
};

std::vector<std::string> checkedFormats(const Arguments& arguments)
{
    std::vector<std::string> formats = arguments.list("format");
    if (formats.empty()) {
        formats = {"npy"};
    }
    for (const std::string& format : formats) {
        if (format != "npy" && format != "npz" && format != "png" && format != "csv" && format != "json") {
            throw usageError("--format: expected npy, npz, png, csv, json, got '", format, "'");
        }
    }
    return formats;
}

Task taskOf(const Arguments& arguments, const VitConfig& config)
{
    Task task;
    task.methods = arguments.list("method");
    if (task.methods.empty()) {
        task.methods = {"relevance"};
    }
    for (const std::string& method : task.methods) {
        (void)methodInfo(method); // refuse before anything is run
    }
    task.formats = checkedFormats(arguments);
    task.heads = headsOf(arguments, config);
    task.plan = planOf(arguments, config);
    task.target = classOf(arguments, config);
    if (arguments.has("against")) {
        task.against = classOf(arguments, config, "against");
    }
    task.options = methodOptionsOf(arguments, config);
    task.folder = arguments.text("out", "");
    return task;
}

std::string npzOf(engine::Engine& engine, const engine::OpenedModel& model, const Input& input,
                  const engine::MapKey& key, const engine::MapPtr& map)
{
    return engine::mapNpz({key, map, engine.answer(key.network, {}, interruption())}, {},
                          {{"software", std::string("Hydrascope " HYDRA_VERSION)},
                           {"model_name", std::filesystem::path(model.path).stem().string()},
                           {"picture", input.name}});
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
            writeNpy(path, at::from_blob(const_cast<float*>(map.values.data()), {map.rows, map.cols}));
        } else if (format == "csv") {
            writeFileAtomically(path, engine::mapCsv(map));
        } else if (format == "json") {
            writeFileAtomically(path, engine::mapJson(map, key));
        } else if (format == "npz") {
            writeFileAtomically(path, npzOf(engine, model, input, key, answer));
        } else {
            const engine::SeenImage seen = engine.seen(key.network.image, key.network.model);
            savePng(path, paint::overlay(*input.image.picture, seen.geometry, map),
                    {{"Software", "Hydrascope " HYDRA_VERSION},
                     {"Description",
                      join(key.options.method, ", k = ", key.network.sub.heads, ", class ", map.classIndex,
                           map.againstIndex < 0 ? std::string() : join(" minus ", map.againstIndex),
                           ", attention ", key.network.plan.text(), ", model ", key.network.model, ", image ",
                           key.network.image)}});
        }
        files.push_back(path.string());
    }
    return files;
}

Json rowOf(const Input& input, const engine::MapKey& key, const Map& map, const VitConfig& config)
{
    const auto [low, high] = std::minmax_element(map.values.begin(), map.values.end());
    Json row{{"input", input.name},
             {"method", key.options.method},
             {"k", key.network.sub.heads},
             {"class", map.classIndex >= 0 ? Json(map.classIndex) : Json()},
             {"class_name", map.classIndex >= 0 ? Json(config.className(map.classIndex)) : Json()},
             {"against", map.againstIndex >= 0 ? Json(map.againstIndex) : Json()},
             {"rows", map.rows},
             {"cols", map.cols},
             {"min", *low},
             {"max", *high},
             {"sum", std::accumulate(map.values.begin(), map.values.end(), 0.0)},
             {"residual", map.residual ? Json(*map.residual) : Json()},
             {"ms", map.milliseconds}};
    return row;
}

Json explainInputs(const Arguments& arguments)
{
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    const Task task = taskOf(arguments, model.config);
    const std::vector<std::string> paths = inputPaths(arguments, 1);
    if (!task.folder.empty()) {
        requireFolder(task.folder);
    }
    const Progress progress = progressBar();
    OutputNames names(!task.folder.empty());
    Json maps = Json::array();
    const auto explainAll = [&](const std::string& path) {
        for (const Input& input : openInputs(engine, path, names)) {
            for (const int k : task.heads) {
                for (const std::string& method : task.methods) {
                    engine::MapKey key{{input.image.id, model.id, {SliceScheme::HydraViT, k}, task.plan},
                                       task.options,
                                       task.target,
                                       task.against};
                    key.options.method = method;
                    const engine::MapPtr map = engine.answer(key, {}, interruption());
                    Json row = rowOf(input, key, *map, model.config);
                    row["files"] = writeFiles(task, engine, model, input, key, map);
                    maps.push_back(std::move(row));
                }
            }
        }
    };
    for (std::size_t i = 0; i < paths.size(); ++i) {
        report(progress, double(i) / double(paths.size()), paths[i]);
        if (!unlessInterrupted([&] { explainAll(paths[i]); })) {
            break;
        }
    }
    return {{"model", model.path}, {"attention", task.plan.text()}, {"maps", maps}};
}

} // namespace

Command explainCommand()
{
    std::string methods;
    for (const MethodInfo& info : methodTable()) {
        methods += (methods.empty() ? "" : ",") + std::string(info.id);
    }
    return {"explain", "MODEL INPUT... --method M[,M...]", "relevance maps: what a decision rests on",
            std::vector<OptionInfo>{{"method", "M[,M...]", methods}} + methodOptions()
                + std::vector<OptionInfo>{{"out", "DIR", "write STEM.METHOD.kK.FORMAT there"},
                                          {"format", "npy,npz,png,csv,json",
                                           "of the files (default npy); npz: the map with logits, "
                                           "probabilities and settings"}}
                + runOptions() + modelOptions(),
            explainInputs};
}

} // namespace hydra::cli
