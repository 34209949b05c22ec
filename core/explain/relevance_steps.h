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

// A whole LAYER, whose OUTPUT has its bias in it.
[[nodiscard]] inline LinearPart partOf(const at::Tensor& relevance, const at::Tensor& output,
                                       const LinearView& layer, const LinearView& absolute)
{
    return {relevance, output, layer.bias, layer.weight, absolute.weight};
}

// The target's relevance, one, to the last block's output: only what the classifiers read and the pooling are
// in between. What is no class has a classifier of one row. READ [T]: where a rollout begins.
[[nodiscard]] at::Tensor intoLastBlock(const Trace& trace, const SubWeights& magnitudes, const Target& target,
                                       Weighting weighting, at::Tensor& read);

// Relevance of a block's attention: to the rollout, and on to q, k and v.
struct AttentionRelevance
{
    at::Tensor weighted; // [n, T]
    at::Tensor qkv; // [T, 3*inner]: of q, k and v
};

// From a block's joined heads [n, inner]; FURTHER: on to q, k and v.
[[nodiscard]] AttentionRelevance ofAttention(const Trace& trace, int block, const at::Tensor& relevance,
                                             const BlockGradient& gradient, Weighting weighting,
                                             bool further);

// Relevance of turned queries and keys to what they were turned from, pair by pair (our extension). Relevance
// is not turned, q' * c is: with c = R / q' each channel's share, q takes q * (turned back c), and the pair's
// sum stays as it is. QKV [T, 3*inner], in place.
void turnBack(const at::Tensor& qkv, const BlockTrace& block, const Trace& trace);

// Relevance QKV of q, k and v to n1; what n1 itself was takes its relevance unchanged, and branches add, as
// does what goes BESIDE the block's attention (its first rows; undefined: nothing).
[[nodiscard]] at::Tensor throughQkv(const BlockTrace& block, const BlockWeights& weights,
                                    const BlockWeights& absolute, const at::Tensor& qkv,
                                    const at::Tensor& beside);

} // namespace hydra::lrp
