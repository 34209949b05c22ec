// SPDX-License-Identifier: GPL-3.0-or-later
// LeGrad (Bousselham et al., ICCV 2025; reference.md 5.34): for block l, with u the mean of its output's
// tokens and s = target(LN(u)), the mean over heads and queries of (d s / d A_l)^+, through this block alone;
// the maps of the last two blocks, or of all, added. Under average pooling u is the mean of the patches.
// Hydra and linear kinds (our extension): d s / d A of the implied matrix, g_q . V_k of each head.
#include "core/explain/backward.h"
#include "core/explain/methods.h"
#include "core/explain/precision.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

// The target of LN(u) as the classifiers would read it: its slope at u [1,e].
at::Tensor slopeAtMean(const Trace& trace, const Target& target, const at::Tensor& u)
{
    const SubWeights w = matchingEnds(trace, *trace.weights);
    const NormView& norm = trace.pool == Pool::Average && w.fcNorm.present() ? w.fcNorm : w.norm;
    const at::Tensor pooled = normalise(u, norm, trace.normEps);
    const bool attends = trace.pool == Pool::Attention; // u is the one token that the pooling head sees
    const std::int64_t e = u.size(1);
    const bool both = trace.pool == Pool::TokenAndAverage; // class token and average: both are u
    Trace read = trace;
    if (attends) {
        read.pooled = attentionPool(pooled.unsqueeze(0), w.poolHead, trace.poolActivation, trace.normEps,
                                    &read.poolHead)[0];
    } else if (!isLinear(target, trace)) {
        read.pooled = both ? at::cat({pooled, pooled}, 1) : pooled;
    }
    at::Tensor slope = slopeOf(target, read).sum(0, true); // of two classifiers: both read u
    if (both) {
        slope = slope.narrow(1, 0, e) + slope.narrow(1, e, e);
    }
    return throughNorm(attends ? poolGradient(read, w.poolHead, slope).tokens : slope, u, norm,
                       trace.normEps);
}

// sum over queries and heads of (g_q . V_k)^+, [T].
at::Tensor positiveSlopes(const Trace& trace, int block, const BlockGradient& gradient)
{
    if (gradient.probabilities.defined()) {
        return gradient.probabilities.clamp_min(0).sum(at::IntArrayRef{0, 1});
    }
    const AttentionView view = viewOf(trace, block);
    if (view.heads == view.v.size(1)) { // Hydra: (g v)^+ = g^+ v^+ + g^- v^-, and no matrix
        const auto side = [&](double sign) {
            const at::Tensor g = (gradient.raw * sign).clamp_min(0).sum(0);
            return at::mv((view.v * sign).clamp_min(0), g);
        };
        return side(1) + side(-1);
    }
    constexpr std::int64_t rowsAtOnce = 64; // no T x T tensor
    const at::Tensor g = byHeads(gradient.raw.contiguous(), view.heads);
    const at::Tensor v = byHeads(view.v.contiguous(), view.heads).transpose(1, 2);
    at::Tensor sum = at::zeros({v.size(2)}, v.options());
    for (std::int64_t from = 0; from < g.size(1); from += rowsAtOnce) {
        const at::Tensor rows = g.narrow(1, from, std::min(rowsAtOnce, g.size(1) - from));
        sum.add_(product(rows, v).clamp_min_(0).sum(at::IntArrayRef{0, 1}));
    }
    return sum;
}

at::Tensor mapOfBlock(const Trace& trace, const Target& target, int block)
{
    const at::Tensor& x = trace.level(static_cast<std::size_t>(block) + 1);
    const std::int64_t T = x.size(0);
    const bool average = trace.pool == Pool::Average;
    const std::int64_t first = average ? trace.prefix : 0, count = average ? trace.patchTokens() : T;
    const at::Tensor u = x.narrow(0, first, count).mean(0, true);
    at::Tensor gradient = at::zeros_like(x);
    gradient.narrow(0, first, count).copy_(slopeAtMean(trace, target, u) / double(count));
    Backward backward(trace, block, gradient);
    const BlockGradient found = backward.enter();
    return positiveSlopes(trace, block, found) / double(viewOf(trace, block).heads * T);
}

TokenValues sumOfBlocks(const Trace& trace, const Question& question, int first)
{
    at::Tensor sum = at::zeros({trace.tokenCount()}, trace.tokens.options());
    for (int block = std::max(0, first); block < static_cast<int>(trace.blocks.size()); ++block) {
        question.cancel.check();
        sum.add_(mapOfBlock(trace, question.target, block));
    }
    return {sum, {}};
}

} // namespace

TokenValues leGrad(const Trace& trace, const Question& question)
{
    return sumOfBlocks(trace, question, static_cast<int>(trace.blocks.size()) - 2);
}

TokenValues leGradOfAll(const Trace& trace, const Question& question)
{
    return sumOfBlocks(trace, question, 0);
}

} // namespace hydra
