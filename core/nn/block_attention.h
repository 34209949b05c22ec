// SPDX-License-Identifier: GPL-3.0-or-later
// Computes a block's queries, keys and values from the sources that its kind of attention uses, and checks
// that its weights fit that kind.
#pragma once

#include "core/attention/attend.h"
#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// n1 [B*T,e] -> qkv [B*T,3*inner] from the sources of KIND: projections, n1 itself, tokens of n1 mixed by
// W_A.
[[nodiscard]] at::Tensor queriesKeysValues(const at::Tensor& n1, const BlockWeights& weights,
                                           AttentionKind kind, std::int64_t batch);

// Throws Error{Usage} naming BLOCK and what is missing: weights that the kind needs, equal widths if n1 takes
// part in the product, the token count that W_A was made for, a number of heads that divides the width.
void requireServed(const BlockAttention& attention, int block, const SubWeights& weights,
                   const HeadLayout& layout);

} // namespace hydra
