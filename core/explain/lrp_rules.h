// SPDX-License-Identifier: GPL-3.0-or-later
// The propagation rules of LRP (alpha = 1) as Chefer et al. use them, CVPR 2021; reference.md 5.3. R is
// relevance.
#pragma once

#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace hydra::lrp {

// a/(b + 1e-9), 0 where b = 0; one pass. Where b is a sum that cancels, its float32 rounding decides how the
// relevance is divided: B must come from the float64 pass, not from summing rounded terms again.
[[nodiscard]] at::Tensor safeDivide(const at::Tensor& a, const at::Tensor& b);

// Residual x = a + b, as the pass found it: R splits in proportion to a and b, each half rescaled to its
// share of the total.
struct Split
{
    at::Tensor a, b;
};
[[nodiscard]] Split throughAdd(const at::Tensor& relevance, const at::Tensor& a, const at::Tensor& b,
                               const at::Tensor& x);

// One output group of a Linear: R [n,out], the forward's output y [n,out] with BIAS [out] in it (undefined:
// none), W and |W|.
struct LinearPart
{
    at::Tensor relevance, output, bias, weight, absolute;
};
// x [n,in]: R_x = (x * (S W) + |x| * (S|W|)) / 2, S = sd(R, (|x||W|^T + x W^T) / 2); parts (q, k, v) add,
// and what goes BESIDE the layer (its first n rows; undefined: nothing). Three matrix products a part, where
// eight are usual: x W^T is known from the forward, as y - b.
[[nodiscard]] at::Tensor throughLinear(const at::Tensor& x, const std::vector<LinearPart>& parts,
                                       const at::Tensor& beside = {});

} // namespace hydra::lrp
