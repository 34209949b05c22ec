// SPDX-License-Identifier: GPL-3.0-or-later
// A block's MLP up to fc2 (reference.md "Today's blocks"): act(fc1 x), or act(gate x) * (fc1 x) where it is
// gated.
#pragma once

#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

namespace hydra {

struct BlockTrace;

// The nonlinearity, from what comes before it; and its derivative times GRADIENT.
[[nodiscard]] at::Tensor activate(const at::Tensor& hidden, Activation activation);
[[nodiscard]] at::Tensor throughActivation(const at::Tensor& gradient, const at::Tensor& hidden,
                                           Activation activation);
// The same nonlinearity as operations that autograd follows.
[[nodiscard]] at::Tensor activateFollowed(const at::Tensor& hidden, Activation activation);
// act(x) / x, 1/2 or so at zero: what rules that hold the gate constant multiply by.
[[nodiscard]] at::Tensor gateOf(const at::Tensor& hidden, Activation activation);

// X [N,e] -> [N,m]; TRACE, where given, receives gate, hidden and the activation's name.
[[nodiscard]] at::Tensor activatedHidden(const at::Tensor& x, const BlockWeights& w, BlockTrace* trace);
// The same again from what TRACE keeps: before anything was moved between tokens [T,m].
[[nodiscard]] at::Tensor activatedAgain(const BlockTrace& trace);

} // namespace hydra
