// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/network_commands.h"
#include "app/cli/predictor_run.h"
#include "app/cli/settings.h"
#include "app/cli/store_run.h"
#include "app/cli/what_if.h"
#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/kept_file.h"
#include "core/base/new_file.h"
#include "core/format/named_array.h"
#include "core/model/rounds.h"
#include "core/nn/cost.h"
#include "core/tensor/compute_on.h"

#include <algorithm>
#include <filesystem>
#include <memory>

namespace hydra::cli {

namespace {

Json topOf(const engine::Prediction& p, const VitConfig& config, std::size_t count)
{
    Json top = Json::array();
    for (std::size_t i = 0; i < std::min(count, p.ranking.size()); ++i) {
        const int index = p.ranking[i];
        const auto at = static_cast<std::size_t>(index);
        top.push_back({{"index", index},
                       {"name", config.className(index)},
                       {"probability", p.probabilities[at]},
                       {"logit", p.logits[at]}});
    }
    return top;
}

// What a network answers, as an array: logits of [classes]; of a backbone what a classifier would read, [e].
struct Answer
{
    std::string name; // "logits.k12"
    std::vector<float> values;

    [[nodiscard]] std::string bytes() const
    {
        return npyBytes(namedArray("answer", values, {static_cast<std::int64_t>(values.size())}));
    }
};

Answer arrayOf(engine::Engine& engine, const engine::NetworkKey& key, const engine::Prediction& p,
               const VitConfig& config, const CancelToken& cancel = {})
{
    if (config.numClasses > 0) {
        return {join("logits.k", key.sub.heads), p.logits};
    }
    engine::TokenChoice pooled;
    pooled.kind = engine::TokenChoice::Kind::Pooled;
    return {join("embedding.k", key.sub.heads), engine.tokensNow(key, pooled, cancel).vectors.values};
}

std::string written(const std::string& folder, const std::string& stem, const Answer& answer)
{
    const auto path = std::filesystem::path(folder) / join(stem, ".", answer.name, ".npy");
    writeFileAtomically(path, answer.bytes());
    return path.string();
}

// What a network that answers in rounds says of itself: the round, its entropy, what it took until then.
void addRound(Json& row, const engine::Prediction& p, const VitConfig& config, const engine::NetworkKey& key)
{
    if (config.thinks()) {
        row["round"] = config.roundOf(key.sub.heads) + 1;
        row["entropy"] = entropyOfFirstTen({p.logits.begin(), p.logits.end()});
        row["macs"] = costOf(config, key.sub, key.plan).macs;
    }
}

// Which of ROWS, one for each round, answers at THRESHOLD.
Json answerOf(const Json& rows, double threshold)
{
    std::vector<double> entropies;
    for (const Json& row : rows) {
        entropies.push_back(row.at("entropy").get<double>());
    }
    const Json& row = rows.at(answeringRound(entropies, threshold));
    return {{"threshold", threshold},
            {"round", row.at("round")},
            {"k", row.at("k")},
            {"macs", row.at("macs")},
            {"top", row.at("top")}};
}

constexpr std::size_t deviceBatch = 32; // a GPU is idle with less

// Pictures in a pass. A store's pictures have a pass of their own unless something else is said: what a shard
// holds must not depend on where it ends.
std::size_t batchOf(const Arguments& arguments, bool store)
{
    const std::size_t usual = store || computesOn().device == "cpu" ? 1 : deviceBatch;
    return static_cast<std::size_t>(arguments.integer("batch").value_or(static_cast<long long>(usual)));
}

struct PredictTask
{
    std::vector<int> heads;
    engine::Ask ask;
    std::size_t count = 5; // classes listed
    bool valued = false; // the target's value is told
    std::optional<double> threshold;
};

PredictTask predictTaskOf(engine::Engine& engine, const Arguments& arguments,
                          const engine::OpenedModel& model)
{
    PredictTask task;
    task.heads = headsOf(arguments, model.config);
    task.ask = askOf(engine, arguments, model);
    task.count = static_cast<std::size_t>(arguments.integer("top").value_or(5));
    task.valued = arguments.has("target");
    if (task.valued) {
        task.ask.target = engine.openTargetNow(targetOf(arguments, model.config));
    }
    task.threshold = arguments.number("threshold");
    if (task.threshold) {
        requireAllRounds("threshold", model.config, task.heads);
    }
    return task;
}

// What is told of a picture at one head count.
struct Told
{
    Json row; // with the time of the pass
    Answer answer;
};

Told toldOf(engine::Engine& engine, const engine::OpenedModel& model, const PredictTask& task,
            const engine::NetworkKey& key, bool answers, const CancelToken& cancel)
{
    const auto p = engine.answer(key, {}, cancel);
    Told told{{{"k", key.sub.heads}, {"ms", p->milliseconds}, {"top", topOf(*p, model.config, task.count)}},
              {}};
    addRound(told.row, *p, model.config, key);
    if (task.valued) {
        const engine::TargetValue value = engine.targetNow(key, task.ask.target, cancel);
        told.row["target"] = {{"name", value.name}, {"value", value.value}};
    }
    if (answers) {
        told.answer = arrayOf(engine, key, *p, model.config, cancel);
    }
    return told;
}

// The predictions of IMAGES under each of the task's head counts, before they are asked for one by one.
void predictTogether(engine::Engine& engine, const engine::OpenedModel& model, const PredictTask& task,
                     const std::vector<engine::ImageId>& images)
{
    for (const int k : task.heads) {
        std::vector<engine::NetworkKey> keys;
        for (const engine::ImageId& image : images) {
            keys.push_back(task.ask.network(image, model.id, k));
        }
        engine.predictTogether(keys, interruption());
    }
}

// One row for each k, without times; the logits as arrays.
StoreJob storeJob(engine::Engine& engine, const engine::OpenedModel& model, const PredictTask& task,
                  std::size_t batch)
{
    rememberLittle(engine);
    StoreJob job{"predict", storeSettings(model.id, task.heads, task.ask), {}};
    job.settings["top"] = task.count;
    job.settings["target"] = task.valued ? Json(storedTarget(task.ask.target)) : Json();
    if (task.threshold) {
        job.settings["threshold"] = *task.threshold;
    }
    if (batch > 1) { // last digits depend on it
        job.settings["batch"] = batch;
    }
    const auto entryOf = [&engine, &model, &task](const EnginePicture& opened) {
        shard::StoreEntry entry;
        Json rows = Json::array();
        entry.result = {{"image", opened.image().id}};
        for (const int k : task.heads) {
            const engine::NetworkKey key = task.ask.network(opened.image().id, model.id, k);
            Told told = toldOf(engine, model, task, key, true, {});
            told.row.erase("ms");
            rows.push_back(std::move(told.row));
            entry.files.emplace_back(told.answer.name + ".npy", told.answer.bytes());
        }
        addSize(entry.result, engine, task.ask.network(opened.image().id, model.id));
        entry.result["heads"] = rows;
        if (task.threshold) {
            entry.result["answer"] = answerOf(rows, *task.threshold);
        }
        return entry;
    };
    job.work = [=, &engine](const StorePicture& picture) { return entryOf(EnginePicture(engine, picture)); };
    job.batch = batch;
    job.together = [=, &engine, &model, &task](const std::vector<StorePicture>& pictures) {
        std::vector<shard::StoreEntry> entries(pictures.size());
        std::vector<std::unique_ptr<EnginePicture>> opened(pictures.size());
        std::vector<engine::ImageId> images;
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            try {
                opened[i] = std::make_unique<EnginePicture>(engine, pictures[i]);
                images.push_back(opened[i]->image().id);
            } catch (const Error& error) {
                if (error.code() != ErrorCode::Input || saysChanged(error)) {
                    throw;
                }
                entries[i].refused = error.what();
            }
        }
        predictTogether(engine, model, task, images);
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            if (opened[i]) {
                entries[i] = entryOf(*opened[i]);
            }
        }
        return entries;
    };
    return job;
}

