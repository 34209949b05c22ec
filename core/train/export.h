// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a finished training: the weights with the metadata that readers need, and their card.
#pragma once

#include "core/train/config.h"
#include "core/train/network.h"
#include "core/train/trainer.h"

#include <utility>

namespace hydra {

// Rounds the weights of NETWORK to float16 in place, so that the test measures the shipped weights.
void roundToHalf(TrainableVit& network);

// Writes timm names without the auxiliary classifier; in float16 if CONFIG.half.
void writeWeights(const Path& file, const TrainConfig& config, const TrainableVit& network);

// Returns Markdown: data, recipe, command, time, accuracy per k with its interval, known faults.
[[nodiscard]] std::string cardText(const TrainConfig& config, const TrainableVit& network,
                                   const TrainResult& result, int trainImages);

} // namespace hydra
