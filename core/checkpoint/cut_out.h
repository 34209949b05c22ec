// SPDX-License-Identifier: GPL-3.0-or-later
// Extracts a sub-network as a model of its own: a HydraViT of k heads becomes a plain ViT of k heads.
#pragma once

#include "core/checkpoint/checkpoint.h"

namespace hydra {

// The first HEADS heads of CHECKPOINT (HydraViT's slices) with a matching configuration: gives the same
// logits as the sub-network, without the other heads. Tensors are contiguous copies. Throws Error{Usage} when
// HEADS is outside 1..H or a width would not be whole.
[[nodiscard]] Checkpoint cutOut(const Checkpoint& checkpoint, int heads);

// Writes timm names and all values of the configuration, so opening the file needs no answers. Atomic.
void writeCheckpoint(const Path& path, const Checkpoint& checkpoint);

} // namespace hydra