// Of one picture; where it was interrupted, the head counts that were finished.
Json resultOf(engine::Engine& engine, const engine::OpenedModel& model, const PredictTask& task,
              const Input& input, const std::string& folder)
{
    Json rows = Json::array();
    const bool whole = unlessInterrupted([&] {
        for (const int k : task.heads) {
            const engine::NetworkKey key = task.ask.network(input.image.id, model.id, k);
            Told told = toldOf(engine, model, task, key, !folder.empty(), interruption());
            if (!folder.empty()) {
                told.row["file"] = written(folder, input.stem, told.answer);
            }
            rows.push_back(std::move(told.row));
        }
    });
    Json result{{"input", input.name}};
    addSize(result, engine, task.ask.network(input.image.id, model.id));
    result["heads"] = rows;
    if (task.threshold && whole) {
        result["answer"] = answerOf(rows, *task.threshold);
    }
    return result;
}

} // namespace

Json runPredict(const Arguments& arguments)
{
    if (asksPredictor(arguments)) {
        return runPredictThrough(arguments);
    }
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    const PredictTask task = predictTaskOf(engine, arguments, model);
    if (takesList(arguments)) {
        return runStore(arguments, storeJob(engine, model, task, batchOf(arguments, true)));
    }
    const std::string folder = arguments.text("npy", "");
    const std::size_t batch = batchOf(arguments, false);
    Json results = Json::array();
    const auto predictAll = [&](const std::vector<Input>& inputs, const Progress&) {
        if (inputs.size() > 1 && batch > 1) {
            std::vector<engine::ImageId> images;
            for (const Input& input : inputs) {
                images.push_back(input.image.id);
            }
            predictTogether(engine, model, task, images);
        }
        for (const Input& input : inputs) {
            if (Json result = resultOf(engine, model, task, input, folder); !result["heads"].empty()) {
                results.push_back(std::move(result));
            }
            interruption().check();
        }
    };
    eachInput(engine, arguments, folder, predictAll, batch);
    return withPrompts({{"model", model.path},
                        {"attention", task.ask.plan.text()},
                        {"without", task.ask.without.text()},
                        {"results", results}},
                       model.overrides);
}

} // namespace hydra::cli
