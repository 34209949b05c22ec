// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the backward pass, in their order, the same under all rules:
//   classifier; pooling, norm; then for each block
//   norm_out, gate; ls2, fc2, mlp.norm, activation, fc1, norm2; ls1, proj, attn.norm, switched heads;
//   attention; rotation, q_norm and k_norm, qkv, norm1
// norm1 and norm2 come before proj and fc2 if they normalise a branch's output.
#include "core/explain/backward.h"

#include "core/explain/attention_view.h"
#include "core/explain/gamma_rule.h"
#include "core/explain/precision.h"
#include "core/nn/patch_embedding.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

Backward::Backward(const Trace& trace, const Target& target, const Rules& rules)
    : m_trace(trace)
    , m_rules(rules)
    , m_absolute(rules.gammaConv > 0 || rules.gammaLinear > 0 ? trace.absolute() : nullptr)
    , m_block(static_cast<int>(trace.blocks.size()))
    , m_biases(at::zeros({trace.tokenCount()}, trace.tokens.options()))
{
    if (!target.ofTokens()) {
        startFromPooled(slopeOfClassifier(target));
        return;
    }
    m_gradient = featureSlope(target, trace, !rules.areTrue());
    if (rules.sumsBiases) { // the part that belongs to no token
        m_biases[0] += valueOf(target, trace) - (m_gradient * trace.last).sum().item<double>();
    }
}

Backward::Backward(const Trace& trace, int block, at::Tensor gradient)
    : m_trace(trace)
    , m_block(block + 1)
    , m_gradient(std::move(gradient))
{ }

// From the SLOPE at the classifiers' input [n,e], or [1,2e], to the last block's output.
void Backward::startFromPooled(const at::Tensor& slope)
{
    const SubWeights w = matchingEnds(m_trace, *m_trace.weights);
    at::Tensor g = slope;
    if (m_trace.pool == Pool::Attention) {
        g = padded(throughPool(w.poolHead, slope).tokens, m_trace.tokenCount());
    } else if (m_trace.pool != Pool::Token) {
        const std::int64_t e = m_trace.average.size(1);
        at::Tensor mean = slope.narrow(1, slope.size(1) - e, e);
        if (w.fcNorm.present()) {
            passBias(w.fcNorm.bias, mean);
            mean = throughNorm(mean, m_trace.average, w.fcNorm);
        }
        const std::int64_t patches = m_trace.patchTokens();
        g = at::zeros({m_trace.tokenCount(), e}, mean.options());
        g.narrow(0, m_trace.prefix, patches).copy_(mean / double(patches));
        if (m_trace.pool == Pool::TokenAndAverage) {
            g[0] += slope[0].narrow(0, 0, e);
        }
    }
    m_gradient = w.norm.present() ? throughNorm(g, m_trace.last, w.norm, m_trace.norm) : g.contiguous();
}

