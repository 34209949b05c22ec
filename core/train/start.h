// SPDX-License-Identifier: GPL-3.0-or-later
// Training that begins with what another network has learned (HydraViT, section 4: DeiT-tiny in the first
// heads).
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/train/network.h"

namespace hydra {

// Copies the weights of SOURCE, a plain ViT of k0 <= H heads of the same width and of the same depth, into
// the first k0 heads of NETWORK (reference.md 2.4, 9.3); everything else keeps its initial values. Positions
// are resampled where the grids differ; the classifier is taken over for the same number of classes. Rounds
// whose recycling SOURCE does not know begin with projections of 0: each as the source's k. Throws
// Error{Input} naming what does not fit.
void startFrom(TrainableVit& network, const Checkpoint& source);

} // namespace hydra
