// SPDX-License-Identifier: GPL-3.0-or-later
// Hydra attention for inference: phi(Q) * sum_t phi(K)_t * V_t (Hydra Attention, Eq. 10), O(T D) time and
// O(D) memory beside the result: two passes over qkv, nothing of size T x T, nothing of size T x D in
// between.
#pragma once

#include "core/attention/attention_plan.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// qkv [B,T,3*D] float32 contiguous -> [B,T,D]; the +ln normalisation is left to the caller.
[[nodiscard]] at::Tensor hydraAttention(const at::Tensor& qkv, Kernel kernel);

} // namespace hydra
