// SPDX-License-Identifier: GPL-3.0-or-later
// Softmax attention as one differentiable operation for training on the CPU: one pass per (image, head), no
// transposed copies, only the attention matrix is kept for the backward pass.
#pragma once

#include <ATen/core/Tensor.h>

namespace hydra {

// softmax(Q K^T scale) V per head. QKV [B, T, 3, heads, headDim], contiguous float32 -> [B, T, heads *
// headDim].
[[nodiscard]] at::Tensor fusedSoftmaxAttention(const at::Tensor& qkv, double scale);

} // namespace hydra
