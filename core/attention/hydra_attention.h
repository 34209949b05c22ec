// SPDX-License-Identifier: GPL-3.0-or-later
// Hydra attention for inference: phi(Q) * sum_t phi(K)_t * V_t (Hydra Attention, Eq. 10), O(T D) time and
// O(D) memory beside the result: two passes over qkv, without a T x T tensor or an intermediate of size T x
// D.
#pragma once

#include "core/attention/attention_plan.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// qkv [B,T,3*D] float32 contiguous -> [B,T,D]; the caller applies the +ln normalisation.
[[nodiscard]] at::Tensor hydraAttention(const at::Tensor& qkv, Kernel kernel);

} // namespace hydra
