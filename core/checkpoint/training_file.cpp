// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/training_file.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/checkpoint/name_rules.h"
#include "core/checkpoint/sidecars.h"

#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::size_t longestEntry = 1 << 20;

// The configuration in the words of Metadata, which bounds every number.
KeyValues wordsOfConfiguration(const nlohmann::json& identity, const std::string& file)
{
    const auto model = identity.find("model");
    if (model == identity.end() || !model->is_object()) {
        throw inputError("%1: the configuration of this training names no model", file);
    }
    KeyValues words{{"architecture", "hydravit"}, {"activation", "gelu"},  {"global_pool", "token"},
                    {"crop_pct", "1.0"},          {"crop_mode", "center"}, {"interpolation", "bicubic"}};
    takeWord(*model, "image_size", "img_size", words, file);
    for (const char* same :
         {"patch_size", "num_heads", "head_dim", "depth", "norm_eps", "mean", "std", "attention"}) {
        takeWord(*model, same, same, words, file);
    }
    takeWord(identity, "heads", "trained_heads", words, file);
    if (flagOf(identity, "thinking", file)) {
        words["architecture"] = "thinkingvit";
    }
    return words;
}

std::int64_t countOf(const nlohmann::json& entry, const char* key)
{
    const auto found = entry.find(key);
    return found != entry.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

} // namespace

bool isTrainingFile(const std::map<std::string, std::string>& metadata)
{
    const auto format = metadata.find("format");
    return format != metadata.end() && format->second == trainingFormat;
}

nlohmann::json trainingEntry(const std::map<std::string, std::string>& metadata, const char* key,
                             const std::string& file)
{
    const auto found = metadata.find(key);
    const Message where = message("%1: the entry \"%2\" of this training's checkpoint", file, key);
    if (found == metadata.end()) {
        throw inputError("%1 is absent", where);
    }
    nlohmann::json entry = parseJson(found->second, where, {longestEntry});
    if (!entry.is_object()) {
        throw inputError("%1 is damaged: expected a JSON object", where);
    }
    return entry;
}

void takeTrainingWeights(RawCheckpoint& raw, const std::string& file, std::optional<WeightSet> wanted)
{
    const bool averaged = wanted != WeightSet::Trained;
    raw.chosen = averaged ? "average" : "weights";
    const std::string prefix = raw.chosen + "/";
    NamedTensors kept;
    for (const auto& [name, tensor] : raw.tensors) {
        if (beginsWith(name, prefix) && !beginsWith(name, prefix + "aux.")) {
            kept.emplace(name.substr(prefix.size()), tensor);
        }
    }
    if (kept.empty()) {
        throw inputError("%1: a training checkpoint without tensors under %2", file, prefix);
    }
    const nlohmann::json identity = trainingEntry(raw.facts, "identity", file);
    raw.notes.push_back(
        message(averaged ? phrase("a training checkpoint, after step %1 of %2: its averaged weights so far")
                         : phrase("a training checkpoint, after step %1 of %2: its trained weights so far"),
                countOf(trainingEntry(raw.facts, "progress", file), "step"), countOf(identity, "steps")));
    KeyValues words = wordsOfConfiguration(identity, file);
    raw.facts.erase("identity");
    raw.facts.erase("progress");
    words.merge(raw.facts);
    raw.facts = std::move(words);
    raw.tensors = std::move(kept);
}

} // namespace hydra
