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
        const at::Tensor normalised = w.norm.present() ? trace.norm.output : trace.last;
        const at::Tensor input = normalised.narrow(0, trace.prefix, patches).mean(0, true);
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
    const std::int64_t inner = gradient.size(1) / 3;
    const std::int64_t d = inner / heads;
    int part = 0;
    for (const NormView* norm : {&w.queryNorm, &w.keyNorm}) {
        const at::Tensor input = b.plainQkv.narrow(1, part * inner, inner).reshape({-1, heads, d});
        const at::Tensor out = gradient.narrow(1, part * inner, inner).view({-1, heads, d});
        const auto stats = at::native_layer_norm(input, {d}, norm->weight, norm->bias, eps);
        out.copy_(std::get<0>(at::native_layer_norm_backward(out.contiguous(), input, {d}, std::get<1>(stats),
                                                             std::get<2>(stats), norm->weight, norm->bias,
                                                             {true, false, false})));
        ++part;
    }
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
    if (b.attention.kind == AttentionKind::Softmax) {
        const int heads = m_trace.layout.heads;
        const std::int64_t inner = joined.size(1);
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
    if (b.attention.kind == AttentionKind::Softmax) {
        const int heads = m_trace.layout.heads;
        const std::int64_t n = m_entered.rows;
        const at::Tensor a = b.probabilities.narrow(1, 0, n); // [heads, n, T]
        const at::Tensor q = byHeads(b.qkv.narrow(1, 0, inner), heads);
        const at::Tensor k = byHeads(b.qkv.narrow(1, inner, inner), heads);
        const at::Tensor scores =
            at::_softmax_backward_data(m_entered.probabilities, a.contiguous(), -1, a.scalar_type());
        m_qkv = at::zeros_like(b.qkv);
        productInto(scores, k, byHeads(m_qkv.narrow(1, 0, inner), heads).narrow(1, 0, n),
                    m_trace.layout.scale);
        productInto(scores.transpose(1, 2), q.narrow(1, 0, n), byHeads(m_qkv.narrow(1, inner, inner), heads),
                    m_trace.layout.scale);
        productInto(a.transpose(1, 2), byHeads(m_entered.raw, heads),
                    byHeads(m_qkv.narrow(1, 2 * inner, inner), heads));
    }
    if (w.queryNorm.present()) {
        throughHeadNorms(m_qkv, b, w, m_trace.layout.heads, m_trace.normEps);
    }
    at::Tensor n1 = at::zeros({T, b.input.size(1)}, b.input.options());
    if (w.qkv.weight.defined()) {
        addThrough(m_qkv, w.qkv, n1);
    } else {
        addThrough(m_qkv.narrow(1, 0, inner), w.query, n1);
        addThrough(m_qkv.narrow(1, inner, inner), w.key, n1);
        addThrough(m_qkv.narrow(1, 2 * inner, inner), w.value, n1);
    }
    m_gradient = padded(m_middle, T) + throughNorm(n1, b.input, w.norm1, b.norm1);
}

} // namespace hydra
