// SPDX-License-Identifier: GPL-3.0-or-later
// Transition attention maps (Yuan et al., 2021) and Beyond Intuition (Chen et al., TMLR 2023); reference.md
// "Transition attention" to "Beyond Intuition, by token". Both weight the flow of attention from the patches
// by W, the mean over heads of the positive part of d target / d A of the last block, averaged over the
// picture scaled by 0, 1/(n-1), ... 1.
//   transition  s <- s + s A, from the class token's row of the last block down to the first
//   beyond      R <- R + M R; M = diag-weighted A: heads by I_h = mean |A_h^T dA_h|, or tokens by |v W| / |x|
// Linear kinds (our extension) use the implied matrix in place of A, super attention S W_A.
#include "core/explain/attention_view.h"
#include "core/explain/backward.h"
#include "core/explain/methods.h"
#include "core/explain/precision.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

at::Tensor meanOfHeads(const Trace& trace, int block)
{
    return attentionRows(trace, block, -1, HeadFusion::Mean, 0, trace.tokenCount());
}

// Whether the block's attention is switched off or replaced, so that tokens do not mix.
bool constantIn(const Trace& trace, int block)
{
    return trace.blocks.change(static_cast<std::size_t>(block)).attentionConstant;
}

at::Tensor pastReplaced(const Trace& trace, const at::Tensor& rows, int block)
{
    return trace.pastReplaced(rows.t(), static_cast<std::size_t>(block)).t();
}

// W for the rows that the classifier reads [n,T].
at::Tensor integratedWeights(const Trace& trace, const MethodInput& question)
{
    const int last = static_cast<int>(trace.blocks.size()) - 1;
    const int steps = question.options.steps;
    at::Tensor sum;
    for (int i = 0; i < steps; ++i) {
        const bool whole = i == steps - 1;
        const Trace scaled =
            whole ? trace : trace.again(trace.pixels * (double(i) / double(steps - 1)), question.cancel);
        Backward backward(scaled, question.target);
        const BlockGradient gradient = backward.enter();
        const at::Tensor slopes = matrixSlopes(scaled, last, gradient, pooledRows(trace));
        sum = sum.defined() ? sum + slopes : slopes;
        tellPass(question, i + 1, steps);
    }
    return (sum / double(steps)).clamp_min(0).mean(0);
}

// The mean of W * |R| over the rows that are read: ROWS [n,T] with WEIGHTS [n,T].
at::Tensor weighted(const Trace& trace, const at::Tensor& weights, const at::Tensor& rows)
{
    const std::int64_t n = weights.size(0);
    return at::mv((weights * rows).t(), pooledWeights(trace).narrow(0, 0, n));
}

// Rows of the identity for the tokens read, the start of a product of matrices.
at::Tensor readRows(const Trace& trace, std::int64_t n)
{
    return at::eye(n, trace.tokenCount(), trace.tokens.options());
}

// M of a block, weighted by heads: sum_h I_h A_h / sum_h I_h.
at::Tensor byImportance(const Trace& trace, Backward& backward, int block)
{
    const BlockGradient gradient = backward.enter();
    const AttentionView view = viewOf(trace, block);
    if (view.linear && view.heads == view.v.size(1)) { // Hydra: |A_h^T dA_h| is an outer product
        const at::Tensor importance = view.k.abs().mean(0) * view.v.abs().mean(0)
            * (view.q * padded(gradient.raw, view.q.size(0))).sum(0).abs();
        return product(view.q * (importance / importance.sum().clamp_min(1e-30)), view.k.t());
    }
    const at::Tensor slopes = matrixSlopes(trace, block, gradient, gradient.rows); // [heads,n,T]
    const at::Tensor a = matrixRows(trace, block, 0, trace.tokenCount());
    const at::Tensor importance = product(a.narrow(1, 0, slopes.size(1)).transpose(1, 2), slopes)
                                      .abs_()
                                      .mean(at::IntArrayRef{1, 2}); // [heads]
    const at::Tensor total = importance.sum().clamp_min(1e-30);
    return (a * (importance / total).view({-1, 1, 1})).sum(0);
}

