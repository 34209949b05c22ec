// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/rule_backward.h"

#include "core/explain/attention_view.h"
#include "core/explain/backward.h"
#include "core/explain/frozen_reader.h"
#include "core/explain/gamma_rule.h"
#include "core/explain/precision.h"
#include "core/nn/patch_embedding.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

namespace {

// G in place, through an activation y of u: by y/u, whatever the activation is. Its limit at 0 is a half for
// all of them.
template<class T>
void throughQuotient(const at::Tensor& g, const at::Tensor& y, const at::Tensor& u)
{
    T* const slope = g.data_ptr<T>();
    const T *const out = y.data_ptr<T>(), *const in = u.data_ptr<T>();
    constexpr std::int64_t valuesAtOnce = 4096;
    forTiles(g.numel(), valuesAtOnce, [&](std::int64_t begin, std::int64_t end) {
#pragma omp simd
        for (std::int64_t i = begin; i < end; ++i) {
            slope[i] *= in[i] == 0 ? T(0.5) : out[i] / in[i];
        }
    });
}

// To V alone, A or phi(Q) and phi(K) held constant: [T,inner].
at::Tensor intoValuesAlone(const Trace& trace, int block, const BlockTrace& b, const at::Tensor& g)
{
    const AttentionView view = viewOf(trace, block);
    if (!view.linear) {
        return intoValues(trace, b, g);
    }
    const at::Tensor q = view.q.narrow(0, 0, g.size(0));
    if (view.heads == view.v.size(1)) { // Hydra: a feature a head
        return view.k * (q * g).sum(0, true);
    }
    const at::Tensor sums = at::matmul(byHeads(q.contiguous(), view.heads).transpose(1, 2),
                                       byHeads(g.contiguous(), view.heads)); // [heads, d, d]
    return joinHeads(at::matmul(byHeads(view.k.contiguous(), view.heads), sums));
}

// AttnLRP: to queries, keys and values [T,3*inner], each with its share.
at::Tensor intoAll(const Trace& trace, const BlockTrace& b, const at::Tensor& g)
{
    const std::int64_t inner = b.qkv.size(1) / 3;
    if (b.probabilities.defined()) {
        const int heads = layoutOf(b.attention, trace.layout, inner).heads;
        const at::Tensor v = byHeads(b.qkv.narrow(1, 2 * inner, inner), heads);
        return softmaxGradient(trace, b, g, product(byHeads(g, heads), v.transpose(1, 2)), 0.25, 0.5);
    }
    const at::Tensor all = linearGradient(trace, b, padded(g, b.qkv.size(0)), nullptr);
    all.narrow(1, 0, inner).mul_(0.5);
    all.narrow(1, inner, 2 * inner).mul_(0.25);
    return all;
}

at::Tensor valuesIntoInput(const at::Tensor& g, const BlockWeights& w, Source source)
{
    switch (source) {
    case Source::Projection:
        return product(g, w.value.weight);
    case Source::Input:
        return g;
    case Source::Mixture:
        return product(w.mixture.weight.t(), g);
    }
    return g;
}

} // namespace

RuleBackward::RuleBackward(const Trace& trace, const Target& target, const Rules& rules)
    : m_trace(trace)
    , m_rules(rules)
    , m_absolute(rules.gammaConv > 0 || rules.gammaLinear > 0 ? trace.absolute() : nullptr)
    , m_block(static_cast<int>(trace.blocks.size()))
    , m_biases(at::zeros({trace.tokenCount()}, trace.tokens.options()))
{
    enterFromTarget(target);
}

void RuleBackward::addBias(const at::Tensor& bias, const at::Tensor& g)
{
    if (m_rules.sumsBiases && m_rules.gammaLinear <= 0 && bias.defined()) {
        m_biases.narrow(0, 0, g.size(0)).add_(at::mv(g, bias));
    }
}

at::Tensor RuleBackward::throughNorm(const at::Tensor& g, const NormView& norm, const at::Tensor& inverse)
{
    addBias(norm.bias, g);
    return throughFrozenNorm(g, norm, inverse.narrow(0, 0, g.size(0)));
}

at::Tensor RuleBackward::throughLayer(const at::Tensor& g, const at::Tensor& x, const at::Tensor& y,
                                      const LinearView& layer, const LinearView& absolute)
{
    addBias(layer.bias, g);
    if (m_rules.gammaLinear > 0) {
        return throughGamma(g, x, y, layer, absolute.weight.to(g.scalar_type()), m_rules.gammaLinear);
    }
    return product(g, layer.weight);
}

