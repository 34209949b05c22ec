// SPDX-License-Identifier: GPL-3.0-or-later
// The checkpoint that a training writes in order to resume (core/train/start.h), read as a model: one of its
// two sets of weights, and its configuration's facts about the network.
#pragma once

#include "core/format/raw_checkpoint.h"

#include <nlohmann/json_fwd.hpp>

namespace hydra {

// The value of "format" in the metadata of such a file.
constexpr const char* trainingFormat = "hydrascope-training-1";

// Decides by the metadata of a safetensors file.
[[nodiscard]] bool isTrainingFile(const std::map<std::string, std::string>& metadata);

// An entry of the metadata that is a JSON object: "identity" (the configuration without settings that do not
// affect the weights) or "progress". Throws Error{Input} that begins with FILE where it is absent or damaged.
[[nodiscard]] nlohmann::json trainingEntry(const std::map<std::string, std::string>& metadata,
                                           const char* key, const std::string& file);

// Leaves in RAW the averaged weights, or the trained ones if WANTED says so, under their own names, without
// the classifier of tokens that only training needs. Throws Error{Input} if the file does not hold them.
void takeTrainingWeights(RawCheckpoint& raw, const std::string& file, std::optional<WeightSet> wanted);

} // namespace hydra
