// SPDX-License-Identifier: GPL-3.0-or-later
// A sub-network as a model of its own: what a HydraViT of k heads is, is a plain ViT of k heads.
#pragma once

#include "core/checkpoint/checkpoint.h"

namespace hydra {

// The first HEADS heads of CHECKPOINT (HydraViT's slices) with a configuration that fits: the same logits as
// the sub-network, from a network that knows nothing of the rest. Tensors are contiguous copies. Throws
// Error{Usage} when HEADS is outside 1..H or a width would not be whole.
[[nodiscard]] Checkpoint cutOut(const Checkpoint& checkpoint, int heads);

// timm names and every value of the configuration, so that opening the file asks nothing. Atomic.
void writeCheckpoint(const Path& path, const Checkpoint& checkpoint);

} // namespace hydra