at::Tensor byTokens(const Trace& trace, int block)
{
    const BlockTrace& b = trace.blocks[static_cast<std::size_t>(block)];
    const BlockWeights w = matching(trace, trace.weights->blocks[static_cast<std::size_t>(block)]);
    const at::Tensor moved = product(viewOf(trace, block).own, w.projection.weight.t());
    const at::Tensor share = moved.norm(2, {1}) / b.input.norm(2, {1}).clamp_min(1e-12); // [T]
    return meanOfHeads(trace, block) * share.unsqueeze(0);
}

TokenValues beyond(const Trace& trace, const MethodInput& question, bool heads)
{
    const at::Tensor weights = integratedWeights(trace, question);
    Backward backward(trace, question.target);
    at::Tensor rows = readRows(trace, weights.size(0));
    for (int block = static_cast<int>(trace.blocks.size()) - 1; block >= question.start; --block) {
        question.cancel.check();
        rows = pastReplaced(trace, rows, block);
        const at::Tensor m = heads ? byImportance(trace, backward, block) : byTokens(trace, block);
        rows = constantIn(trace, block) ? rows : rows + product(rows, m);
        if (heads && block > question.start) {
            backward.leave();
        }
    }
    return {weighted(trace, weights, rows.abs()), {}};
}

// The start of the rollout: weights of the tokens read; for a pooling head mean_h (dA * A)^+ of its
// attention.
at::Tensor startOf(const Trace& trace, const Target& target)
{
    if (trace.pool != Pool::Attention) {
        return pooledWeights(trace);
    }
    const PoolWeights w = matchingEnds(trace, *trace.weights).poolHead;
    const at::Tensor slopes = poolGradient(trace, w, slopeOf(target, trace)).probabilities;
    const at::Tensor weighted = (slopes * trace.poolHead.probabilities).clamp_min(0).mean(0)[0];
    return at::constant_pad_nd(weighted, {0, trace.tokenCount() - weighted.size(0)});
}

} // namespace

TokenValues transitionMap(const Trace& trace, const MethodInput& question)
{
    const at::Tensor weights = integratedWeights(trace, question);
    const int last = static_cast<int>(trace.blocks.size()) - 1;
    at::Tensor rows = meanOfHeads(trace, last).narrow(0, 0, weights.size(0));
    for (int block = last - 1; block >= question.start; --block) {
        question.cancel.check();
        rows = pastReplaced(trace, rows, block);
        rows = constantIn(trace, block) ? rows : rows + product(rows, meanOfHeads(trace, block));
    }
    return {weighted(trace, weights, rows), {}};
}

TokenValues beyondIntuition(const Trace& trace, const MethodInput& question)
{
    return beyond(trace, question, true);
}

TokenValues beyondIntuitionOfTokens(const Trace& trace, const MethodInput& question)
{
    return beyond(trace, question, false);
}

// Chefer et al., ICCV 2021 (reference.md "Gradient-weighted rollout"): R <- R + mean_h (dA * A)^+ R over the
// blocks, row of the class token. Computed from the top as a vector, block by block with the gradient, so
// that neither R nor a block's matrix has to be stored. Hydra and linear blocks (our extension): C[q,t] =
// sum_f phi(Q)^q phi(K)^t V^t g^q replaces dA * A.
TokenValues genericAttribution(const Trace& trace, const MethodInput& question)
{
    Backward backward(trace, question.target);
    at::Tensor row = startOf(trace, question.target);
    while (true) {
        question.cancel.check();
        const BlockGradient gradient = backward.enter();
        const std::int64_t n = gradient.rows;
        const int block = backward.block();
        at::Tensor weighted; // [n, T]
        if (const AttentionView view = viewOf(trace, block); view.linear) {
            weighted = product(view.q * gradient.raw, (view.k * view.v).t()).clamp_min_(0);
        } else {
            weighted = (matrixSlopes(trace, block, gradient, n) * matrixRows(trace, block, 0, n))
                           .clamp_min_(0)
                           .mean(0);
        }
        row = trace.pastReplaced(row, static_cast<std::size_t>(block));
        row = row + at::mv(weighted.t(), row.narrow(0, 0, n));
        if (block == question.start) {
            return {row, {}};
        }
        backward.leave();
    }
}

} // namespace hydra
