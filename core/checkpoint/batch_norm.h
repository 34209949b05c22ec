// SPDX-License-Identifier: GPL-3.0-or-later
// A batch norm as it is run: y = scale x + shift of each feature, which becomes part of a linear layer beside
// it.
#pragma once

#include <ATen/core/Tensor.h>

namespace hydra {

struct BatchNorm
{
    at::Tensor scale, shift; // [features] float32
    [[nodiscard]] bool present() const { return scale.defined(); }
};

// Of what a training kept. GAIN and OFFSET are undefined where it has no weights, as MAE's linear probe, with
// eps 1e-6; else eps is PyTorch's 1e-5.
[[nodiscard]] BatchNorm batchNorm(const at::Tensor& mean, const at::Tensor& variance, const at::Tensor& gain,
                                  const at::Tensor& offset);
// WEIGHT [out, in] and BIAS [out] of a layer that NORM comes before, or behind.
void takeBefore(const BatchNorm& norm, at::Tensor& weight, at::Tensor& bias);
void takeBehind(const BatchNorm& norm, at::Tensor& weight, at::Tensor& bias);

} // namespace hydra
