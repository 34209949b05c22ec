// SPDX-License-Identifier: GPL-3.0-or-later
// The attention of a block as training sees it: any kind of a plan, its parameters, and a forward pass that
// autograd follows.
#pragma once

#include "core/attention/attend.h"

#include <ATen/core/Tensor.h>

namespace hydra {

struct WeightAndBias // of a norm or a linear layer
{
    at::Tensor weight, bias;
};

// The full weights of one block, by the kind it is trained as (attention_kind.h): qkv, or wq and what else
// the kind has. Undefined where the kind has none.
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
