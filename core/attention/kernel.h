// SPDX-License-Identifier: GPL-3.0-or-later
// The feature maps phi of linear attention (Hydra Attention, Table 1; reference.md "Kernels"),
// differentiable.
//   cosine x/|x|2 | tanh-l2 tanh, x/|x|2 | mean x/sqrt(T) | tanh-softmax | sigmoid-softmax | l1 x/|x|1
// Norms run over features, softmax(K) over tokens. A zero vector normalises to zero, never to NaN.
#pragma once

#include "core/attention/attention_plan.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// q, k [B,T,F] -> the same shape. Norms run over each of PARTS equal parts of the features: the heads of Eq.
// 7, or 1 for the whole vector (Eq. 10).
[[nodiscard]] at::Tensor phiQuery(const at::Tensor& q, Kernel kernel, int parts = 1);
[[nodiscard]] at::Tensor phiKey(const at::Tensor& k, Kernel kernel, int parts = 1);

// The +ln kernels: LayerNorm over features without affine, eps 1e-5, of the attention's output before
// attn.proj.
[[nodiscard]] bool normalisesOutput(Kernel kernel) noexcept;
[[nodiscard]] at::Tensor normaliseOutput(const at::Tensor& out);

} // namespace hydra
