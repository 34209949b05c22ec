// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/attention_view.h"

#include "core/attention/kernel.h"
#include "core/base/error.h"
#include "core/explain/precision.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

// [heads, n, T] -> [n, T]. Heads that are not LIVE count as 0 in the mean, and are left out of minimum and
// maximum.
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

// The parts of a softmax block's A.
struct SoftmaxParts
{
    int heads;
    double scale;
    at::Tensor queries, keys; // [heads,T,d]

    SoftmaxParts(const Trace& trace, const BlockTrace& block)
    {
        const std::int64_t inner = block.qkv.size(1) / 3;
        const HeadLayout layout = layoutOf(block.attention, trace.layout, inner);
        heads = layout.heads;
        scale = layout.scale;
        queries = byHeads(block.qkv.narrow(1, 0, inner), heads);
        keys = byHeads(block.qkv.narrow(1, inner, inner), heads);
    }
};

// Rows [from, from+count) of softmax's A [heads,count,T]: from the trace or, if BLOCK is light, from queries
// and keys.
at::Tensor softmaxRows(const Trace& trace, const BlockTrace& block, std::int64_t from, std::int64_t count)
{
    if (!block.light) {
        return block.probabilities.narrow(1, from, count);
    }
    const SoftmaxParts parts(trace, block);
    at::Tensor rows = product(parts.queries.narrow(1, from, count), parts.keys.transpose(1, 2), parts.scale);
    if (block.bias.defined()) {
        rows.add_(block.bias.narrow(1, from, count));
    }
    return at::softmax(rows, -1);
}

// W_A and b_A.
LinearView mixtureOf(const Trace& trace, int block)
{
    return matching(trace, trace.weights->blocks[static_cast<std::size_t>(block)]).mixture;
}

// The block's trace, light if fewer than all rows are needed.
BlockTrace tracedFor(const Trace& trace, int block, std::int64_t count)
{
    const auto at = static_cast<std::size_t>(block);
    return count < trace.tokenCount() ? trace.blocks.light(at) : trace.blocks[at];
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
    const BlockTrace b = trace.blocks.light(static_cast<std::size_t>(block));
    const std::int64_t inner = b.qkv.size(1) / 3;
    AttentionView view;
    view.heads = headsOf(b.attention, trace.layout, inner);
    view.linear = infoOf(b.attention.kind).combination == Combination::Sums;
    view.q = b.qkv.narrow(1, 0, inner);
    view.k = b.qkv.narrow(1, inner, inner);
    view.v = b.qkv.narrow(1, 2 * inner, inner);
    view.own = mixesTokens(b) ? b.intoQkv() : view.v;
    view.raw = b.joined;
    if (view.linear) {
        const Kernel kernel = kernelOf(b.attention);
        const int parts = phiParts(b.attention, view.heads);
        view.q = phiQuery(view.q.unsqueeze(0), kernel, parts)[0];
        view.k = phiKey(view.k.unsqueeze(0), kernel, parts)[0];
        if (b.raw.defined()) {
            view.raw = b.raw;
        }
    }
    return view;
}

bool mixesTokens(const BlockTrace& block) noexcept
{
    return infoOf(block.attention.kind).value == Source::Mixture;
}

at::Tensor matrixRows(const Trace& trace, int block, std::int64_t from, std::int64_t count)
{
    const BlockTrace b = tracedFor(trace, block, count);
    if (infoOf(b.attention.kind).combination == Combination::Sums) {
        const AttentionView view = viewOf(trace, block);
        return product(byHeads(view.q.narrow(0, from, count).contiguous(), view.heads),
                       byHeads(view.k.contiguous(), view.heads).transpose(1, 2));
    }
    const at::Tensor rows = softmaxRows(trace, b, from, count);
    if (!mixesTokens(b)) {
        return rows;
    }
    return product(rows, mixtureOf(trace, block).weight.unsqueeze(0).expand({rows.size(0), -1, -1}));
}

at::Tensor matrixSlopes(const Trace& trace, int block, const BlockGradient& gradient, std::int64_t rows)
{
    const AttentionView view = viewOf(trace, block);
    if (gradient.probabilities.defined() && view.own.is_same(view.v)) {
        return gradient.probabilities.narrow(1, 0, rows);
    }
    return product(byHeads(gradient.raw.narrow(0, 0, rows).contiguous(), view.heads),
                   byHeads(view.own.contiguous(), view.heads).transpose(1, 2));
}

at::Tensor restOf(const Trace& trace, int block, std::int64_t rows)
{
    const BlockTrace b = tracedFor(trace, block, rows);
    const at::Tensor bias = mixesTokens(b) ? mixtureOf(trace, block).bias : at::Tensor();
    if (!bias.defined()) {
        return {};
    }
    const at::Tensor a = softmaxRows(trace, b, 0, rows);
    return product(a, bias.view({1, -1, 1}).expand({a.size(0), -1, -1}));
}

