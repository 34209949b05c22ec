// SPDX-License-Identifier: GPL-3.0-or-later
// Maps of one block's attention or features, weighted by the target's gradient there.
#include "core/base/error.h"
#include "core/explain/attention_view.h"
#include "core/explain/backward.h"
#include "core/explain/methods.h"
#include "core/explain/precision.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

at::Tensor patchesOnly(const Trace& trace, const at::Tensor& tokens)
{
    return tokens.narrow(0, trace.prefix, trace.patchTokens());
}

// [heads, n, T] -> sum over the queries n that the classifier reads of mean_h (mean_t dA) A, [T].
at::Tensor weightedHeads(const Trace& trace, const at::Tensor& gradient, const at::Tensor& a)
{
    const std::int64_t patches = trace.patchTokens();
    const at::Tensor weights = gradient.narrow(2, trace.prefix, patches).mean(2, true); // [heads, n, 1]
    return (weights * a).mean(0).sum(0);
}

at::Tensor unitRows(const at::Tensor& x)
{
    constexpr double tiny = 1e-12;
    return x / x.norm(2, {1}, true).clamp_min(tiny);
}

// The slope at u [1,e] of the target, read by the classifiers from LN(u).
at::Tensor slopeAtMean(const Trace& trace, const Target& target, const at::Tensor& u)
{
    if (target.ofTokens()) {
        return featureSlopeAt(target, u);
    }
    const SubWeights w = matchingEnds(trace, *trace.weights);
    const NormView& norm = trace.pool == Pool::Average && w.fcNorm.present() ? w.fcNorm : w.norm;
    const at::Tensor pooled = normalise(u, norm, trace.normEps);
    const bool attends = trace.pool == Pool::Attention; // u is the pooling head's only token
    const std::int64_t e = u.size(1);
    const bool both = trace.pool == Pool::TokenAndAverage; // class token and average: both are u
    Trace read = trace;
    if (attends) {
        read.pooled = attentionPool(pooled.unsqueeze(0), w.poolHead, trace.poolActivation, trace.normEps,
                                    &read.poolHead)[0];
    } else if (!isLinear(target, trace)) {
        read.pooled = both ? at::cat({pooled, pooled}, 1) : pooled;
    }
    at::Tensor slope = slopeOf(target, read).sum(0, true); // with two classifiers both read u
    if (both) {
        slope = slope.narrow(1, 0, e) + slope.narrow(1, e, e);
    }
    return throughNorm(attends ? poolGradient(read, w.poolHead, slope).tokens : slope, u, norm,
                       trace.normEps);
}

