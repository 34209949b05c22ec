// SPDX-License-Identifier: GPL-3.0-or-later
// A block's queries, keys and values, from wherever its kind of attention takes them, and whether its weights
// can serve that kind.
#pragma once

#include "core/attention/attend.h"
#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// n1 [B*T,e] -> qkv [B*T,3*inner] as KIND resolves them: projections, n1 itself, tokens of n1 mixed by W_A.
[[nodiscard]] at::Tensor queriesKeysValues(const at::Tensor& n1, const BlockWeights& weights,
                                           AttentionKind kind, std::int64_t batch);

// Throws Error{Usage} naming BLOCK and what is missing: weights that KIND needs, equal widths where n1 takes
// part in the product, the token count that W_A was made for, heads that divide.
void requireServed(const BlockAttention& attention, int block, const SubWeights& weights,
                   const HeadLayout& layout);

} // namespace hydra