at::Tensor intoValues(const Trace& trace, const BlockTrace& block, const at::Tensor& g)
{
    const SoftmaxParts parts(trace, block);
    const at::Tensor gradient = byHeads(g, parts.heads);
    if (!block.light) {
        const at::Tensor a = block.probabilities.narrow(1, 0, g.size(0)); // [heads, n, T]
        return joinHeads(product(a.transpose(1, 2), gradient));
    }
    // One thread adds the tiles of a share in order, so that sums are reproducible.
    constexpr std::int64_t shares = 4, rowsAtOnce = 96;
    const std::int64_t n = g.size(0), T = block.qkv.size(0), ofShare = (n - 1) / shares + 1;
    const at::Tensor sums = at::zeros({shares, parts.heads, T, gradient.size(2)}, g.options());
    const Products products = currentProducts();
    forTiles(shares * parts.heads, 1, [&](std::int64_t task, std::int64_t) {
        const std::int64_t head = task / shares, share = task % shares;
        const at::Tensor keys = parts.keys[head].t(), sum = sums[share][head];
        const std::int64_t end = std::min(n, (share + 1) * ofShare);
        for (std::int64_t from = share * ofShare; from < end; from += rowsAtOnce) {
            const std::int64_t count = std::min(rowsAtOnce, end - from);
            at::Tensor a = at::empty({count, T}, g.options());
            productOfTile(parts.queries[head].narrow(0, from, count), keys, a, parts.scale, products);
            if (block.bias.defined()) {
                a.add_(block.bias[head].narrow(0, from, count));
            }
            at::_softmax_out(a, a, -1, false);
            at::Tensor made = at::empty_like(sum);
            productOfTile(a.t(), gradient[head].narrow(0, from, count), made, 1.0, products);
            sum.add_(made);
        }
    });
    return joinHeads(sums.sum(0));
}

at::Tensor attentionRows(const Trace& trace, int block, int head, HeadFusion fusion, std::int64_t from,
                         std::int64_t count)
{
    const BlockTrace b = tracedFor(trace, block, count);
    at::Tensor rows;
    if (infoOf(b.attention.kind).combination == Combination::Sums) {
        const AttentionView view = viewOf(trace, block);
        const at::Tensor q = view.q.narrow(0, from, count);
        if (view.heads == q.size(1)) { // one feature per head: the mean is one product
            return at::matmul(q, view.k.t()) / double(view.heads);
        }
        rows = at::matmul(
            byHeads(q.contiguous(),
                    view.heads), // not matrixRows(): keeps results bit-identical to earlier versions
            byHeads(view.k.contiguous(), view.heads).transpose(1, 2));
    } else {
        rows = matrixRows(trace, block, from, count);
    }
    if (mixesTokens(b)) {
        rows = rows.abs();
        rows = rows / rows.sum(-1, true).clamp_min(1e-30);
    }
    return head < 0 ? fuse(rows, fusion, b.change.live) : rows[head];
}

at::Tensor pooledWeights(const Trace& trace)
{
    const std::int64_t T = trace.tokenCount();
    at::Tensor weights = at::zeros({T}, trace.tokens.options());
    const at::Tensor patches = weights.narrow(0, trace.prefix, trace.patchTokens());
    if (trace.pool == Pool::Attention) {
        const at::Tensor shares = trace.poolHead.probabilities.mean(0)[0]; // [T] without added tokens
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

at::Tensor contributionVectors(const Trace& trace, int block)
{
    const AttentionView view = viewOf(trace, block);
    const std::int64_t rows = pooledRows(trace);
    const at::Tensor weights = pooledWeights(trace).narrow(0, 0, rows).to(view.q.scalar_type());
    const auto queries = [&] { return at::matmul(weights, view.q.narrow(0, 0, rows)); }; // [inner]
    if (view.heads == view.v.size(1)) { // Hydra: one feature per head
        return view.k * view.v * queries();
    }
    const at::Tensor shares = view.linear // [heads, T]
        ? at::matmul(byHeads(view.k.contiguous(), view.heads), queries().view({view.heads, -1, 1})).squeeze(2)
        : at::matmul(weights, matrixRows(trace, block, 0, rows));
    return joinHeads(byHeads(view.own.contiguous(), view.heads) * shares.unsqueeze(2));
}

std::int64_t pooledRows(const Trace& trace)
{
    return trace.pool == Pool::Token ? trace.pooled.size(0) : trace.tokenCount();
}

} // namespace hydra
