// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of relevance on its way down (reference.md 5.3 to 5.7): from the target to the last block, and
// through a block's attention to its queries, keys and values.
#pragma once

#include "core/explain/backward.h"
#include "core/explain/lrp_rules.h"
#include "core/explain/target.h"
#include "core/nn/sub_weights.h"
#include "core/nn/trace.h"

#include <ATen/ATen.h>

namespace hydra::lrp {

// What a block's attention puts into the rollout.
enum class Weighting
{
    Gradient, // mean_h (dA * R_A)^+
    Relevance // mean_h R_A^+
};

// OUTPUT of LAYER as it would be without its bias.
[[nodiscard]] inline at::Tensor withoutBias(const at::Tensor& output, const LinearView& layer)
{
    return layer.bias.defined() ? output - layer.bias : output;
}

// The target's relevance, one, to the last block's output: only what the classifiers read and the pooling are
// in between. What is no class has a classifier of one row. READ [T]: where a rollout begins.
[[nodiscard]] at::Tensor intoLastBlock(const Trace& trace, const SubWeights& magnitudes, const Target& target,
                                       Weighting weighting, at::Tensor& read);

// Relevance of a block's attention: to the rollout, and on to q, k and v.
struct AttentionRelevance
{
    at::Tensor weighted; // [n, T]
    at::Tensor q, k, v; // [T, inner]
};

// From a block's joined heads [n, inner]; FURTHER: on to q, k and v.
[[nodiscard]] AttentionRelevance ofAttention(const Trace& trace, int block, const at::Tensor& relevance,
                                             const BlockGradient& gradient, Weighting weighting,
                                             bool further);

// Relevance of turned queries and keys to what they were turned from, pair by pair (our extension). Relevance
// is not turned, q' * c is: with c = R / q' each channel's share, q takes q * (turned back c), and the pair's
// sum stays as it is.
void turnBack(AttentionRelevance& relevance, const BlockTrace& block, const Trace& trace);

// Relevance of q, k and v to n1; what n1 itself was takes its relevance unchanged, and branches add.
[[nodiscard]] at::Tensor throughQkv(const BlockTrace& block, const BlockWeights& weights,
                                    const BlockWeights& absolute, const AttentionRelevance& relevance);

} // namespace hydra::lrp
