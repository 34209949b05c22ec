// SPDX-License-Identifier: GPL-3.0-or-later
// A block's attention in the form that all methods read: q, k, v by heads, phi applied for linear kinds, and
// the token-to-token matrix A on request. For head h and query q
//   o_q = sum_t A[q,t] own_t + rest_q
// with own = V and no rest. The values of super attention are mixtures of all tokens (Def. 4 of "You Need to
// Pay Better Attention"): there A = S W_A, signed, own = n1, and the rest is S b_A, which belongs to no
// token.
#pragma once

#include "core/explain/backward.h"
#include "core/explain/map.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// [T, heads*d] -> [heads, T, d], a view where the rows allow.
[[nodiscard]] at::Tensor byHeads(const at::Tensor& x, int heads);
// [heads, T, d] -> [T, heads*d]
[[nodiscard]] at::Tensor joinHeads(const at::Tensor& x);

// X as the first rows of [ROWS, n], the others zero.
[[nodiscard]] at::Tensor padded(const at::Tensor& x, std::int64_t rows);

struct AttentionView
{
    int heads = 0; // inner for Hydra
    bool linear = false;
    at::Tensor q, k; // [T, inner]; phi(Q), phi(K) for linear kinds
    at::Tensor v; // [T, inner]
    at::Tensor own; // what A weighs for each token [T, inner]: v, or n1 where v mixes tokens
    at::Tensor raw; // output before the +ln normalisation, and before attn.proj [T, inner]
};

[[nodiscard]] AttentionView viewOf(const Trace& trace, int block);

// Whether the values of BLOCK are mixtures of all tokens; then a column of softmax belongs to no single
// token.
[[nodiscard]] bool mixesTokens(const BlockTrace& block) noexcept;
// Rows [from, from+count) of A for every head [heads,count,T]: softmax's, the implied phi(Q)_h phi(K)_h^T, or
// S W_A. Hydra has a T x T matrix for each feature: callers sum its features first.
[[nodiscard]] at::Tensor matrixRows(const Trace& trace, int block, std::int64_t from, std::int64_t count);
// d target / dA of the first ROWS queries [heads,rows,T]: g_q . own_t.
[[nodiscard]] at::Tensor matrixSlopes(const Trace& trace, int block, const BlockGradient& gradient,
                                      std::int64_t rows);
// What super attention's b_A adds to each feature of the first ROWS queries [heads,rows,1]; undefined for
// other kinds.
[[nodiscard]] at::Tensor restOf(const Trace& trace, int block, std::int64_t rows);
// A^T G by heads for a softmax block: from G [n,inner], the gradient of the joined heads, to V [T,inner]. For
// a light block A is made one tile at a time.
[[nodiscard]] at::Tensor intoValues(const Trace& trace, const BlockTrace& block, const at::Tensor& g);

// Rows [from, from+count) of A for one head or, head = -1, fused over all: [count, T]. Hydra: its mean over
// features. Super: |A|, each row summing to one.
[[nodiscard]] at::Tensor attentionRows(const Trace& trace, int block, int head, HeadFusion fusion,
                                       std::int64_t from, std::int64_t count);

// The tokens the classifier reads: rows 0 (and 1 with a distillation token), every patch under average
// pooling, half of each, or all tokens weighted by A of a pooling head (mean of its heads). Weights [T] that
// sum to one.
[[nodiscard]] at::Tensor pooledWeights(const Trace& trace);
// The contribution of each token, a vector (Hydra Attention, Eq. 16) [T, inner]: its term in the sum
// sum_q w_q o_q of the tokens that the classifier reads, w = pooledWeights(); phi(Q)_q phi(K)_t V_t for
// Hydra.
[[nodiscard]] at::Tensor contributionVectors(const Trace& trace, int block);
// Rows from the top that can carry a gradient into the last block: 1 or 2 under token pooling, T otherwise.
[[nodiscard]] std::int64_t pooledRows(const Trace& trace);

} // namespace hydra