BlockGradient Backward::enter()
{
    const auto index = static_cast<std::size_t>(--m_block);
    m_entered = {}; // free it first: never hold two
    m_entered =
        m_rules.attention == AttentionRule::Constant ? m_trace.blocks.light(index) : m_trace.blocks[index];
    m_weights = matching(m_trace, m_trace.weights->blocks[index]);
    const BlockTrace& b = m_entered;
    m_gradient = m_trace.pastReplaced(m_gradient, index);
    if (b.change.features) {
        m_gradient = b.change.features->backward(padded(m_gradient, b.input.size(0)), b.output());
    }
    if (b.change.shift.active()) { // the shift links later tokens with the first rows
        m_gradient = padded(m_gradient, b.input.size(0));
    }
    if (m_weights.outNorm.present()) {
        m_gradient = throughNorm(m_gradient, b.sum, m_weights.outNorm, b.outNorm);
    }
    // The gate is a constant: it depends on the round only.
    const at::Tensor ungated = m_weights.outGate.defined() ? m_gradient * m_weights.outGate : m_gradient;
    m_middle = b.change.mlpConstant ? ungated : sumInTiles(ungated, throughMlp(ungated));
    m_gradients = intoAttention(intoJoined());
    return m_gradients;
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

// From the block's output [n,e] to its middle, through the MLP.
at::Tensor Backward::throughMlp(const at::Tensor& output)
{
    const BlockTrace& b = m_entered;
    const BlockWeights& w = m_weights;
    const at::Tensor added = w.scale2.defined() ? output * w.scale2 : output;
    return b.normsAfter ? throughLayers(throughNorm(added, b.plainMlp, w.norm2, b.norm2))
                        : throughNorm(throughLayers(added), b.middle, w.norm2, b.norm2);
}

// From the middle to the joined heads [n,inner].
at::Tensor Backward::intoJoined()
{
    const BlockTrace& b = m_entered;
    const BlockWeights& w = m_weights;
    if (b.change.attentionConstant) {
        return at::zeros({m_middle.size(0), w.projection.weight.size(1)}, m_middle.options());
    }
    at::Tensor g = w.scale1.defined() ? m_middle * w.scale1 : m_middle;
    if (b.normsAfter) {
        g = throughNorm(g, b.plainAttention, w.norm1, b.norm1);
    }
    passBias(w.projection.bias, g);
    g = product(g, w.projection.weight);
    if (w.attnNorm.present()) {
        g = throughNorm(g, b.joined, w.attnNorm, b.attnNorm);
    }
    return b.change.throughHeads(g);
}

void Backward::leave()
{
    const BlockTrace& b = m_entered;
    const std::int64_t inner = b.qkv.size(1) / 3;
    const at::Tensor qkv = outOfAttention(); // or values alone
    const at::Tensor values = qkv.narrow(1, qkv.size(1) - inner, inner);
    at::Tensor residual = padded(m_middle, b.input.size(0));
    if (infoOf(b.attention.kind).skipsFromValue) { // V replaces x
        values.add_(residual);
        residual = at::zeros_like(residual);
    }
    passValues(values);
    if (qkv.size(1) > inner) {
        rotateBack(qkv, b.turn, m_trace.prefix);
        throughHeadNorms(qkv);
    }
    const at::Tensor n1 = intoInput(qkv);
    m_gradient = sumInTiles(residual, b.normsAfter ? n1 : throughNorm(n1, b.input, m_weights.norm1, b.norm1));
    m_entered = {}; // frees the matrices of a large picture for the block below
    m_gradients = {};
    m_qkv = at::Tensor();
}

// From queries and keys normalised per head to their projections, in place.
void Backward::throughHeadNorms(const at::Tensor& qkv) const
{
    if (!m_weights.queryNorm.present()) {
        return;
    }
    const KindInfo& info = infoOf(m_entered.attention.kind);
    const std::int64_t heads = m_trace.layout.heads, inner = qkv.size(1) / 3;
    const auto through = [&](int part, Source source, const NormView& norm) {
        if (source != Source::Projection) { // n1 itself has no head norm
            return;
        }
        const auto perHead = [&](const at::Tensor& of) {
            return of.narrow(1, part * inner, inner).unflatten(1, {heads, inner / heads});
        };
        const at::Tensor out = perHead(qkv);
        out.copy_(throughNorm(out, perHead(m_entered.plainQkv), norm));
    };
    through(0, info.query, m_weights.queryNorm);
    through(1, info.key, m_weights.keyNorm);
}

// From q, k and v, or v alone, to n1 [T,e], through their sources.
at::Tensor Backward::intoInput(const at::Tensor& qkv) const
{
    const BlockWeights& w = m_weights;
    const KindInfo& info = infoOf(m_entered.attention.kind);
    const std::int64_t inner = m_entered.qkv.size(1) / 3;
    at::Tensor n1 = at::zeros({qkv.size(0), w.projection.weight.size(0)}, qkv.options());
    const auto addThrough = [&](const at::Tensor& part, const LinearView& layer) {
        affineInto(part, layer.weight.t(), {}, n1, Epilogue::AddToOutput);
    };
    if (qkv.size(1) > inner && w.qkv.weight.defined() && info.query == Source::Projection) {
        addThrough(qkv, w.qkv);
        return n1;
    }
    const LinearView* const layers[] = {&w.query, &w.key, &w.value};
    const Source sources[] = {info.query, info.key, info.value};
    for (std::int64_t i = 3 - qkv.size(1) / inner; i < 3; ++i) {
        const at::Tensor part = qkv.narrow(1, qkv.size(1) - (3 - i) * inner, inner);
        switch (sources[i]) {
        case Source::Projection:
            addThrough(part, *layers[i]);
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

at::Tensor Backward::inputTimesGradient() const
{
    const at::Tensor& x = m_trace.level(static_cast<std::size_t>(m_block));
    const std::int64_t n = m_gradient.size(0);
    return at::constant_pad_nd((x.narrow(0, 0, n) * m_gradient).sum(1), {0, x.size(0) - n});
}

at::Tensor Backward::ofPatches() const
{
    const SubWeights w = matchingEnds(m_trace, *m_trace.weights);
    at::Tensor g = m_gradient.narrow(0, 0, m_trace.prefix + m_trace.patchTokens()); // without added tokens
    if (w.normPre.present()) {
        g = throughFrozenNorm(g, w.normPre, m_trace.embedding.norm.inverseDeviation);
    }
    if (w.round.inputGate.defined()) {
        g = g * w.round.inputGate.to(g.scalar_type());
    }
    g = g.narrow(0, m_trace.prefix, m_trace.patchTokens()).contiguous();
    const auto p = static_cast<int>(std::lround(std::sqrt(double(w.patch.weight.size(1)) / 3)));
    at::Tensor x = patchesOf(m_trace.pixels, p)[0].contiguous();
    x = m_trace.kept.defined() ? x.index_select(0, m_trace.kept) : x;
    if (m_rules.gammaConv > 0) {
        return gammaOfRows(g, x, w.patch, m_rules.gammaConv);
    }
    return (x * product(g, w.patch.weight)).sum(1);
}

} // namespace hydra
