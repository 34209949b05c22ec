// SPDX-License-Identifier: GPL-3.0-or-later
// FlexiViT (Beyer et al. 2023): the same weights for patches of another size. reference.md 11.5.
#pragma once

#include "core/checkpoint/facts.h"
#include "core/model/model_overrides.h"
#include "core/model/named_tensors.h"

#include <string>

namespace hydra {

// Where USER chooses another patch size than the kernel's and the network is a FlexiViT (it resizes positions
// bilinearly): kernel and position embedding for that size, in float32, and in USER the picture's size that
// comes closest to its own. Else nothing. Throws Error{Input} for what has no such grid.
void choosePatchSize(NamedTensors& tensors, const Facts& facts, ModelOverrides& user,
                     const std::string& file);

} // namespace hydra
