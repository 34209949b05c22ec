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

// Normalises X [...,e] and fills TRACE if given. Returns X itself if NORM is absent.
[[nodiscard]] at::Tensor normalise(const at::Tensor& x, const NormView& norm, double eps,
                                   NormTrace* trace = nullptr);

// The end of a branch with LayerScale, and the norm that reads the tokens next, in one pass over memory:
// X [rows,e] += SCALE [e] * ADDED [rows,e], in place; returns NEXT of the new X.
[[nodiscard]] at::Tensor addAndNormalise(const at::Tensor& x, const at::Tensor& added,
                                         const at::Tensor& scale, const NormView& next, double eps);

// From the GRADIENT [n,e] of the norm's output to that of the first n rows of its INPUT, with the statistics
// that the pass kept in TRACE.
[[nodiscard]] at::Tensor throughNorm(const at::Tensor& gradient, const at::Tensor& input,
                                     const NormView& norm, const NormTrace& trace);
// The same with the statistics computed again; returns GRADIENT if NORM is absent.
[[nodiscard]] at::Tensor throughNorm(const at::Tensor& gradient, const at::Tensor& input,
                                     const NormView& norm, double eps);

// 1/deviation of X [...,e], as NORM computes it.
[[nodiscard]] at::Tensor inverseDeviation(const at::Tensor& x, const NormView& norm, double eps);
// G [...,e] through NORM with its 1/deviation INVERSE [...,1] held constant: C(g * weight) / deviation with C
// v = v - mean(v), or C v = v for an RMSNorm.
[[nodiscard]] at::Tensor throughFrozenNorm(const at::Tensor& g, const NormView& norm,
                                           const at::Tensor& inverse);

} // namespace hydra
