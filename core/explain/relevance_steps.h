// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of relevance propagation (reference.md "LRP rules" to "Relevance rollout"): from the target to
// the last block, and through a block's attention to its queries, keys and values.
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

// a/(b + 1e-9), 0 where b = 0. If b is a sum that cancels, its float32 rounding decides how the relevance is
// divided: B must come from the float64 pass, not from summing rounded terms again.
[[nodiscard]] at::Tensor safeDivide(const at::Tensor& a, const at::Tensor& b);
// The same in place, written to A: matrices of a large picture take half a gigabyte each.
void safeDivideInPlace(at::Tensor& a, const at::Tensor& b);

// Residual x = a + b, with x from the pass: R splits in proportion to a and b, each half rescaled to its
// share of the total.
struct Split
{
    at::Tensor a, b;
};
[[nodiscard]] Split throughAdd(const at::Tensor& relevance, const at::Tensor& a, const at::Tensor& b,
                               const at::Tensor& x);

// One output group of a Linear: R [n,out], the forward's output y [n,out] including BIAS [out] (undefined: no
// bias), W and |W|.
struct LinearPart
{
    at::Tensor relevance, output, bias, weight, absolute;
};
// x [n,in]: R_x = (x * (S W) + |x| * (S|W|)) / 2, S = sd(R, (|x||W|^T + x W^T) / 2); parts (q, k, v) are
// summed, and so is the relevance that goes BESIDE the layer (its first n rows; may be undefined). Three
// matrix products a part instead of the usual eight: x W^T is known from the forward, as y - b.
[[nodiscard]] at::Tensor throughLinear(const at::Tensor& x, const std::vector<LinearPart>& parts,
                                       const at::Tensor& beside = {});

// What a block's attention contributes to the rollout.
enum class Weighting
{
    Gradient, // mean_h (dA * R_A)^+
    Relevance // mean_h R_A^+
};

// A whole LAYER, whose OUTPUT includes its bias.
[[nodiscard]] inline LinearPart partOf(const at::Tensor& relevance, const at::Tensor& output,
                                       const LinearView& layer, const LinearView& absolute)
{
    return {relevance, output, layer.bias, layer.weight, absolute.weight};
}

// Takes the target's relevance, 1, through classifier and pooling to the last block's output. Targets other
// than classes and outputs use a classifier of one row. Sets READ [T], the row where a rollout begins.
[[nodiscard]] at::Tensor intoLastBlock(const Trace& trace, const SubWeights& magnitudes, const Target& target,
                                       Weighting weighting, at::Tensor& read);

// Relevance of a block's attention: for the rollout, and of q, k and v.
struct AttentionRelevance
{
    at::Tensor weighted; // [n, T]
    at::Tensor qkv; // [T, 3*inner]: of q, k and v
};

// From the RELEVANCE of a block's joined heads [n, inner]; FURTHER: down to q, k and v.
[[nodiscard]] AttentionRelevance ofAttention(const Trace& trace, int block, const at::Tensor& relevance,
                                             const BlockGradient& gradient, Weighting weighting,
                                             bool further);

// From the relevance of rotated queries and keys to that before rotation, pair by pair (our extension). The
// rotation applies to q' and c, not to relevance itself: with c = R / q' each channel's share, q takes q * (c
// rotated back), and the pair's sum is unchanged. QKV [T, 3*inner], in place.
void turnBack(const at::Tensor& qkv, const BlockTrace& block, const Trace& trace);

// From the relevance QKV of q, k and v to n1. Parts that are n1 itself pass it on unchanged. Branches are
// summed, and so is the relevance that goes BESIDE the block's attention (its first rows; may be undefined).
[[nodiscard]] at::Tensor throughQkv(const BlockTrace& block, const BlockWeights& weights,
                                    const BlockWeights& absolute, const at::Tensor& qkv,
                                    const at::Tensor& beside);

} // namespace hydra::lrp
