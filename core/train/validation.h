// SPDX-License-Identifier: GPL-3.0-or-later
// How often a network in training is right.
#pragma once

#include "core/base/cancel.h"
#include "core/base/workers.h"
#include "core/train/config.h"
#include "core/train/data_set.h"
#include "core/train/network.h"
#include "core/train/trainer.h"

namespace hydra {

// Top-1 of the sub-network of HEADS heads on all pictures of SET, unchanged, on the device of the weights.
[[nodiscard]] HeadAccuracy evaluateHeads(const TrainableVit& network, int heads, const DataSet& set,
                                         const TrainConfig& config, Workers& workers,
                                         const CancelToken& cancel);

} // namespace hydra
