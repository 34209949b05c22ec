// SPDX-License-Identifier: GPL-3.0-or-later
// features: what lies inside a network's pass, as arrays.
#include "app/cli/network_commands.h"
#include "app/cli/settings.h"
#include "app/cli/store_run.h"
#include "app/cli/what_if.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/list_text.h"
#include "core/base/new_file.h"
#include "core/engine/feature_arrays.h"
#include "core/engine/found_models.h"
#include "core/export/feature_file.h"

#include <algorithm>
#include <filesystem>

namespace hydra::cli {

namespace {

struct FeaturesTask
{
    std::vector<int> heads;
    engine::Ask ask;
    engine::FeatureChoice choice;
    std::filesystem::path out;

    [[nodiscard]] bool isFolder() const
    {
        return out.extension() != ".npz" && out.extension() != ".safetensors";
    }
};

FeaturesTask featuresTaskOf(engine::Engine& engine, const Arguments& arguments,
                            const engine::OpenedModel& model)
{
    FeaturesTask task;
    task.heads = headsOf(arguments, model.config);
    task.ask = askOf(engine, arguments, model);
    for (const std::string& word : arguments.list("what")) {
        task.choice.kinds.push_back(enumNamed<engine::FeatureKind>(word).value());
    }
    if (task.choice.kinds.empty()) {
        task.choice.kinds = {engine::FeatureKind::Pooled};
    }
    if (const auto given = arguments.text("block")) {
        const auto blocks = integerSet(*given, 0, model.config.depth - 1);
        if (!blocks || blocks->empty()) {
            throw usageError("--block: expected blocks from 0 to ", model.config.depth - 1,
                             ", as 7, 3,7 or 0-11; got '", *given, "'");
        }
        const auto& kinds = task.choice.kinds;
        if (std::none_of(kinds.begin(), kinds.end(), engine::isOfBlock)) {
            throw usageError(
                "--block: pooled and normed are of no block; expected --what with tokens, q, k, v, "
                "attention or prefix");
        }
        task.choice.blocks = *blocks;
    }
    task.choice.half = arguments.text("dtype", "float32") == "float16";
    task.out = arguments.text("out", "");
    return task;
}

// Of one picture; the names say the head count where there are several.
std::vector<NamedArray> arraysOf(engine::Engine& engine, const engine::OpenedModel& model,
                                 const FeaturesTask& task, const engine::ImageId& image,
                                 const CancelToken& cancel)
{
    std::vector<NamedArray> arrays;
    for (const int k : task.heads) {
        for (NamedArray& array :
             engine.featuresNow(task.ask.network(image, model.id, k), task.choice, cancel)) {
            array.name += task.heads.size() > 1 ? join(".k", k) : std::string();
            arrays.push_back(std::move(array));
        }
    }
    return arrays;
}

Json shapesOf(const std::vector<NamedArray>& arrays)
{
    Json list = Json::array();
    for (const NamedArray& array : arrays) {
        list.push_back({{"name", array.name}, {"shape", array.shape}});
    }
    return list;
}

DataFacts factsOf(const FeaturesTask& task, const engine::OpenedModel& model, const Input& input)
{
    return engine::featureFacts(task.ask.network(input.image.id, model.id), "Hydrascope " HYDRA_VERSION,
                                engine::modelName(model.path), input.name, listText(task.heads, ","));
}

StoreJob storeJob(engine::Engine& engine, const engine::OpenedModel& model, const Arguments& arguments,
                  const FeaturesTask& task)
{
    rememberLittle(engine);
    StoreJob job{"features", storeSettings(model.id, task.heads, task.ask), {}};
    job.settings["what"] = arguments.text("what", "pooled");
    job.settings["block"] = task.choice.blocks;
    job.settings["dtype"] = task.choice.half ? "float16" : "float32";
    job.work = [&engine, &model, &task](const StorePicture& picture) {
        const EnginePicture opened(engine, picture);
        const std::vector<NamedArray> arrays =
            arraysOf(engine, model, task, opened.image().id, picture.givenUp);
        shard::StoreEntry entry;
        entry.result = {{"image", opened.image().id}};
        addSize(entry.result, engine, task.ask.network(opened.image().id, model.id));
        entry.result["arrays"] = shapesOf(arrays);
        for (const NamedArray& array : arrays) {
            entry.files.emplace_back(array.name + ".npy", npyBytes(array));
        }
        return entry;
    };
    if (shard::storeFormat(arguments.text("store").value()) != shard::StoreFormat::Tar) {
        throw usageError("--store: features are arrays; expected a name that ends in .tar");
    }
    return job;
}

} // namespace

Json runFeatures(const Arguments& arguments)
{
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    const FeaturesTask task = featuresTaskOf(engine, arguments, model);
    if (wantsStore(arguments)) {
        return runStore(arguments, storeJob(engine, model, arguments, task));
    }
    if (task.out.empty()) {
        throw usageError("--out: expected FILE.npz, FILE.safetensors, or a folder for several pictures");
    }
    const bool folder = task.isFolder();
    const auto requireOne = [&](std::size_t pictures) {
        if (!folder && pictures > 1) {
            throw usageError("--out: one file is of one picture; expected a folder, got '", task.out.string(),
                             "'");
        }
    };
    requireOne(inputPaths(arguments, 1).size());
    if (!folder) {
        requireWritable(task.out);
    }
    Json results = Json::array();
    const auto writeAll = [&](const std::vector<Input>& inputs, const Progress&) {
        requireOne(inputs.size()); // an array may hold several
        for (const Input& input : inputs) {
            const std::vector<NamedArray> arrays =
                arraysOf(engine, model, task, input.image.id, interruption());
            const auto path = folder ? task.out / (input.stem + ".npz") : task.out;
            engine::writeFeatures(path, arrays, factsOf(task, model, input));
            Json result{{"input", input.name}};
            addSize(result, engine, task.ask.network(input.image.id, model.id));
            result["arrays"] = shapesOf(arrays);
            result["file"] = path.string();
            results.push_back(std::move(result));
        }
    };
    eachInput(engine, arguments, folder ? task.out : std::filesystem::path(), writeAll);
    return withPrompts({{"model", model.path},
                        {"attention", task.ask.plan.text()},
                        {"without", task.ask.without.text()},
                        {"results", results}},
                       model.overrides);
}

} // namespace hydra::cli
