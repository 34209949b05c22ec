// SPDX-License-Identifier: GPL-3.0-or-later
// One attention layer on given queries, keys and values (wherever its kind takes them from): the
// differentiable definition, and the fast path of inference. q, k, v [B,T,inner], head-major in the last
// dimension; the result is [B,T,inner], before attn.proj.
#pragma once

#include "core/attention/attention_plan.h"

#include <ATen/core/Tensor.h>

namespace hydra {

struct HeadLayout
{
    int heads = 1; // of softmax
    double scale = 1; // of softmax: d^-1/2 unless the checkpoint says otherwise
    int prefix = 1, rows = 0, cols = 0; // of the tokens: what windows need
    at::Tensor bias{}; // of softmax [heads,T,T], added to the scaled scores; undefined: none
};

// What BLOCK makes of the network's layout: one head of scale inner^-1/2 where the kind has one.
[[nodiscard]] HeadLayout layoutOf(const BlockAttention& block, const HeadLayout& network, std::int64_t inner);

// Heads that BLOCK uses for an inner width: linear's own, inner for hydra and its like, else LAYOUT's. Throws
// Error{Usage} when they do not divide inner.
[[nodiscard]] int headsOf(const BlockAttention& block, const HeadLayout& layout, std::int64_t inner);

// In ATen operations that autograd follows. Never makes a T x T tensor for linear kinds.
[[nodiscard]] at::Tensor attend(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v,
                                const BlockAttention& block, const HeadLayout& layout);

// The linear kinds before the output normalisation of the +ln kernels: where contributions are taken.
[[nodiscard]] at::Tensor attendLinearRaw(const at::Tensor& phiQ, const at::Tensor& phiK, const at::Tensor& v,
                                         int heads);

// What a trace keeps of one layer beside its output.
struct AttentionInsides
{
    bool keepMatrices = true; // asked for by the caller: A and scores of softmax
    bool keepScores = false; // asked for by the caller
    at::Tensor probabilities; // A [B,heads,T,T]; softmax kinds only
    at::Tensor scores; // Q K^T [B,heads,T,T] before scale and mask, rounded to float32; softmax kinds, asked
    at::Tensor raw; // [B,T,inner] before the normalisation of the +ln kernels; undefined for the rest
};

// Inference: qkv [B,T,3*inner] contiguous, float32 or float64 -> [B,T,inner]. With INSIDES given, these are
// kept too; without, no more than a bounded scratch is used at any T.
[[nodiscard]] at::Tensor attendFast(const at::Tensor& qkv, const BlockAttention& block,
                                    const HeadLayout& layout, AttentionInsides* insides = nullptr);

} // namespace hydra
