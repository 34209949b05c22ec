// SPDX-License-Identifier: GPL-3.0-or-later
// The checkpoint that a training writes to be taken up again (core/train/start.h), as a model: one of
// its two sets of weights, and what its configuration says about the network.
#pragma once

#include "core/format/raw_checkpoint.h"

#include <nlohmann/json_fwd.hpp>

namespace hydra {

// What the metadata's "format" says of such a file.
constexpr const char* trainingFormat = "hydrascope-training-1";

// By what the metadata of a safetensors file says.
[[nodiscard]] bool isTrainingFile(const std::map<std::string, std::string>& metadata);

// An entry of the metadata that is a JSON object: "identity" (the configuration without what does not decide
// the weights) or "progress". Throws Error{Input} that begins with FILE where it is absent or damaged.
[[nodiscard]] nlohmann::json trainingEntry(const std::map<std::string, std::string>& metadata,
                                           const char* key, const std::string& file);

// Leaves in RAW the averaged weights, or the trained ones where WANTED says so, under their own names,
// without the classifier of tokens that serves training alone. Throws Error{Input} where the file holds none.
void takeTrainingWeights(RawCheckpoint& raw, const std::string& file, std::optional<WeightSet> wanted);

} // namespace hydra
