// SPDX-License-Identifier: GPL-3.0-or-later
// What training begins with in place of random weights: what another network has learned (HydraViT, section
// 4: DeiT-tiny in the first heads), what patches look like, or its own state of before it was put down.
#pragma once

#include "core/base/file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/train/config.h"
#include "core/train/data_set.h"
#include "core/train/network.h"
#include "core/train/optimizer.h"

#include <cstdint>
#include <map>
#include <string>

namespace hydra {

// Copies the weights of SOURCE, a plain ViT of k0 <= H heads of the same width and of the same depth, into
// the first k0 heads of NETWORK (reference.md "Sub-networks", "Initial weights"); everything else keeps its
// initial values. Positions are resampled where the grids differ; the classifier is taken over for the same
// number of classes. Rounds whose recycling SOURCE does not know begin with projections of 0: each as the
// source's k. Throws Error{Input} naming what does not fit.
void startFrom(TrainableVit& network, const Checkpoint& source);

// A good start for the patch embedding: the principal components of the training patches, each at unit
// variance. Neighbouring pixels are nearly equal, so that random filters see little but the brightness of a
// patch. W = diag((lambda + eps)^-1/2) U^T, b = -W mean, from the patches of a few hundred pictures of SET,
// largest variance first: the sub-network of k heads begins with the k d largest. Filters beyond the number
// of components stay random.
void whitenPatches(TrainableVit& network, const DataSet& set, const TrainConfig& config);

// A training that can be put down and taken up: everything the next step depends on, in one safetensors file.
// There is no generator state: random numbers are functions of the step (counter_random.h).
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