// The layer of one output that the target is: the classifier's row, or the row that relevance takes in its
// place, with a probe's bias.
LinearView RuleBackward::layerOf(const Target& target, const LinearView& head) const
{
    if (isLinear(target, m_trace)) {
        return {head.weight.narrow(0, target.classIndex, 1),
                head.bias.defined() ? head.bias.narrow(0, target.classIndex, 1) : at::Tensor()};
    }
    const at::Tensor row = relevanceRow(target, m_trace);
    return {row, target.bias != 0 ? at::full({1}, target.bias, row.options()) : at::Tensor()};
}

// That layer, read by each pooled row with an equal share, and the pooling.
void RuleBackward::enterFromTarget(const Target& target)
{
    if (target.ofTokens()) {
        m_gradient = featureSlope(target, m_trace, true);
        if (m_rules.sumsBiases) { // what no token says
            m_biases[0] += valueOf(target, m_trace) - (m_gradient * m_trace.last).sum().item<double>();
        }
        return;
    }
    const SubWeights w = matchingEnds(m_trace, *m_trace.weights);
    const at::Tensor& pooled = m_trace.pooled; // [n,e], or [1,2e]
    const std::int64_t n = pooled.size(0), T = m_trace.tokenCount();
    const at::Tensor share = at::full({1, 1}, 1.0 / double(n), pooled.options());
    std::vector<at::Tensor> slopes;
    for (std::int64_t i = 0; i < n; ++i) {
        const LinearView layer = layerOf(target, i == 0 ? w.head : w.headDist);
        if (layer.bias.defined()) {
            m_biases[0] += layer.bias[0] * share[0][0];
        }
        const at::Tensor x = pooled.narrow(0, i, 1).contiguous();
        slopes.push_back(m_rules.gammaLinear > 0
                             ? throughGamma(share, x, affine(x, layer.weight, layer.bias), layer,
                                            layer.weight.abs(), m_rules.gammaLinear)
                             : layer.weight / double(n));
    }
    const at::Tensor slope = at::cat(slopes, 0);
    at::Tensor g = slope;
    if (m_trace.pool == Pool::Attention) {
        g = padded(throughPool(w.poolHead, slope), T);
    } else if (m_trace.pool != Pool::Token) {
        const std::int64_t e = m_trace.average.size(1);
        at::Tensor mean = slope.narrow(1, slope.size(1) - e, e);
        if (w.fcNorm.present()) {
            if (w.fcNorm.bias.defined()) {
                m_biases[0] += (w.fcNorm.bias * mean[0]).sum();
            }
            mean = throughFrozenNorm(mean, w.fcNorm,
                                     inverseDeviation(m_trace.average, w.fcNorm, m_trace.normEps));
        }
        g = at::zeros({T, e}, pooled.options());
        const std::int64_t patches = m_trace.patchTokens();
        g.narrow(0, m_trace.prefix, patches).copy_(mean / double(patches));
        if (m_trace.pool == Pool::TokenAndAverage) {
            g[0] += slope[0].narrow(0, 0, e);
        }
    }
    m_gradient = w.norm.present() ? throughNorm(g, w.norm, m_trace.norm.inverseDeviation) : g.contiguous();
}

// The pooling head: its MLP and norm as in a block, A by the attention rule; its query is a constant, so that
// with shared attention keys take what queries would. To the tokens after the last norm [T,e].
at::Tensor RuleBackward::throughPool(const PoolWeights& w, const at::Tensor& slope)
{
    const PoolTrace& p = m_trace.poolHead;
    const auto layer = [&](const at::Tensor& g, const at::Tensor& x, const at::Tensor& y,
                           const LinearView& of) {
        return throughLayer(g, x, y, of, {m_rules.gammaLinear > 0 ? of.weight.abs() : of.weight, {}});
    };
    const at::Tensor hidden =
        layer(slope, p.activated, p.mlpBranch, w.fc2) * gateOf(p.hidden, m_trace.poolActivation);
    const at::Tensor n = layer(hidden, p.norm.output, p.hidden, w.fc1);
    const at::Tensor middle = slope + throughNorm(n, w.norm, p.norm.inverseDeviation);
    addBias(w.projection.bias, middle);
    const bool constant = m_rules.attention == AttentionRule::Constant;
    const at::Tensor joined = byHeads(product(middle, w.projection.weight), w.heads); // [heads,1,d]
    const at::Tensor values = product(p.probabilities.transpose(1, 2), joined, constant ? 1.0 : 0.5);
    const at::Tensor v = joinHeads(values);
    addBias(w.value.bias, v);
    at::Tensor tokens = product(v, w.value.weight);
    if (!constant) {
        const at::Tensor slopes = product(joined, byHeads(p.values, w.heads).transpose(1, 2));
        const at::Tensor scores = throughSoftmax(slopes, p.probabilities);
        const double scale = 0.5 / std::sqrt(double(joined.size(2)));
        const at::Tensor keys = product(scores.transpose(1, 2), byHeads(p.query, w.heads), scale);
        tokens = tokens + product(joinHeads(keys), w.key.weight);
    }
    return tokens;
}

