// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/backward.h"

#include "core/explain/precision.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

at::Tensor throughNorm(const at::Tensor& gradient, const at::Tensor& input, const NormView& norm,
                       const NormTrace& trace)
{
    const std::int64_t n = gradient.size(0);
    return std::get<0>(at::native_layer_norm_backward(
        gradient.contiguous(), input.narrow(0, 0, n), {gradient.size(1)}, trace.mean.narrow(0, 0, n),
        trace.inverseDeviation.narrow(0, 0, n), norm.weight, norm.bias, {true, false, false}));
}

at::Tensor throughActivation(const at::Tensor& gradient, const at::Tensor& hidden, Activation activation)
{
    if (activation != Activation::QuickGelu) {
        return at::gelu_backward(gradient, hidden, activation == Activation::Gelu ? "none" : "tanh");
    }
    const at::Tensor s = at::sigmoid(hidden * 1.702);
    return gradient * (s + hidden * s * (1 - s) * 1.702);
}

// y += x W, where W [out, in] is a layer's weight.
void addThrough(const at::Tensor& x, const LinearView& layer, const at::Tensor& y)
{
    affineInto(x, layer.weight.t(), {}, y, Epilogue::AddToOutput);
}

// Gradient MEAN [1,e] of the patches' average to that of every token [T,e].
at::Tensor intoAverage(const Trace& trace, const SubWeights& w, at::Tensor mean)
{
    const std::int64_t T = trace.tokenCount();
    const std::int64_t patches = T - trace.prefix;
    if (w.fcNorm.present()) {
        const at::Tensor& input = trace.average;
        const auto stats =
            at::native_layer_norm(input, {input.size(1)}, w.fcNorm.weight, w.fcNorm.bias, trace.normEps);
        mean = std::get<0>(at::native_layer_norm_backward(
            mean.contiguous(), input, {input.size(1)}, std::get<1>(stats), std::get<2>(stats),
            w.fcNorm.weight, w.fcNorm.bias, {true, false, false}));
    }
    at::Tensor gradient = at::zeros({T, mean.size(1)}, mean.options());
    gradient.narrow(0, trace.prefix, patches).copy_(mean / double(patches));
    return gradient;
}

// Queries and keys that are normalised per head: the gradient on, to what came out of their projections.
void throughHeadNorms(const at::Tensor& gradient, const BlockTrace& b, const BlockWeights& w, int heads,
                      double eps)
{
    const KindInfo& info = infoOf(b.attention.kind);
    const std::int64_t inner = gradient.size(1) / 3;
    const std::int64_t d = inner / heads;
    const NormView* const norms[] = {&w.queryNorm, &w.keyNorm};
    const Source sources[] = {info.query, info.key};
    for (int part = 0; part < 2; ++part) {
        if (sources[part] != Source::Projection) {
            continue; // n1 itself is not normalised again
        }
        const NormView* const norm = norms[part];
        const at::Tensor input = b.plainQkv.narrow(1, part * inner, inner).reshape({-1, heads, d});
        const at::Tensor out = gradient.narrow(1, part * inner, inner).view({-1, heads, d});
        const auto stats = at::native_layer_norm(input, {d}, norm->weight, norm->bias, eps);
        out.copy_(std::get<0>(at::native_layer_norm_backward(out.contiguous(), input, {d}, std::get<1>(stats),
                                                             std::get<2>(stats), norm->weight, norm->bias,
                                                             {true, false, false})));
    }
}

// d logit / d qkv [T,3*inner] to d logit / d n1 [T,e], by the ways that lead from n1 to q, k and v.
at::Tensor intoInput(const at::Tensor& qkv, const BlockWeights& w, const KindInfo& info)
{
    const std::int64_t inner = qkv.size(1) / 3;
    at::Tensor n1 = at::zeros({qkv.size(0), w.projection.weight.size(0)}, qkv.options());
    if (w.qkv.weight.defined() && info.query == Source::Projection) {
        addThrough(qkv, w.qkv, n1);
        return n1;
    }
    const LinearView* const layers[] = {&w.query, &w.key, &w.value};
    const Source sources[] = {info.query, info.key, info.value};
    for (int i = 0; i < 3; ++i) {
        const at::Tensor part = qkv.narrow(1, i * inner, inner);
        switch (sources[i]) {
        case Source::Projection:
            addThrough(part, *layers[i], n1);
            break;
        case Source::Input:
            n1.add_(part);
            break;
        case Source::Mixture:
            n1.add_(product(w.mixture.weight.t(), part));
            break;
        }
    }
    return n1;
}

