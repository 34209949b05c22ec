// SPDX-License-Identifier: GPL-3.0-or-later
// A norm over the last dimension, LayerNorm or RMSNorm (reference.md "Today's blocks"), forward and back:
//   (x - mean) / deviation * weight + bias      x / sqrt(mean x^2 + eps) * weight
#pragma once

#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

namespace hydra {

struct NormTrace
{
    at::Tensor mean, inverseDeviation; // [T,1]; the mean of an RMSNorm is zero
    at::Tensor output; // [T,e]
};

// X [...,e]; TRACE, where given, receives how. X itself where NORM is absent.
[[nodiscard]] at::Tensor normalise(const at::Tensor& x, const NormView& norm, double eps,
                                   NormTrace* trace = nullptr);

// The end of a branch with LayerScale, and the norm that reads the tokens next, in one pass over memory:
// X [rows,e] += SCALE [e] * ADDED [rows,e], in place; what NEXT makes of the new X.
[[nodiscard]] at::Tensor addAndNormalise(const at::Tensor& x, const at::Tensor& added,
                                         const at::Tensor& scale, const NormView& next, double eps);

// GRADIENT [n,e] of the norm's output to that of its INPUT, of which the first n rows are taken, with what
// the pass kept of them.
[[nodiscard]] at::Tensor throughNorm(const at::Tensor& gradient, const at::Tensor& input,
                                     const NormView& norm, const NormTrace& trace);
// The same where nothing was kept.
[[nodiscard]] at::Tensor throughNorm(const at::Tensor& gradient, const at::Tensor& input,
                                     const NormView& norm, double eps);

// 1/deviation as NORM has it, of X [...,e].
[[nodiscard]] at::Tensor inverseDeviation(const at::Tensor& x, const NormView& norm, double eps);
// G [...,e] through NORM whose deviations INVERSE [...,1] are constants: C(g * weight) / deviation with
// C v = v - mean(v), or C v = v of an RMSNorm.
[[nodiscard]] at::Tensor throughFrozenNorm(const at::Tensor& g, const NormView& norm,
                                           const at::Tensor& inverse);

} // namespace hydra
