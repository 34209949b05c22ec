// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a branch with LayerScale, and the norm that reads the tokens next: one pass over memory instead
// of three.
#pragma once

#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// X [rows,e] += SCALE [e] * ADDED [rows,e], in place; what NEXT makes of the new X.
[[nodiscard]] at::Tensor addAndNormalise(const at::Tensor& x, const at::Tensor& added,
                                         const at::Tensor& scale, const NormView& next, double eps);

} // namespace hydra
