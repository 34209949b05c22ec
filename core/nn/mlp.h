// SPDX-License-Identifier: GPL-3.0-or-later
// A block's MLP up to fc2 (reference.md "Today's blocks"): act(fc1 x), or act(gate x) * (fc1 x) if gated.
#pragma once

#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

namespace hydra {

struct BlockTrace;

// The nonlinearity of its input HIDDEN; and its derivative there times GRADIENT.
[[nodiscard]] at::Tensor activate(const at::Tensor& hidden, Activation activation);
[[nodiscard]] at::Tensor throughActivation(const at::Tensor& gradient, const at::Tensor& hidden,
                                           Activation activation);
// The same nonlinearity, differentiable by autograd.
[[nodiscard]] at::Tensor activateFollowed(const at::Tensor& hidden, Activation activation);
// act(x) / x, 1/2 at zero: the factor in rules that hold the gate constant.
[[nodiscard]] at::Tensor gateOf(const at::Tensor& hidden, Activation activation);

// X [N,e] -> [N,m]; TRACE, if given, receives gate, hidden and activation.
[[nodiscard]] at::Tensor activatedHidden(const at::Tensor& x, const BlockWeights& w, BlockTrace* trace);
// Recomputes it from TRACE [T,m]: the values before any were moved between tokens.
[[nodiscard]] at::Tensor activatedAgain(const BlockTrace& trace);

} // namespace hydra
