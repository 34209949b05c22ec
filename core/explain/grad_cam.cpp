// SPDX-License-Identifier: GPL-3.0-or-later
// Grad-CAM for transformers. `grad-cam` (Selvaraju et al. 2017, the recipe of pytorch-grad-cam): on the input
// of a block's norm1, channels weighted by their mean gradient over the patches. `grad-cam-attn` (the
// baseline of Chefer et al., CVPR 2021): heads weighted by their mean gradient. Both keep the positive part.
// reference.md 5.12 and 5.13.
#include "core/explain/backward.h"
#include "core/explain/methods.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

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

} // namespace

TokenValues gradCam(const Trace& trace, const Question& question)
{
    Backward backward(trace, question.target);
    (void)backward.enter(question.layer, question.cancel);
    backward.leave();
    const at::Tensor weights = patchesOnly(trace, backward.gradient()).mean(0); // [e]
    const at::Tensor& x = trace.level(static_cast<std::size_t>(question.layer));
    return {at::mv(x, weights).clamp_min_(0), {}, {}};
}

TokenValues gradCamAttention(const Trace& trace, const Question& question)
{
    Backward backward(trace, question.target);
    const BlockGradient gradient = backward.enter(question.layer, question.cancel);
    const std::int64_t n = pooledRows(trace);
    const at::Tensor softmax = trace.blocks[static_cast<std::size_t>(question.layer)].probabilities;
    if (softmax.defined()) {
        const at::Tensor all =
            weightedHeads(trace, gradient.probabilities.narrow(1, 0, n), softmax.narrow(1, 0, n));
        return {all.clamp_min(0), {}, {}};
    }
    // Our extension: the implied matrix phi(Q) phi(K)^T, whose gradient at a query is g . V.
    const AttentionView view = viewOf(trace, question.layer);
    const at::Tensor g = gradient.raw.narrow(0, 0, n);
    const at::Tensor q = view.q.narrow(0, 0, n);
    if (view.heads == view.v.size(1)) { // Hydra: a feature a head, and no matrix
        const at::Tensor weights =
            (g * patchesOnly(trace, view.v).mean(0, true) * q).sum(0) / double(view.heads);
        return {at::mv(view.k, weights).clamp_min_(0), {}, {}};
    }
    const at::Tensor a = product(byHeads(q.contiguous(), view.heads),
                                 byHeads(view.k.contiguous(), view.heads).transpose(1, 2));
    const at::Tensor dA = product(byHeads(g.contiguous(), view.heads),
                                  byHeads(view.v.contiguous(), view.heads).transpose(1, 2));
    return {weightedHeads(trace, dA, a).clamp_min(0), {}, {}};
}

} // namespace hydra