at::Tensor RuleBackward::throughMlp(const at::Tensor& output)
{
    const BlockTrace& b = m_entered;
    const BlockWeights& w = m_weights;
    const BlockWeights* const absolute =
        m_absolute ? &m_absolute->blocks[static_cast<std::size_t>(m_block)] : &w;
    const std::int64_t n = output.size(0);
    const at::Tensor intoFc2 = b.intoFc2().narrow(0, 0, n);
    at::Tensor g = w.scale2.defined() ? output * w.scale2 : output;
    const bool changed = w.scale2.defined() || b.normsAfter; // what was added is not what fc2 made
    if (b.normsAfter) {
        g = throughNorm(g, w.norm2, b.norm2.inverseDeviation);
    }
    const at::Tensor made = changed && m_rules.gammaLinear > 0 ? affine(intoFc2, w.fc2.weight, w.fc2.bias)
                                                               : b.mlpBranch.narrow(0, 0, n);
    if (m_rules.gammaLinear > 0 && !b.gate.defined() && !w.mlpNorm.present() && !b.change.shift.active()) {
        const at::Tensor n2 = throughGammaMlp(g, made, *absolute);
        return b.normsAfter ? n2 : throughNorm(n2, w.norm2, b.norm2.inverseDeviation);
    }
    g = throughLayer(g, intoFc2, made, w.fc2, absolute->fc2);
    if (w.mlpNorm.present()) {
        g = throughNorm(g, w.mlpNorm, b.mlpNorm.inverseDeviation);
    }
    if (b.change.shift.active()) {
        g = b.change.shift.backward(g, activatedAgain(b));
    }
    const at::Tensor n2 = intoHidden(g, *absolute);
    return b.normsAfter ? n2 : throughNorm(n2, w.norm2, b.norm2.inverseDeviation);
}

// The whole of a plain MLP, from G of what fc2 MADE [n,e].
at::Tensor RuleBackward::throughGammaMlp(const at::Tensor& g, const at::Tensor& made,
                                         const BlockWeights& absolute) const
{
    const BlockTrace& b = m_entered;
    const std::int64_t n = g.size(0);
    const at::ScalarType type = g.scalar_type();
    return throughGamma(g,
                        {b.intoMlp().narrow(0, 0, n), b.hidden.narrow(0, 0, n), b.activated.narrow(0, 0, n),
                         made, m_weights.fc1, m_weights.fc2, absolute.fc1.weight.to(type),
                         absolute.fc2.weight.to(type), m_rules.gammaLinear});
}

// From what fc2 reads [n,m] to what the MLP reads [n,e]. A product of gate and value has half of the gradient
// each (LibraGrad, AttnLRP); the gate's activation is then as any other.
at::Tensor RuleBackward::intoHidden(const at::Tensor& g, const BlockWeights& absolute)
{
    const BlockTrace& b = m_entered;
    const std::int64_t n = g.size(0);
    const at::Tensor x = b.intoMlp().narrow(0, 0, n);
    const at::Tensor hidden = b.hidden.narrow(0, 0, n);
    if (!b.gate.defined()) {
        const at::Tensor into = g.contiguous(); // of this pass alone
        if (b.change.shift.active() || !into.is_cpu()) { // the activated values are after a shift
            into.mul_(gateOf(hidden, b.activation));
        } else if (isDouble(m_trace)) {
            throughQuotient<double>(into, b.activated.narrow(0, 0, n), hidden);
        } else {
            throughQuotient<float>(into, b.activated.narrow(0, 0, n), hidden);
        }
        return throughLayer(into, x, hidden, m_weights.fc1, absolute.fc1);
    }
    const at::Tensor gate = b.gate.narrow(0, 0, n);
    const at::Tensor half = g * gateOf(gate, b.activation) * 0.5;
    return throughLayer(half * gate, x, hidden, m_weights.fc1, absolute.fc1)
        + throughLayer(half * hidden, x, gate, m_weights.gate, absolute.gate);
}

