// SPDX-License-Identifier: GPL-3.0-or-later
// Small differences between files in timm's names are evened out; networks that only look alike are refused
// by name.
#pragma once

#include "core/checkpoint/checkpoint.h"

#include <string>

namespace hydra {

// Strips "module.", "_orig_mod." and "model." where all names have it, renames DeiT III's gamma_1 to
// ls1.gamma, and gives a two-dimensional patch embedding its four dimensions. Throws Error{Input} where two
// names become one.
[[nodiscard]] NamedTensors tidyNames(NamedTensors tensors, const std::string& file);

// Throws Error{Input} for a network whose forward pass is not ours (BEiT, EVA, Swin, hybrid stems, SwiGLU,
// ...).
void refuseOtherFamilies(const NamedTensors& tensors, const std::string& file);

} // namespace hydra
