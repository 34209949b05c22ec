// SPDX-License-Identifier: GPL-3.0-or-later
// A finished training as files for others: the weights with all a reader must know, and their card.
#pragma once

#include "core/train/config.h"
#include "core/train/network.h"
#include "core/train/trainer.h"

#include <utility>

namespace hydra {

// Rounds the weights of NETWORK to float16 in place, so that what is measured is what is shipped.
void roundToHalf(TrainableVit& network);

// timm names without the auxiliary classifier; float16 when CONFIG says so.
void writeWeights(const Path& file, const TrainConfig& config, const TrainableVit& network);

// Markdown: data, recipe, command, time, accuracy per k with its interval, known faults.
[[nodiscard]] std::string cardText(const TrainConfig& config, const TrainableVit& network,
                                   const TrainResult& result, int trainImages);

} // namespace hydra
