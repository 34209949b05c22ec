// SPDX-License-Identifier: GPL-3.0-or-later
// softmax(Q K^T scale) V per head, for inference. O(T^2 d) time; unless A is kept, scratch is bounded by
// computing a few rows at a time.
#pragma once

#include "core/attention/attend.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// qkv [B,T,3*inner] contiguous -> [B,T,inner]. INSIDES, if given, receives A and, with keepScores, Q K^T.
// BIAS [heads,T,T], if given, is added to the scaled scores. With QUERIES and no INSIDES, only the first
// QUERIES tokens attend, -> [B,QUERIES,inner].
[[nodiscard]] at::Tensor softmaxAttention(const at::Tensor& qkv, int heads, double scale,
                                          AttentionInsides* insides, std::int64_t queries = 0,
                                          const at::Tensor& bias = {});

} // namespace hydra
