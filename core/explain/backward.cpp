// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/backward.h"

#include "core/attention/kernel.h"
#include "core/explain/precision.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>
#include <torch/csrc/autograd/autograd.h>

#include <cmath>

namespace hydra {

namespace {

// y += x W, where W [out, in] is a layer's weight.
void addThrough(const at::Tensor& x, const LinearView& layer, const at::Tensor& y)
{
    affineInto(x, layer.weight.t(), {}, y, Epilogue::AddToOutput);
}

// Gradient MEAN [1,e] of the patches' average to that of every token [T,e].
at::Tensor intoAverage(const Trace& trace, const SubWeights& w, at::Tensor mean)
{
    const std::int64_t T = trace.tokenCount();
    const std::int64_t patches = trace.patchTokens();
    if (w.fcNorm.present()) {
        mean = throughNorm(mean, trace.average, w.fcNorm, trace.normEps);
    }
    at::Tensor gradient = at::zeros({T, mean.size(1)}, mean.options());
    gradient.narrow(0, trace.prefix, patches).copy_(mean / double(patches));
    return gradient;
}

at::Tensor intoLastBlock(const Trace& trace, const Target& target)
{
    if (target.ofTokens()) {
        return featureSlope(target, trace);
    }
    const SubWeights w = matchingEnds(trace, *trace.weights);
    const at::Tensor row = slopeOf(target, trace); // [n, e], or [1, 2e]
    at::Tensor gradient = row;
    if (trace.pool == Pool::Attention) {
        gradient = padded(poolGradient(trace, w.poolHead, row).tokens, trace.tokenCount());
    } else if (trace.pool == Pool::Average) {
        gradient = intoAverage(trace, w, row);
    } else if (trace.pool == Pool::TokenAndAverage) {
        const std::int64_t e = row.size(1) / 2;
        gradient = intoAverage(trace, w, row.narrow(1, e, e));
        gradient[0] += row[0].narrow(0, 0, e);
    }
    return w.norm.present() ? throughNorm(gradient, trace.last, w.norm, trace.norm) : gradient.contiguous();
}

// To the joined heads [n,inner], from BRANCH [n,e], the gradient of what attention adds.
at::Tensor intoJoined(const at::Tensor& branch, const BlockTrace& b, const BlockWeights& w)
{
    at::Tensor g = w.scale1.defined() ? branch * w.scale1 : branch;
    if (b.normsAfter) {
        g = throughNorm(g, b.plainAttention, w.norm1, b.norm1);
    }
    g = product(g, w.projection.weight);
    return w.attnNorm.present() ? throughNorm(g, b.joined, w.attnNorm, b.attnNorm) : g;
}

// To the block's middle, by way of the MLP, from OUTPUT [n,e], the gradient of the block's output.
at::Tensor throughMlp(const at::Tensor& output, const BlockTrace& b, const BlockWeights& w)
{
    const std::int64_t n = output.size(0);
    at::Tensor g = w.scale2.defined() ? output * w.scale2 : output;
    if (b.normsAfter) {
        g = throughNorm(g, b.plainMlp, w.norm2, b.norm2);
    }
    g = product(g, w.fc2.weight);
    if (w.mlpNorm.present()) {
        g = throughNorm(g, b.activated, w.mlpNorm, b.mlpNorm);
    }
    if (b.change.shift.active()) {
        g = b.change.shift.backward(g, activatedAgain(b));
    }
    const at::Tensor hidden = b.hidden.narrow(0, 0, n);
    at::Tensor n2;
    if (b.gate.defined()) { // y = act(gate) * hidden
        const at::Tensor gate = b.gate.narrow(0, 0, n);
        n2 = product(g * activate(gate, b.activation), w.fc1.weight);
        addThrough(throughActivation(g * hidden, gate, b.activation), w.gate, n2);
    } else {
        n2 = product(throughActivation(g, hidden, b.activation), w.fc1.weight);
    }
    return b.normsAfter ? n2 : throughNorm(n2, b.middle, w.norm2, b.norm2);
}

} // namespace

PoolGradient poolGradient(const Trace& trace, const PoolWeights& w, const at::Tensor& slope)
{
    const PoolTrace& p = trace.poolHead;
    const at::Tensor hidden = throughActivation(product(slope, w.fc2.weight), p.hidden, trace.poolActivation);
    const at::Tensor middle = slope
        + (w.norm.present() ? throughNorm(product(hidden, w.fc1.weight), p.middle, w.norm, p.norm)
                            : product(hidden, w.fc1.weight));
    const at::Tensor joined = byHeads(product(middle, w.projection.weight), w.heads); // [heads,1,d]
    PoolGradient found;
    found.probabilities = product(joined, byHeads(p.values, w.heads).transpose(1, 2)); // [heads,1,T]
    const double scale = 1.0 / std::sqrt(double(joined.size(2)));
    const at::Tensor scores = throughSoftmax(found.probabilities, p.probabilities);
    const at::Tensor keys = product(scores.transpose(1, 2), byHeads(p.query, w.heads), scale); // [heads,T,d]
    const at::Tensor values = product(p.probabilities.transpose(1, 2), joined);
    found.tokens = product(joinHeads(keys), w.key.weight);
    addThrough(joinHeads(values), w.value, found.tokens);
    return found;
}

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

Backward::Backward(const Trace& trace, const Target& target)
    : m_trace(trace)
    , m_block(static_cast<int>(trace.blocks.size()))
    , m_gradient(intoLastBlock(trace, target))
{ }

Backward::Backward(const Trace& trace, int block, at::Tensor gradient)
    : m_trace(trace)
    , m_block(block + 1)
    , m_gradient(std::move(gradient))
{ }

BlockGradient Backward::enter()
{
    --m_block;
    const BlockTrace& b = m_trace.blocks[static_cast<std::size_t>(m_block)];
    m_weights = matching(m_trace, m_trace.weights->blocks[static_cast<std::size_t>(m_block)]);
    const BlockWeights& w = m_weights;
    m_gradient = m_trace.pastReplaced(m_gradient, static_cast<std::size_t>(m_block));
    if (b.change.features) {
        m_gradient = b.change.features->backward(padded(m_gradient, b.input.size(0)), b.output());
    }
    if (b.change.shift.active()) { // tokens that follow the first rows are linked with them
        m_gradient = padded(m_gradient, b.input.size(0));
    }
    if (w.outNorm.present()) {
        m_gradient = throughNorm(m_gradient, b.sum, w.outNorm, b.outNorm);
    }
    const std::int64_t n = m_gradient.size(0);
    const at::Tensor ungated = w.outGate.defined() ? m_gradient * w.outGate : m_gradient;
    m_middle = ungated;
    if (!b.change.mlpConstant) {
        m_middle = sumInTiles(ungated, throughMlp(ungated, b, w));
    }
    const at::Tensor joined = b.change.attentionConstant
        ? at::zeros({n, w.projection.weight.size(1)}, m_middle.options())
        : b.change.throughHeads(intoJoined(m_middle, b, w)); // [n, inner]
    m_entered = {n, joined, {}};
    if (infoOf(b.attention.kind).combination != Combination::Sums) {
        const std::int64_t inner = joined.size(1);
        const int heads = headsOf(b.attention, m_trace.layout, inner);
        const at::Tensor v = byHeads(b.qkv.narrow(1, 2 * inner, inner), heads);
        m_entered.probabilities = product(byHeads(joined, heads), v.transpose(1, 2)); // [heads, n, T]
    } else {
        m_qkv = linearGradient(m_trace, b, padded(joined, b.input.size(0)), &m_entered.raw);
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
        m_qkv = softmaxGradient(m_trace, b, m_entered.raw, m_entered.probabilities);
    }
    at::Tensor residual = padded(m_middle, T);
    if (info.skipsFromValue) { // V took the place of x
        m_qkv.narrow(1, 2 * inner, inner).add_(residual);
        residual = at::zeros_like(residual);
    }
    rotateBack(m_qkv, b.turn, m_trace.prefix);
    if (w.queryNorm.present()) {
        throughHeadNorms(m_qkv, b, w, m_trace.layout.heads,
                         [&](const at::Tensor& g, const at::Tensor& x, const NormView& norm) {
                             return throughNorm(g, x, norm, m_trace.normEps);
                         });
    }
    const at::Tensor n1 = intoInput(m_qkv, w, info);
    m_gradient = sumInTiles(residual, b.normsAfter ? n1 : throughNorm(n1, b.input, w.norm1, b.norm1));
    m_entered = {}; // matrices of a large picture, which the block below needs the room of
    m_qkv = at::Tensor();
}

at::Tensor softmaxGradient(const Trace& trace, const BlockTrace& b, const at::Tensor& joined,
                           const at::Tensor& probabilities, double ofScores, double ofValues)
{
    const std::int64_t inner = b.qkv.size(1) / 3, n = joined.size(0);
    const HeadLayout layout = layoutOf(b.attention, trace.layout, inner);
    const auto part = [&](const at::Tensor& of, int i) {
        return byHeads(of.narrow(1, i * inner, inner), layout.heads);
    };
    const double scale = layout.scale * ofScores;
    const at::Tensor a = b.probabilities.narrow(1, 0, n); // [heads, n, T]
    const at::Tensor scores = throughSoftmax(probabilities, a);
    at::Tensor out = at::zeros_like(b.qkv);
    productInto(scores, part(b.qkv, 1), part(out, 0).narrow(1, 0, n), scale);
    productInto(scores.transpose(1, 2), part(b.qkv, 0).narrow(1, 0, n), part(out, 1), scale);
    productInto(a.transpose(1, 2), byHeads(joined, layout.heads), part(out, 2), ofValues);
    return out;
}

// The one place that lets autograd follow something: the short chain qkv -> phi -> sums -> LayerNorm.
at::Tensor linearGradient(const Trace& trace, const BlockTrace& b, const at::Tensor& joined, at::Tensor* raw)
{
    const std::int64_t inner = b.qkv.size(1) / 3;
    const int heads = headsOf(b.attention, trace.layout, inner);
    const c10::AutoGradMode follow(true);
    const at::Tensor qkv = b.qkv.detach().unsqueeze(0).requires_grad_(true);
    const auto parts = qkv.split(inner, 2);
    const Kernel kernel = kernelOf(b.attention);
    const at::Tensor out =
        attendLinearRaw(phiQuery(parts[0], kernel), phiKey(parts[1], kernel), parts[2], heads);
    const at::Tensor result = raw != nullptr && normalisesOutput(kernel) ? normaliseOutput(out) : out;
    const auto gradients = torch::autograd::grad({result}, {qkv, out}, {joined.unsqueeze(0)});
    if (raw != nullptr) {
        *raw = gradients[1][0];
    }
    return gradients[0][0];
}

} // namespace hydra
