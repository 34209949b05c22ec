// SPDX-License-Identifier: GPL-3.0-or-later
// A batch norm at inference: y = scale x + shift for each feature. It is folded into an adjacent linear
// layer.
#pragma once

#include <ATen/core/Tensor.h>

namespace hydra {

struct BatchNorm
{
    at::Tensor scale, shift; // [features] float32
    [[nodiscard]] bool present() const { return scale.defined(); }
};

// From a training's running statistics. GAIN and OFFSET are undefined for a norm without weights, as in MAE's
// linear probe, which has eps 1e-6; otherwise eps is PyTorch's 1e-5.
[[nodiscard]] BatchNorm batchNorm(const at::Tensor& mean, const at::Tensor& variance, const at::Tensor& gain,
                                  const at::Tensor& offset);
// Fold NORM into the layer of WEIGHT [out, in] and BIAS [out] that follows it (takeBefore) or precedes it.
void takeBefore(const BatchNorm& norm, at::Tensor& weight, at::Tensor& bias);
void takeBehind(const BatchNorm& norm, at::Tensor& weight, at::Tensor& bias);

} // namespace hydra
