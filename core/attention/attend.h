// SPDX-License-Identifier: GPL-3.0-or-later
// One attention layer on given queries, keys and values (from any source): the differentiable definition, and
// the fast path for inference. q, k, v [B,T,inner], head-major in the last dimension; the result is
// [B,T,inner], before attn.proj.
#pragma once

#include "core/attention/attention_plan.h"

#include <ATen/core/Tensor.h>

namespace hydra {

struct HeadLayout
{
    int heads = 1; // of softmax
    double scale = 1; // of softmax: d^-1/2 unless the checkpoint sets another
    int prefix = 1, rows = 0, cols = 0; // layout of the tokens, for windows
    at::Tensor bias{}; // of softmax [heads,T,T], added to the scaled scores; undefined: none
};

// The layout for BLOCK: the network's, but one head with scale inner^-1/2 for kinds with one head.
[[nodiscard]] HeadLayout layoutOf(const BlockAttention& block, const HeadLayout& network, std::int64_t inner);

// Heads that BLOCK uses for an inner width: linear's own, INNER for hydra and other sums, else LAYOUT's.
// Throws Error{Usage} when they do not divide inner.
[[nodiscard]] int headsOf(const BlockAttention& block, const HeadLayout& layout, std::int64_t inner);

// Uses ATen operations that autograd supports. Allocates no T x T tensor for linear kinds.
[[nodiscard]] at::Tensor attend(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                                const BlockAttention& block, const HeadLayout& layout);

// The linear kinds before the output normalisation of the +ln kernels; contributions are computed from this.
[[nodiscard]] at::Tensor attendLinearRaw(const at::Tensor& phiQ, const at::Tensor& phiK, const at::Tensor& v,
                                         int heads);

// Intermediate results of one layer that a trace keeps.
struct AttentionInsides
{
    bool keepMatrices = true; // set by the caller: keep A and scores of softmax
    bool keepScores = false; // set by the caller
    at::Tensor probabilities; // A [B,heads,T,T]; softmax kinds only
    at::Tensor scores; // Q K^T [B,heads,T,T] before scale and mask, rounded to float32; with keepScores
    at::Tensor raw; // [B,T,inner] before the normalisation of the +ln kernels; undefined for other kernels
};

// Inference: qkv [B,T,3*inner] contiguous, float32 or float64 -> [B,T,inner]. Fills INSIDES if given;
// without, scratch memory is bounded at any T.
[[nodiscard]] at::Tensor attendFast(const at::Tensor& qkv, const BlockAttention& block,
                                    const HeadLayout& layout, AttentionInsides* insides = nullptr);

} // namespace hydra
