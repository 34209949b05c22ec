// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of relevance on its way down (reference.md "LRP rules" to "Relevance rollout"): from the target
// to the last block, and through a block's attention to its queries, keys and values.
#pragma once

#include "core/explain/backward.h"
#include "core/explain/target.h"
#include "core/nn/sub_weights.h"
#include "core/nn/trace.h"

#include <ATen/ATen.h>

#include <vector>

namespace hydra::lrp {

// The propagation rules of LRP (alpha = 1) as Chefer et al. use them, CVPR 2021; reference.md "LRP rules". R
// is relevance.

// a/(b + 1e-9), 0 where b = 0; one pass. Where b is a sum that cancels, its float32 rounding decides how the
// relevance is divided: B must come from the float64 pass, not from summing rounded terms again.
[[nodiscard]] at::Tensor safeDivide(const at::Tensor& a, const at::Tensor& b);
// The same in A's place: matrices of a large picture take half a gigabyte each.
void safeDivideInPlace(at::Tensor& a, const at::Tensor& b);

// Residual x = a + b, as the pass found it: R splits in proportion to a and b, each half rescaled to its
// share of the total.
struct Split
{
    at::Tensor a, b;
};
[[nodiscard]] Split throughAdd(const at::Tensor& relevance, const at::Tensor& a, const at::Tensor& b,
                               const at::Tensor& x);

// One output group of a Linear: R [n,out], the forward's output y [n,out] with BIAS [out] in it (undefined:
// none), W and |W|.
struct LinearPart
{
    at::Tensor relevance, output, bias, weight, absolute;
};
// x [n,in]: R_x = (x * (S W) + |x| * (S|W|)) / 2, S = sd(R, (|x||W|^T + x W^T) / 2); parts (q, k, v) add,
// and what goes BESIDE the layer (its first n rows; undefined: nothing). Three matrix products a part, where
// eight are usual: x W^T is known from the forward, as y - b.
[[nodiscard]] at::Tensor throughLinear(const at::Tensor& x, const std::vector<LinearPart>& parts,
                                       const at::Tensor& beside = {});

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
