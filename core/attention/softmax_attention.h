// SPDX-License-Identifier: GPL-3.0-or-later
// softmax(Q K^T scale) V per head, for inference. O(T^2 d) time; scratch bounded by working on a few rows at
// a time where A itself is not asked for.
#pragma once

#include "core/attention/attend.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// qkv [B,T,3*inner] contiguous -> [B,T,inner]. INSIDES, where given, receives A and, where it asks, Q K^T.
// BIAS [heads,T,T], where given, is added to the scaled scores.
// QUERIES, where given and INSIDES is not: the first so many tokens alone ask, -> [B,QUERIES,inner].
[[nodiscard]] at::Tensor softmaxAttention(const at::Tensor& qkv, int heads, double scale,
                                          AttentionInsides* insides, std::int64_t queries = 0,
                                          const at::Tensor& bias = {});

} // namespace hydra