at::Tensor intoLastBlock(const Trace& trace, int classIndex)
{
    const SubWeights w = matchingEnds(trace, *trace.weights);
    const at::Tensor row = w.head.weight[classIndex].unsqueeze(0); // [1, e], or [1, 2e]
    at::Tensor gradient = row;
    if (trace.pool == Pool::Average) {
        gradient = intoAverage(trace, w, row);
    } else if (trace.pool == Pool::TokenAndAverage) {
        const std::int64_t e = row.size(1) / 2;
        gradient = intoAverage(trace, w, row.narrow(1, e, e));
        gradient[0] += row[0].narrow(0, 0, e);
    } else if (pooledRows(trace) == 2) {
        gradient = at::cat({row, w.headDist.weight[classIndex].unsqueeze(0)}, 0) / 2;
    }
    return w.norm.present() ? throughNorm(gradient, trace.last, w.norm, trace.norm) : gradient.contiguous();
}

} // namespace

Backward::Backward(const Trace& trace, int classIndex)
    : m_trace(trace)
    , m_block(static_cast<int>(trace.blocks.size()))
    , m_gradient(intoLastBlock(trace, classIndex))
{ }

BlockGradient Backward::enter()
{
    --m_block;
    const BlockTrace& b = m_trace.blocks[static_cast<std::size_t>(m_block)];
    m_weights = matching(m_trace, m_trace.weights->blocks[static_cast<std::size_t>(m_block)]);
    const BlockWeights& w = m_weights;
    const std::int64_t n = m_gradient.size(0);
    const at::Tensor mlp = w.scale2.defined() ? m_gradient * w.scale2 : m_gradient;
    const at::Tensor hidden =
        throughActivation(product(mlp, w.fc2.weight), b.hidden.narrow(0, 0, n), m_trace.activation);
    m_middle = m_gradient + throughNorm(product(hidden, w.fc1.weight), b.middle, w.norm2, b.norm2);
    const at::Tensor joined =
        product(w.scale1.defined() ? m_middle * w.scale1 : m_middle, w.projection.weight); // [n, inner]
    m_entered = {n, joined, {}};
    if (infoOf(b.attention.kind).combination != Combination::Sums) {
        const std::int64_t inner = joined.size(1);
        const int heads = headsOf(b.attention, m_trace.layout, inner);
        const at::Tensor v = byHeads(b.qkv.narrow(1, 2 * inner, inner), heads);
        m_entered.probabilities = product(byHeads(joined, heads), v.transpose(1, 2)); // [heads, n, T]
    } else {
        m_qkv = linearGradient(m_trace, m_block, padded(joined, b.input.size(0)), m_entered.raw);
        m_entered.rows = b.input.size(0);
    }
    return m_entered;
}

BlockGradient Backward::enter(int block, const CancelToken& cancel)
{
    BlockGradient gradient = enter();
    while (m_block > block) {
        cancel.check();
        leave();
        gradient = enter();
    }
    return gradient;
}

void Backward::leave()
{
    const BlockTrace& b = m_trace.blocks[static_cast<std::size_t>(m_block)];
    const BlockWeights& w = m_weights;
    const std::int64_t T = b.input.size(0);
    const std::int64_t inner = b.qkv.size(1) / 3;
    const KindInfo& info = infoOf(b.attention.kind);
    if (info.combination != Combination::Sums) {
        const auto [heads, scale, prefix, rows, cols] = layoutOf(b.attention, m_trace.layout, inner);
        const std::int64_t n = m_entered.rows;
        const at::Tensor a = b.probabilities.narrow(1, 0, n); // [heads, n, T]
        const at::Tensor q = byHeads(b.qkv.narrow(1, 0, inner), heads);
        const at::Tensor k = byHeads(b.qkv.narrow(1, inner, inner), heads);
        const at::Tensor scores =
            at::_softmax_backward_data(m_entered.probabilities, a.contiguous(), -1, a.scalar_type());
        m_qkv = at::zeros_like(b.qkv);
        productInto(scores, k, byHeads(m_qkv.narrow(1, 0, inner), heads).narrow(1, 0, n), scale);
        productInto(scores.transpose(1, 2), q.narrow(1, 0, n), byHeads(m_qkv.narrow(1, inner, inner), heads),
                    scale);
        productInto(a.transpose(1, 2), byHeads(m_entered.raw, heads),
                    byHeads(m_qkv.narrow(1, 2 * inner, inner), heads));
    }
    at::Tensor residual = padded(m_middle, T);
    if (info.skipsFromValue) { // V took the place of x
        m_qkv.narrow(1, 2 * inner, inner).add_(residual);
        residual = at::zeros_like(residual);
    }
    if (w.queryNorm.present()) {
        throughHeadNorms(m_qkv, b, w, m_trace.layout.heads, m_trace.normEps);
    }
    m_gradient = residual + throughNorm(intoInput(m_qkv, w, info), b.input, w.norm1, b.norm1);
}

} // namespace hydra
