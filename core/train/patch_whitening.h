// SPDX-License-Identifier: GPL-3.0-or-later
// A good start for the patch embedding: the principal components of the training patches, each at unit
// variance. Neighbouring pixels are nearly equal, so that random filters see little but the brightness of a
// patch.
#pragma once

#include "core/train/config.h"
#include "core/train/data_set.h"
#include "core/train/network.h"

namespace hydra {

// W = diag((lambda + eps)^-1/2) U^T, b = -W mean, from the patches of a few hundred pictures of SET, largest
// variance first: the sub-network of k heads begins with the k d largest. Filters beyond the number of
// components stay random.
void whitenPatches(TrainableVit& network, const DataSet& set, const TrainConfig& config);

} // namespace hydra