// To n1 [T,e]; RESIDUAL [T,e] is what goes round the block, which V may have replaced.
at::Tensor RuleBackward::throughAttention(const at::Tensor& joined, at::Tensor& residual)
{
    const BlockTrace& b = m_entered;
    const KindInfo& info = infoOf(b.attention.kind);
    const std::int64_t inner = b.qkv.size(1) / 3;
    at::Tensor g = joined.contiguous();
    if (b.raw.defined()) { // +ln
        constexpr double eps = 1e-5;
        const NormView plain;
        g = throughFrozenNorm(g, plain, inverseDeviation(b.raw.narrow(0, 0, g.size(0)), plain, eps));
    }
    const bool constant = m_rules.attention == AttentionRule::Constant;
    const at::Tensor all = constant ? at::Tensor() : intoAll(m_trace, b, g);
    const at::Tensor values =
        constant ? intoValuesAlone(m_trace, m_block, b, g) : all.narrow(1, 2 * inner, inner);
    if (info.skipsFromValue) {
        values.add_(residual);
        residual = at::zeros_like(residual);
    }
    if (info.value == Source::Mixture) {
        m_biases.add_(m_weights.mixture.bias * values.sum(1)); // a number per token
    } else if (info.value == Source::Projection) {
        addBias(m_weights.value.bias, values);
    }
    if (constant) {
        return valuesIntoInput(values, m_weights, info.value);
    }
    rotateBack(all, b.turn, m_trace.prefix);
    if (m_weights.queryNorm.present()) {
        throughHeadNorms(all, b, m_weights, m_trace.layout.heads,
                         [&](const at::Tensor& of, const at::Tensor& x, const NormView& norm) {
                             return throughFrozenNorm(of, norm, inverseDeviation(x, norm, m_trace.normEps));
                         });
    }
    return intoInput(all, m_weights, info);
}

void RuleBackward::descend()
{
    --m_block;
    m_entered = {}; // not two at once
    m_entered = m_rules.attention == AttentionRule::Constant
        ? m_trace.blocks.light(static_cast<std::size_t>(m_block))
        : m_trace.blocks[static_cast<std::size_t>(m_block)];
    const BlockTrace& b = m_entered;
    m_weights = matching(m_trace, m_trace.weights->blocks[static_cast<std::size_t>(m_block)]);
    m_gradient = m_trace.pastReplaced(m_gradient, static_cast<std::size_t>(m_block));
    if (b.change.features) {
        m_gradient = b.change.features->backward(padded(m_gradient, b.input.size(0)), b.output());
    }
    if (b.change.shift.active()) { // tokens that follow the first rows are linked with them
        m_gradient = padded(m_gradient, b.input.size(0));
    }
    if (m_weights.outNorm.present()) {
        m_gradient = throughNorm(m_gradient, m_weights.outNorm, b.outNorm.inverseDeviation);
    }
    if (m_weights.outGate.defined()) { // a constant: it knows the round, no picture
        m_gradient = m_gradient * m_weights.outGate;
    }
    const at::Tensor middle = b.change.mlpConstant ? m_gradient : m_gradient + throughMlp(m_gradient);
    at::Tensor branch = m_weights.scale1.defined() ? middle * m_weights.scale1 : middle;
    at::Tensor joined = at::zeros({branch.size(0), m_weights.projection.weight.size(1)}, branch.options());
    if (!b.change.attentionConstant) {
        if (b.normsAfter) {
            branch = throughNorm(branch, m_weights.norm1, b.norm1.inverseDeviation);
        }
        addBias(m_weights.projection.bias, branch);
        joined = product(branch, m_weights.projection.weight);
        if (m_weights.attnNorm.present()) {
            joined = throughNorm(joined, m_weights.attnNorm, b.attnNorm.inverseDeviation);
        }
        joined = b.change.throughHeads(joined);
    }
    at::Tensor residual = padded(middle, b.input.size(0));
    const at::Tensor n1 = throughAttention(joined, residual);
    m_gradient = residual + (b.normsAfter ? n1 : throughNorm(n1, m_weights.norm1, b.norm1.inverseDeviation));
}

at::Tensor RuleBackward::inputTimesGradient() const
{
    const at::Tensor& x = m_trace.level(static_cast<std::size_t>(m_block));
    const std::int64_t n = m_gradient.size(0);
    return at::constant_pad_nd((x.narrow(0, 0, n) * m_gradient).sum(1), {0, x.size(0) - n});
}

at::Tensor RuleBackward::ofPatches() const
{
    const SubWeights w = matchingEnds(m_trace, *m_trace.weights);
    at::Tensor g = m_gradient.narrow(0, 0, m_trace.prefix + m_trace.patchTokens()); // not those added behind
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
