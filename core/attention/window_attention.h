// SPDX-License-Identifier: GPL-3.0-or-later
// Softmax attention inside SIZE x SIZE windows of the patch grid (the last row and column of windows take
// what is left); prefix tokens attend to everything, and every patch to them. O(T (size^2 + prefix) d).
#pragma once

#include "core/attention/attend.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// [T,T], true where the column may be seen from the row.
[[nodiscard]] at::Tensor windowMask(const HeadLayout& layout, int size, const at::TensorOptions& options);

// qkv [B,T,3*inner] contiguous -> [B,T,inner], window by window: nothing of size T x T.
[[nodiscard]] at::Tensor windowAttention(const at::Tensor& qkv, const HeadLayout& layout, int size);

} // namespace hydra