// sum over queries and heads of (g_q . V_k)^+, [T].
at::Tensor positiveSlopes(const Trace& trace, int block, const BlockGradient& gradient)
{
    const AttentionView view = viewOf(trace, block);
    if (!view.linear) {
        return matrixSlopes(trace, block, gradient, gradient.rows).clamp_min(0).sum(at::IntArrayRef{0, 1});
    }
    if (view.heads == view.v.size(1)) { // Hydra: (g v)^+ = g^+ v^+ + g^- v^-, without a matrix
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

TokenValues sumOfBlocks(const Trace& trace, const MethodInput& question, int first)
{
    at::Tensor sum = at::zeros({trace.tokenCount()}, trace.tokens.options());
    for (int block = std::max(0, first); block < static_cast<int>(trace.blocks.size()); ++block) {
        question.cancel.check();
        sum.add_(mapOfBlock(trace, question.target, block));
    }
    return {sum, {}};
}

} // namespace

// Grad-CAM for transformers. `grad-cam` (Selvaraju et al. 2017, the recipe of pytorch-grad-cam): on the input
// of a block's norm1, channels weighted by their mean gradient over the patches. `grad-cam-attn` (the
// baseline of Chefer et al., CVPR 2021): heads weighted by their mean gradient. Both keep the positive part.
// reference.md "Grad-CAM" and "Grad-CAM of attention".
TokenValues gradCam(const Trace& trace, const MethodInput& question)
{
    Backward backward(trace, question.target);
    (void)backward.enter(question.block, question.cancel);
    backward.leave();
    const at::Tensor weights = patchesOnly(trace, backward.gradient()).mean(0); // [e]
    const at::Tensor& x = trace.level(static_cast<std::size_t>(question.block));
    return {at::mv(x, weights).clamp_min_(0), {}, {}};
}

TokenValues gradCamAttention(const Trace& trace, const MethodInput& question)
{
    Backward backward(trace, question.target);
    const BlockGradient gradient = backward.enter(question.block, question.cancel);
    const std::int64_t n = pooledRows(trace);
    const AttentionView view = viewOf(trace, question.block);
    // Our extension: the implied matrix phi(Q) phi(K)^T, whose gradient at a query is g . V.
    if (view.heads == view.v.size(1)) { // Hydra: one feature per head, without a matrix
        const at::Tensor g = gradient.raw.narrow(0, 0, n), q = view.q.narrow(0, 0, n);
        const at::Tensor weights =
            (g * patchesOnly(trace, view.v).mean(0, true) * q).sum(0) / double(view.heads);
        return {at::mv(view.k, weights).clamp_min_(0), {}, {}};
    }
    const at::Tensor slopes = matrixSlopes(trace, question.block, gradient, n);
    return {weightedHeads(trace, slopes, matrixRows(trace, question.block, 0, n)).clamp_min(0), {}, {}};
}

// Grad-ECLIP (Zhao et al., ICML 2024; reference.md "Grad-ECLIP"), last block: (lambda_t sum_D g * v_t)^+ with
// g the target's gradient at the class token's attention output before attn.proj, lambda the cosine of its
// query and the patch's key over all heads, scaled to 0..1 over the patches. Under average pooling (our
// reading) each patch is such a query, and their maps are averaged before the positive part.
TokenValues gradEclip(const Trace& trace, const MethodInput& question)
{
    Backward backward(trace, question.target);
    const BlockGradient gradient = backward.enter();
    const BlockTrace& b = trace.blocks.back();
    if (mixesTokens(b)) {
        throw usageError("grad-eclip pairs each token's key with its value, but values of super attention "
                         "mix all tokens; choose hydra-contribution:all, generic or fullgrad-plus");
    }
    const std::int64_t inner = b.qkv.size(1) / 3, patches = trace.patchTokens();
    const std::int64_t read = pooledRows(trace); // rows that are not read have no gradient
    const at::Tensor keys = unitRows(b.qkv.narrow(1, inner, inner)).narrow(0, trace.prefix, patches);
    const at::Tensor values = b.qkv.narrow(1, 2 * inner, inner).narrow(0, trace.prefix, patches);
    constexpr std::int64_t rowsAtOnce = 64; // of the T x T products under average pooling
    at::Tensor sum = at::zeros({patches}, values.options());
    for (std::int64_t row = 0; row < read; row += rowsAtOnce) {
        const std::int64_t count = std::min(rowsAtOnce, read - row);
        const at::Tensor cosines =
            product(unitRows(b.qkv.narrow(1, 0, inner).narrow(0, row, count)), keys.t());
        const at::Tensor low = cosines.amin(1, true);
        const at::Tensor lambda = (cosines - low) / (cosines.amax(1, true) - low).clamp_min(1e-12);
        sum.add_((lambda * product(gradient.raw.narrow(0, row, count), values.t())).sum(0));
    }
    return {at::constant_pad_nd(sum.clamp_min(0), {trace.prefix, trace.added}), {}};
}

namespace {

// Hydra Grad-CAM (Hydra Attention, Eq. 15-17; reference.md "Token contribution"): what token t adds to the
// class's logit through one block,
//   Hydra: sum_f phi(Q)^cls phi(K)^t V^t g      others: sum_h A_h[cls,t] (own_h^t . g_h)
// with g the logit's gradient at the class token's attention output, before +ln and attn.proj. Under average
// pooling every token is a query, and their contributions add.
at::Tensor contributionOf(const Trace& trace, int block, const BlockGradient& gradient)
{
    const AttentionView view = viewOf(trace, block);
    const std::int64_t queries = pooledRows(trace);
    if (view.heads == view.v.size(1)) { // Hydra: sum_q phi(Q)^q g^q first, then one pass over the tokens
        const at::Tensor gate = (view.q.narrow(0, 0, queries) * gradient.raw.narrow(0, 0, queries)).sum(0);
        return at::mv(view.k * view.v, gate);
    }
    const auto heads = [&](const at::Tensor& x) { return byHeads(x.contiguous(), view.heads); };
    // [heads, n, T]; without matrixRows() for sums and matrixSlopes(), bit-identical to earlier versions
    const at::Tensor a = view.linear
        ? at::matmul(heads(view.q.narrow(0, 0, queries)), heads(view.k).transpose(1, 2))
        : matrixRows(trace, block, 0, queries);
    const at::Tensor slopes =
        at::matmul(heads(gradient.raw.narrow(0, 0, queries)), heads(view.own).transpose(1, 2));
    return (a * slopes).sum(at::IntArrayRef{0, 1});
}

} // namespace

TokenValues hydraContribution(const Trace& trace, const MethodInput& question)
{
    Backward backward(trace, question.target);
    return {contributionOf(trace, question.block, backward.enter(question.block, question.cancel)), {}};
}

// The sum of the same over all blocks, each with its own gradient (our extension), in one backward pass.
TokenValues hydraContributionOfAll(const Trace& trace, const MethodInput& question)
{
    Backward backward(trace, question.target);
    at::Tensor sum = at::zeros({trace.tokenCount()}, trace.tokens.options());
    for (bool first = true; backward.block() > 0; first = false) {
        question.cancel.check();
        if (!first) {
            backward.leave();
        }
        const BlockGradient gradient = backward.enter();
        sum.add_(contributionOf(trace, backward.block(), gradient));
    }
    return {sum, {}};
}

// LeGrad (Bousselham et al., ICCV 2025; reference.md "LeGrad"): for block l, with u the mean of its output's
// tokens and s = target(LN(u)), the mean over heads and queries of (d s / d A_l)^+, through this block alone;
// the maps of the last two blocks, or of all, added. Under average pooling u is the mean of the patches.
// Hydra and linear kinds (our extension): d s / d A of the implied matrix, g_q . V_k of each head.
TokenValues leGrad(const Trace& trace, const MethodInput& question)
{
    return sumOfBlocks(trace, question, static_cast<int>(trace.blocks.size()) - 2);
}

TokenValues leGradOfAll(const Trace& trace, const MethodInput& question)
{
    return sumOfBlocks(trace, question, 0);
}

} // namespace hydra
