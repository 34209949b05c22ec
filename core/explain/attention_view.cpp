// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/attention_view.h"

#include "core/attention/kernel.h"
#include "core/base/error.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

// [heads, n, T] -> [n, T]. Heads that are not LIVE count as 0 in the mean, and are no extreme.
at::Tensor fuse(at::Tensor a, HeadFusion fusion, const at::Tensor& live)
{
    if (live.defined() && live.size(0) == a.size(0)) {
        const at::Tensor on = live.nonzero().flatten();
        if (fusion == HeadFusion::Mean || on.numel() == 0) {
            return at::einsum("hnt,h->nt", {a, live.to(a.scalar_type())}) / double(a.size(0));
        }
        a = a.index_select(0, on);
    }
    switch (fusion) {
    case HeadFusion::Mean:
        return a.mean(0);
    case HeadFusion::Min:
        return a.amin(0);
    case HeadFusion::Max:
        return a.amax(0);
    }
    return a.mean(0);
}

} // namespace

at::Tensor byHeads(const at::Tensor& x, int heads)
{
    return x.view({x.size(0), heads, x.size(1) / heads}).transpose(0, 1);
}

at::Tensor joinHeads(const at::Tensor& x)
{
    return x.transpose(0, 1).reshape({x.size(1), x.size(0) * x.size(2)});
}

at::Tensor padded(const at::Tensor& x, std::int64_t rows)
{
    return x.size(0) == rows ? x : at::constant_pad_nd(x, {0, 0, 0, rows - x.size(0)});
}

AttentionView viewOf(const Trace& trace, int block)
{
    const BlockTrace& b = trace.blocks[static_cast<std::size_t>(block)];
    const std::int64_t inner = b.qkv.size(1) / 3;
    AttentionView view;
    view.heads = headsOf(b.attention, trace.layout, inner);
    view.linear = infoOf(b.attention.kind).combination == Combination::Sums;
    view.q = b.qkv.narrow(1, 0, inner);
    view.k = b.qkv.narrow(1, inner, inner);
    view.v = b.qkv.narrow(1, 2 * inner, inner);
    view.raw = b.joined;
    if (view.linear) {
        const Kernel kernel = kernelOf(b.attention);
        view.q = phiQuery(view.q.unsqueeze(0), kernel)[0];
        view.k = phiKey(view.k.unsqueeze(0), kernel)[0];
        if (b.raw.defined()) {
            view.raw = b.raw;
        }
    }
    return view;
}

at::Tensor attentionRows(const Trace& trace, int block, int head, HeadFusion fusion, std::int64_t from,
                         std::int64_t count)
{
    const BlockTrace& b = trace.blocks[static_cast<std::size_t>(block)];
    if (b.probabilities.defined()) {
        const at::Tensor rows = b.probabilities.narrow(1, from, count); // [heads, n, T]
        return head < 0 ? fuse(rows, fusion, b.change.live) : rows[head];
    }
    const AttentionView view = viewOf(trace, block);
    const at::Tensor q = view.q.narrow(0, from, count);
    if (view.heads
        == view.q.size(
            1)) { // one feature a head: their mean is one product, their extremes would be T x T x D
        return at::matmul(q, view.k.t()) / double(view.heads);
    }
    const at::Tensor rows = at::matmul(byHeads(q.contiguous(), view.heads),
                                       byHeads(view.k.contiguous(), view.heads).transpose(1, 2));
    return head < 0 ? fuse(rows, fusion, b.change.live) : rows[head];
}

at::Tensor pooledWeights(const Trace& trace)
{
    const std::int64_t T = trace.tokenCount();
    at::Tensor weights = at::zeros({T}, trace.tokens.options());
    const at::Tensor patches = weights.narrow(0, trace.prefix, trace.patchTokens());
    if (trace.pool == Pool::Attention) {
        const at::Tensor shares = trace.poolHead.probabilities.mean(0)[0]; // [T] without those added behind
        weights.narrow(0, 0, shares.size(0)).copy_(shares);
    } else if (trace.pool == Pool::Average) {
        patches.fill_(1.0 / double(trace.patchTokens()));
    } else if (trace.pool == Pool::TokenAndAverage) {
        patches.fill_(0.5 / double(trace.patchTokens()));
        weights[0] = 0.5;
    } else {
        const std::int64_t rows = trace.pooled.size(0);
        weights.narrow(0, 0, rows).fill_(1.0 / double(rows));
    }
    return weights;
}

std::int64_t pooledRows(const Trace& trace)
{
    return trace.pool == Pool::Token ? trace.pooled.size(0) : trace.tokenCount();
}

} // namespace hydra
