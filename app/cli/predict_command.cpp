// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/program_answers.h"
#include "app/cli/study.h"
#include "core/base/error.h"
#include "core/export/dataset_question.h"
#include "core/format/named_array.h"
#include "core/model/round_exit.h"
#include "core/nn/cost.h"
#include "core/tensor/compute_on.h"

#include <algorithm>

namespace hydra::cli {

namespace {

// Returns the first classes, each with its value under WORD, and with its logit if that is a probability.
Json topOf(const engine::Prediction& p, const VitConfig& config, std::size_t count, const char* word)
{
    Json top = Json::array();
    for (std::size_t i = 0; i < std::min(count, p.ranking.size()); ++i) {
        const int index = p.ranking[i];
        const auto at = static_cast<std::size_t>(index);
        top.push_back({{"index", index}, {"name", config.className(index)}, {word, p.probabilities[at]}});
        if (!p.ofValues()) {
            top.back()["logit"] = p.logits[at];
        }
    }
    return top;
}

// Stores a network's answer as an array: logits [classes]; for a backbone the pooled features [e].
std::string keptAnswer(Asking& asking, Pictured& picture, const NetworkKey& key, const engine::Prediction& p)
{
    const bool classes = asking.config().numClasses > 0;
    engine::TokenChoice pooled;
    pooled.kind = engine::TokenChoice::Kind::Pooled;
    const std::vector<float> values =
        classes ? p.logits : asking.session.tokens(key, pooled, picture.cancel).vectors.values;
    return picture.keep(join(classes ? "logits" : "embedding", ".k", key.sub.heads, ".npy"),
                        npyBytes(namedArray("answer", values, {static_cast<std::int64_t>(values.size())})));
}

// For a network in rounds, adds the round, its entropy, and the cost up to it.
void addRound(Json& row, const engine::Prediction& p, const VitConfig& config, const NetworkKey& key)
{
    if (config.thinks()) {
        row["round"] = config.roundOf(key.sub.heads) + 1;
        row["entropy"] = entropyOfFirstTen({p.logits.begin(), p.logits.end()});
        row["macs"] = costOf(config, key.sub, key.plan).macs;
    }
}

// Returns the one of ROWS, one per round, that answers at THRESHOLD.
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

constexpr std::size_t deviceBatch = 32; // smaller ones leave a GPU idle

// Returns the number of pictures in a pass. By default each picture of a store has its own pass: results must
// not depend on the shard's bounds.
std::size_t batchOf(const PredictSettings& settings, bool store)
{
    const std::size_t usual = store || computesOn().device == "cpu" ? 1 : deviceBatch;
    return settings.batch.value_or(usual);
}

// Returns the result of a picture at one head count.
Json rowOf(Asking& asking, const PredictSettings& settings, Pictured& picture, int k)
{
    const NetworkKey key = asking.network(picture.image.id, k);
    const auto p = asking.session.answer(key, {}, picture.cancel);
    Json row{{"k", k}};
    if (picture.listed == nullptr) {
        row["ms"] = p->milliseconds;
    }
    row["top"] = topOf(*p, asking.config(), settings.top.value_or(PredictSettings::usualTop), p->word());
    addRound(row, *p, asking.config(), key);
    if (settings.target) {
        const engine::TargetValue value = asking.session.target(key, asking.ask.target, picture.cancel);
        row["target"] = {{"name", value.name}, {"value", value.value}};
    }
    if (picture.listed != nullptr || !picture.folder.empty()) {
        const std::string file = keptAnswer(asking, picture, key, *p);
        if (!file.empty()) {
            row["file"] = file;
        }
    }
    return row;
}

// Returns a program's answer.
Json answerOf(Asking& asking, const PredictSettings& settings, Pictured& picture)
{
    const NetworkKey key = asking.network(picture.image.id, asking.onlyHeads());
    const auto p = asking.session.answer(key, {}, picture.cancel);
    Json result = picture.begun();
    if (asking.config().findsBoxes) {
        result["boxes"] = Json::array();
        for (const FoundBox& box : p->boxes) {
            result["boxes"].push_back(boxJson(result["boxes"].size(), box, asking.config()));
        }
        return result;
    }
    const auto count = settings.top.value_or(PredictSettings::usualTop);
    result["top"] = topOf(*p, asking.config(), count, p->ofValues() ? "score" : p->word());
    if (!picture.folder.empty()) {
        const auto classes = static_cast<std::int64_t>(p->logits.size());
        result["file"] = picture.keep(std::string(wordOf(*asking.model.program)) + ".npy",
                                      npyBytes(namedArray("answer", p->logits, {classes})));
    }
    return result;
}

// Returns a picture's result; if interrupted, with the finished head counts.
Json resultOf(Asking& asking, const PredictSettings& settings, Pictured& picture)
{
    Json rows = Json::array();
    const bool whole = picture.unlessStopped([&] {
        for (const int k : asking.heads) {
            rows.push_back(rowOf(asking, settings, picture, k));
        }
    });
    Json result = picture.begun();
    asking.addSize(result, asking.network(picture.image.id, 0));
    result["heads"] = rows;
    if (settings.threshold && whole) {
        result["answer"] = answerOf(rows, *settings.threshold);
    }
    return rows.empty() ? Json() : result;
}

} // namespace

Json runPredict(const PredictSettings& settings)
{
    Asking asking(settings);
    if (asking.model.program) {
        refuse(settings.top ? "top" : settings.npy.empty() ? "" : "npy", *asking.model.program, true);
    }
    if (settings.target) {
        asking.ask.target = asking.session.files().openTarget(targetOf(settings, asking.config()));
    }
    if (settings.threshold) {
        requireAllRounds("threshold", asking.config(), asking.heads);
    }
    Study study{"predict", "results", false, {}, {}, settings.npy};
    study.batch = asking.model.program ? 1 : batchOf(settings, takesList(settings));
    study.settings["top"] = settings.top.value_or(PredictSettings::usualTop);
    study.settings["target"] = settings.target ? Json(storedTarget(asking.ask.target)) : Json();
    if (settings.threshold) {
        study.settings["threshold"] = *settings.threshold;
    }
    if (study.batch > 1) { // low-order digits depend on it
        study.settings["batch"] = study.batch;
        study.ahead = [&](const std::vector<ImageId>& images) {
            for (const int k : asking.heads) {
                std::vector<NetworkKey> keys;
                for (const ImageId& image : images) {
                    keys.push_back(asking.network(image, k));
                }
                asking.session.predictTogether(keys, interruption());
            }
        };
    }
    study.work = [&](Pictured& picture) {
        return asking.model.program ? answerOf(asking, settings, picture)
                                    : resultOf(asking, settings, picture);
    };
    return runStudy(asking, study);
}

const Running runsPredict("predict", Parsed<runPredict>::by);

} // namespace hydra::cli
