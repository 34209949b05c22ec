// SPDX-License-Identifier: GPL-3.0-or-later
// Starting points for training other than random weights: another network's weights (HydraViT, section 4:
// DeiT-tiny in the first heads), principal components of patches, or the training's own saved state.
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
// initial values. Positions are resampled if the grids differ; the classifier is copied if the number of
// classes is the same. Rounds whose recycling SOURCE does not have start with projections of 0, so that each
// equals the source's k. Throws Error{Input} naming what does not fit.
void startFrom(TrainableVit& network, const Checkpoint& source);

// A good start for the patch embedding: the principal components of the training patches, each at unit
// variance. Neighbouring pixels are nearly equal, so that random filters mostly see the brightness of a
// patch. W = diag((lambda + eps)^-1/2) U^T, b = -W mean, from the patches of a few hundred pictures of SET,
// largest variance first: the sub-network of k heads starts with the k d largest. Filters beyond the number
// of components stay random.
void whitenPatches(TrainableVit& network, const DataSet& set, const TrainConfig& config);

// The state of an interruptible training: everything the next step depends on, in one safetensors file. There
// is no generator state: random numbers are functions of the step (counter_random.h).
struct TrainProgress
{
    std::int64_t step = 0; // finished steps
    double seconds = 0; // spent so far
    double lossSum = 0, tokenLossSum = 0, hintLossSum = 0, epochSeconds = 0; // of the current epoch
    std::int64_t lossCount = 0;
};

// IDENTITY is TrainConfig::identity(); loading requires the same one. ABOUT goes into the file's metadata,
// for programs that open it during the training.
void saveTrainState(const Path& file, const std::string& identity,
                    const std::map<std::string, std::string>& about, const TrainProgress& progress,
                    const TrainableVit& network, const TrainableVit& average, AdamW& optimizer);
// Throws Error{Input} if FILE belongs to another configuration or does not fit.
[[nodiscard]] TrainProgress loadTrainState(const Path& file, const std::string& identity,
                                           TrainableVit& network, TrainableVit& average, AdamW& optimizer);

} // namespace hydra
