// SPDX-License-Identifier: GPL-3.0-or-later
// The generalised gamma rule of a linear layer y = x W^T + b in the frame of gradient times input
// (reference.md "The modified backward pass"; Achtibat et al., ICML 2024). With h = gamma/2, x W^T = y - b
// from the forward pass and sigma the sign of y, three products replace the usual eight:
//   z = (1+h)(y-b) + sigma h |x||W|^T + (b, and gamma b more where b has y's sign)
//   s = y G / z
//   R = x (1+h) s W + |x| h sigma s |W|
// All tensors of a call are of one type, float32 or float64.
#pragma once

#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// d / d x [n,in] from G = d / d y: x [n,in], y [n,out], W and ABSOLUTE = |W| [out,in].
[[nodiscard]] at::Tensor throughGamma(const at::Tensor& g, const at::Tensor& x, const at::Tensor& y,
                                      const LinearView& layer, const at::Tensor& absolute, double gamma);

// Two layers with an activation between them, which passes relevance on unchanged (gradients times y/x).
struct GammaMlp
{
    at::Tensor x, hidden, activated, y; // [n,in], [n,m] twice, [n,out]
    LinearView first, second;
    at::Tensor absoluteFirst, absoluteSecond;
    double gamma = 0;
};
// d / d x from G = d / d y; the values between the layers are read once.
[[nodiscard]] at::Tensor throughGamma(const at::Tensor& g, const GammaMlp& mlp);

// The summed relevance of each row's inputs [n]: the sum over R, which needs no product back.
[[nodiscard]] at::Tensor gammaOfRows(const at::Tensor& g, const at::Tensor& x, const LinearView& layer,
                                     double gamma);

} // namespace hydra
