// SPDX-License-Identifier: GPL-3.0-or-later
// The gradient of a logit with respect to the network's input, in closed form through every block and the
// patch embedding.
#pragma once

#include "core/base/cancel.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// d logit / d the trace's pixels [3,H,W], per unit of the normalised input. In a second round the sum of both
// paths: through the round's own picture, and through the tokens of the round before.
[[nodiscard]] at::Tensor pixelGradient(const Trace& trace, const Target& target, const CancelToken& cancel);

// PATCHES [P, 3*p*p], features ordered as the patch embedding's weight -> pixels [3, rows*p, cols*p].
[[nodiscard]] at::Tensor pixelsOf(const at::Tensor& patches, int rows, int cols);

} // namespace hydra
