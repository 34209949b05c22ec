// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/batch_norm.h"

#include <ATen/ATen.h>

namespace hydra {

BatchNorm batchNorm(const at::Tensor& mean, const at::Tensor& variance, const at::Tensor& gain,
                    const at::Tensor& offset)
{
    const at::Tensor scale = at::rsqrt(variance.to(at::kFloat) + (gain.defined() ? 1e-5 : 1e-6));
    const at::Tensor shift = -mean.to(at::kFloat) * scale;
    return gain.defined() ? BatchNorm{scale * gain, shift * gain + offset} : BatchNorm{scale, shift};
}

void takeBefore(const BatchNorm& norm, at::Tensor& weight, at::Tensor& bias)
{
    bias = bias + at::mv(weight, norm.shift);
    weight = weight * norm.scale;
}

void takeBehind(const BatchNorm& norm, at::Tensor& weight, at::Tensor& bias)
{
    weight = weight * norm.scale.unsqueeze(1);
    bias = bias * norm.scale + norm.shift;
}

} // namespace hydra
