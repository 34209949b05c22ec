// SPDX-License-Identifier: GPL-3.0-or-later
// A block's attention for training: its parameters and a forward pass for autograd, for every kind in a plan.
#pragma once

#include "core/attention/attend.h"

#include <ATen/core/Tensor.h>

namespace hydra {

struct WeightAndBias // of a norm or a linear layer
{
    at::Tensor weight, bias;
};

// The full weights of one block for the kind it is trained as (attention_kind.h): qkv, or wq and the kind's
// others. Undefined where the kind has none.
struct AttentionWeights
{
    WeightAndBias qkv; // [3D,D], [3D]
    WeightAndBias query, key; // attn.wq, attn.wk: [D,D], [D]
    WeightAndBias mixture; // attn.wa: [T,T], [T]
};

// n1 [B*T,e] -> queries, keys and values [B,T,3,e] of the sub-network of width e.
[[nodiscard]] at::Tensor trainableQkv(const AttentionWeights& weights, AttentionKind kind,
                                      const at::Tensor& n1, std::int64_t batch);

// QKV [B,T,3,e] -> [B,T,e], before attn.proj.
[[nodiscard]] at::Tensor trainableAttention(const at::Tensor& qkv, const BlockAttention& attention,
                                            const HeadLayout& network);

} // namespace hydra
