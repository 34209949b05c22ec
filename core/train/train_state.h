// SPDX-License-Identifier: GPL-3.0-or-later
// A training that can be put down and taken up: everything the next step depends on, in one safetensors file.
// There is no generator state: random numbers are functions of the step (counter_random.h).
#pragma once

#include "core/base/file.h"
#include "core/train/network.h"
#include "core/train/optimizer.h"

#include <cstdint>
#include <map>
#include <string>

namespace hydra {

struct TrainProgress
{
    std::int64_t step = 0; // finished ones
    double seconds = 0; // spent so far
    double lossSum = 0, tokenLossSum = 0, hintLossSum = 0, epochSeconds = 0; // of the epoch begun
    std::int64_t lossCount = 0;
};

// IDENTITY is TrainConfig::identity(): a file of another one is refused. ABOUT goes into the file's metadata
// for whoever opens it meanwhile.
void saveTrainState(const Path& file, const std::string& identity,
                    const std::map<std::string, std::string>& about, const TrainProgress& progress,
                    const TrainableVit& network, const TrainableVit& average, AdamW& optimizer);
// Throws Error{Input} when FILE is of another configuration or does not fit.
[[nodiscard]] TrainProgress loadTrainState(const Path& file, const std::string& identity,
                                           TrainableVit& network, TrainableVit& average, AdamW& optimizer);

} // namespace hydra
