// SPDX-License-Identifier: GPL-3.0-or-later
// A block's attention as the methods read it: q, k, v by heads, phi applied for linear kinds, and the
// token-to-token matrix A where one is wanted. Shared by every method. For head h and query q
//   o_q = sum_t A[q,t] own_t + rest_q
// with own = V and no rest. The values of super attention are mixtures of all tokens (Def. 4 of "You Need to
// Pay Better Attention"): there A = S W_A, signed, own = n1, and the rest is S b_A, which no token brings.
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

// The first rows of [ROWS, n], the rest of which are zero.
[[nodiscard]] at::Tensor padded(const at::Tensor& x, std::int64_t rows);

struct AttentionView
{
    int heads = 0; // inner for Hydra
    bool linear = false;
    at::Tensor q, k; // [T, inner]; phi(Q), phi(K) for linear kinds
    at::Tensor v; // [T, inner]
    at::Tensor own; // what each token itself brings to A's rows [T, inner]: v, or n1 where v mixes tokens
    at::Tensor raw; // output before the +ln normalisation, and before attn.proj [T, inner]
};

[[nodiscard]] AttentionView viewOf(const Trace& trace, int block);

// Whether v of BLOCK are mixtures of all tokens, so that a column of its softmax weighs no single token.
[[nodiscard]] bool mixesTokens(const BlockTrace& block) noexcept;
// Rows [from, from+count) of A of every head [heads,count,T]: softmax's, the implied phi(Q)_h phi(K)_h^T, or
// S W_A. Of Hydra T x T for each feature: callers sum its features first.
[[nodiscard]] at::Tensor matrixRows(const Trace& trace, int block, std::int64_t from, std::int64_t count);
// d target / dA of the first ROWS queries [heads,rows,T]: g_q . own_t.
[[nodiscard]] at::Tensor matrixSlopes(const Trace& trace, int block, const BlockGradient& gradient,
                                      std::int64_t rows);
// What super attention's b_A adds to each feature of the first ROWS queries [heads,rows,1]; undefined for
// other kinds.
[[nodiscard]] at::Tensor restOf(const Trace& trace, int block, std::int64_t rows);
// A^T G by heads, of a block as above: from G [n,inner], the gradient of the joined heads, to V [T,inner]. Of
// a light one A is made a tile at a time.
[[nodiscard]] at::Tensor intoValues(const Trace& trace, const BlockTrace& block, const at::Tensor& g);

// Rows [from, from+count) of A for one head or, head = -1, fused over all: [count, T]. Hydra: its mean over
// features. Super: |A|, each row summing to one.
[[nodiscard]] at::Tensor attentionRows(const Trace& trace, int block, int head, HeadFusion fusion,
                                       std::int64_t from, std::int64_t count);

// The tokens the classifier reads: rows 0 (and 1 with a distillation token), every patch under average
// pooling, or half of each, all by A of a pooling head (mean of its heads); as weights [T] that sum to one.
[[nodiscard]] at::Tensor pooledWeights(const Trace& trace);
// Rows from the top that can carry a gradient into the last block: 1 or 2 under token pooling, T otherwise.
[[nodiscard]] std::int64_t pooledRows(const Trace& trace);

} // namespace hydra
