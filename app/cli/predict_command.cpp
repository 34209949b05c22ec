// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/network_commands.h"
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
void addRound(Json& row, const engine::Prediction& p, const VitConfig& config, int k,
              const AttentionPlan& plan)
{
    if (config.thinks()) {
        row["round"] = config.roundOf(k) + 1;
        row["entropy"] = entropyOfFirstTen({p.logits.begin(), p.logits.end()});
        row["macs"] = costOf(config, {SliceScheme::HydraViT, k}, plan).macs;
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

// The predictions of IMAGES under each of HEADS, before they are asked for one by one.
void predictTogether(engine::Engine& engine, const std::vector<engine::ImageId>& images,
                     engine::NetworkKey key, const std::vector<int>& heads)
{
    for (const int k : heads) {
        std::vector<engine::NetworkKey> keys;
        for (const engine::ImageId& image : images) {
            key.image = image;
            key.sub = {SliceScheme::HydraViT, k};
            keys.push_back(key);
        }
        engine.predictTogether(keys, interruption());
    }
}

// One row for each k, without times; the logits as arrays.
StoreJob storeJob(engine::Engine& engine, const engine::OpenedModel& model, const std::vector<int>& heads,
                  const AttentionPlan& plan, const Interventions& without, std::size_t count,
                  const std::optional<engine::ClassChoice>& target, std::optional<double> threshold,
                  std::size_t batch)
{
    rememberLittle(engine);
    StoreJob job{"predict", storeSettings(model.id, heads, plan, without), {}};
    job.settings["top"] = count;
    job.settings["target"] = target ? Json(storedTarget(*target)) : Json();
    if (threshold) {
        job.settings["threshold"] = *threshold;
    }
    if (batch > 1) { // last digits depend on it
        job.settings["batch"] = batch;
    }
    const auto entryOf = [=, &engine, &model](const EnginePicture& opened) {
        shard::StoreEntry entry;
        Json rows = Json::array();
        for (const int k : heads) {
            const engine::NetworkKey key{
                opened.image().id, model.id, {SliceScheme::HydraViT, k}, plan, 0, without};
            const auto p = engine.answer(key);
            Json row{{"k", k}, {"top", topOf(*p, model.config, count)}};
            addRound(row, *p, model.config, k, plan);
            if (target) {
                const engine::TargetValue value = engine.targetNow(key, *target);
                row["target"] = {{"name", value.name}, {"value", value.value}};
            }
            rows.push_back(std::move(row));
            const Answer answer = arrayOf(engine, key, *p, model.config);
            entry.files.emplace_back(answer.name + ".npy", answer.bytes());
        }
        entry.result = {{"image", opened.image().id}, {"heads", rows}};
        if (threshold) {
            entry.result["answer"] = answerOf(rows, *threshold);
        }
        return entry;
    };
    job.work = [=, &engine](const StorePicture& picture) { return entryOf(EnginePicture(engine, picture)); };
    job.batch = batch;
    job.together = [=, &engine, &model](const std::vector<StorePicture>& pictures) {
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
        predictTogether(engine, images, {{}, model.id, {}, plan, 0, without}, heads);
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            if (opened[i]) {
                entries[i] = entryOf(*opened[i]);
            }
        }
        return entries;
    };
    return job;
}

} // namespace

Json runPredict(const Arguments& arguments)
{
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    const std::vector<int> heads = headsOf(arguments, model.config);
    const AttentionPlan plan = planOf(arguments, model.config);
    const Interventions without = withoutOf(engine, arguments, model);
    const auto count = static_cast<std::size_t>(arguments.integer("top").value_or(5));
    const auto folder = arguments.text("npy");
    std::optional<engine::ClassChoice> target;
    if (arguments.has("target")) {
        target = engine.openTargetNow(targetOf(arguments, model.config));
    }
    const auto threshold = arguments.number("threshold");
    if (threshold) {
        requireAllRounds("threshold", model.config, heads);
    }
    if (takesList(arguments, predictCommand())) {
        return runStore(arguments,
                        storeJob(engine, model, heads, plan, without, count, target, threshold,
                                 batchOf(arguments, true)));
    }
    const std::vector<std::string> paths = inputPaths(arguments, 1);
    if (folder) {
        requireFolder(*folder);
    }
    const Progress progress = progressBar();
    OutputNames names(folder.has_value());
    Json results = Json::array();
    const auto predictOne = [&](const Input& input, int k, Json& rows) {
        const engine::NetworkKey key{input.image.id, model.id, {SliceScheme::HydraViT, k}, plan, 0, without};
        const auto p = engine.answer(key, {}, interruption());
        Json row{{"k", k}, {"ms", p->milliseconds}, {"top", topOf(*p, model.config, count)}};
        addRound(row, *p, model.config, k, plan);
        if (target) {
            const engine::TargetValue value = engine.targetNow(key, *target, interruption());
            row["target"] = {{"name", value.name}, {"value", value.value}};
        }
        if (folder) {
            row["file"] =
                written(*folder, input.stem, arrayOf(engine, key, *p, model.config, interruption()));
        }
        rows.push_back(std::move(row));
    };
    const std::size_t batch = batchOf(arguments, false);
    const auto predictAll = [&](const std::vector<Input>& inputs) {
        if (inputs.size() > 1 && batch > 1) {
            std::vector<engine::ImageId> images;
            for (const Input& input : inputs) {
                images.push_back(input.image.id);
            }
            (void)unlessInterrupted([&] {
                predictTogether(engine, images, {{}, model.id, {}, plan, 0, without}, heads);
            });
        }
        for (const Input& input : inputs) {
            Json rows = Json::array();
            const bool whole = unlessInterrupted([&] {
                for (const int k : heads) {
                    predictOne(input, k, rows);
                }
            });
            if (!rows.empty()) {
                results.push_back({{"input", input.name}, {"heads", rows}});
                if (threshold && whole) {
                    results.back()["answer"] = answerOf(rows, *threshold);
                }
            }
            if (!whole) {
                return;
            }
        }
    };
    for (std::size_t i = 0; i < paths.size() && !interruption().cancelled(); i += batch) {
        report(progress, double(i) / double(paths.size()), paths[i]);
        std::vector<Input> inputs;
        for (std::size_t j = i; j < std::min(paths.size(), i + batch); ++j) {
            for (Input& input : openInputs(engine, paths[j], names)) {
                inputs.push_back(std::move(input));
            }
        }
        predictAll(inputs);
    }
    return withPrompts({{"model", model.path},
                        {"attention", plan.text()},
                        {"without", without.text()},
                        {"results", results}},
                       model.overrides);
}

} // namespace hydra::cli
