// SPDX-License-Identifier: GPL-3.0-or-later
// What training begins with in place of random weights: what another network has learned (HydraViT, section
// 4: DeiT-tiny in the first heads), or what patches look like.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/train/config.h"
#include "core/train/data_set.h"
#include "core/train/network.h"

namespace hydra {

// Copies the weights of SOURCE, a plain ViT of k0 <= H heads of the same width and of the same depth, into
// the first k0 heads of NETWORK (reference.md 2.4, 9.3); everything else keeps its initial values. Positions
// are resampled where the grids differ; the classifier is taken over for the same number of classes. Rounds
// whose recycling SOURCE does not know begin with projections of 0: each as the source's k. Throws
// Error{Input} naming what does not fit.
void startFrom(TrainableVit& network, const Checkpoint& source);

// A good start for the patch embedding: the principal components of the training patches, each at unit
// variance. Neighbouring pixels are nearly equal, so that random filters see little but the brightness of a
// patch. W = diag((lambda + eps)^-1/2) U^T, b = -W mean, from the patches of a few hundred pictures of SET,
// largest variance first: the sub-network of k heads begins with the k d largest. Filters beyond the number
// of components stay random.
void whitenPatches(TrainableVit& network, const DataSet& set, const TrainConfig& config);

} // namespace hydra
