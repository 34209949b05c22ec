// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the backward pass that depend on the rules.
#include "core/attention/kernel.h"
#include "core/explain/attention_view.h"
#include "core/explain/backward.h"
#include "core/explain/gamma_rule.h"
#include "core/explain/precision.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>
#include <torch/csrc/autograd/autograd.h>

#include <cmath>

namespace hydra {

namespace {

// Multiplies G by y/u in place, for an activation y of u. The limit at u = 0 is 1/2 for all activations.
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

// The gradient of V alone [T,inner], with A or phi(Q) and phi(K) held constant.
at::Tensor intoValuesAlone(const Trace& trace, int block, const BlockTrace& b, const at::Tensor& g)
{
    const AttentionView view = viewOf(trace, block);
    if (!view.linear) {
        return intoValues(trace, b, g);
    }
    const at::Tensor q = view.q.narrow(0, 0, g.size(0));
    if (view.heads == view.v.size(1)) { // Hydra: one feature per head
        return view.k * (q * g).sum(0, true);
    }
    const at::Tensor sums = at::matmul(byHeads(q.contiguous(), view.heads).transpose(1, 2),
                                       byHeads(g.contiguous(), view.heads)); // [heads, d, d]
    return joinHeads(at::matmul(byHeads(view.k.contiguous(), view.heads), sums));
}

// Softmax kinds: from the gradients of the joined heads' first rows [n,inner] and of their A [heads,n,T] to
// q, k and v [T,3*inner]; queries and keys are scaled by OFSCORES, values by OFVALUES.
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

// Linear kinds, to q, k and v [T,3*inner]: through the sums and phi. If RAW is given, also through +ln, and
// RAW receives the gradient before it. The only use of autograd here.
at::Tensor linearGradient(const Trace& trace, const BlockTrace& b, const at::Tensor& joined, at::Tensor* raw)
{
    const std::int64_t inner = b.qkv.size(1) / 3;
    const int heads = headsOf(b.attention, trace.layout, inner);
    const c10::AutoGradMode follow(true);
    const at::Tensor qkv = b.qkv.detach().unsqueeze(0).requires_grad_(true);
    const auto parts = qkv.split(inner, 2);
    const Kernel kernel = kernelOf(b.attention);
    const int ofPhi = phiParts(b.attention, heads);
    const at::Tensor out =
        attendLinearRaw(phiQuery(parts[0], kernel, ofPhi), phiKey(parts[1], kernel, ofPhi), parts[2], heads);
    const at::Tensor result = raw != nullptr && normalisesOutput(kernel) ? normaliseOutput(out) : out;
    const auto gradients = torch::autograd::grad({result}, {qkv, out}, {joined.unsqueeze(0)});
    if (raw != nullptr) {
        *raw = gradients[1][0];
    }
    return gradients[0][0];
}

} // namespace

void Backward::passBias(const at::Tensor& bias, const at::Tensor& g)
{
    if (m_rules.sumsBiases && m_rules.gammaLinear <= 0 && bias.defined()) {
        m_biases.narrow(0, 0, g.size(0)).add_(at::mv(g, bias));
    }
}

void Backward::passValues(const at::Tensor& values)
{
    const Source from = infoOf(m_entered.attention.kind).value;
    if (from == Source::Projection) {
        passBias(m_weights.value.bias, values);
    } else if (from == Source::Mixture && m_rules.sumsBiases) {
        m_biases.add_(m_weights.mixture.bias * values.sum(1)); // one bias per token
    }
}

at::Tensor Backward::throughNorm(const at::Tensor& g, const at::Tensor& x, const NormView& norm,
                                 const NormTrace& kept)
{
    passBias(norm.bias, g);
    return m_rules.areTrue() ? hydra::throughNorm(g, x, norm, kept)
                             : throughFrozenNorm(g, norm, kept.inverseDeviation.narrow(0, 0, g.size(0)));
}

at::Tensor Backward::throughNorm(const at::Tensor& g, const at::Tensor& x, const NormView& norm) const
{
    return m_rules.areTrue() ? hydra::throughNorm(g, x, norm, m_trace.normEps)
                             : throughFrozenNorm(g, norm, inverseDeviation(x, norm, m_trace.normEps));
}

at::Tensor Backward::throughLayer(const at::Tensor& g, const at::Tensor& x, const at::Tensor& y,
                                  const LinearView& layer, const LinearView& absolute)
{
    passBias(layer.bias, g);
    if (m_rules.gammaLinear > 0) {
        return throughGamma(g, x, y, layer, absolute.weight.to(g.scalar_type()), m_rules.gammaLinear);
    }
    return product(g, layer.weight);
}

// The target as a layer with one output: the classifier's row, or the row that replaces it in relevance, with
// a probe's bias.
LinearView Backward::layerOf(const Target& target, const LinearView& head) const
{
    if (isLinear(target, m_trace)) {
        return {head.weight.narrow(0, target.classIndex, 1),
                head.bias.defined() ? head.bias.narrow(0, target.classIndex, 1) : at::Tensor()};
    }
    const at::Tensor row = relevanceRow(target, m_trace);
    return {row, target.bias != 0 ? at::full({1}, target.bias, row.options()) : at::Tensor()};
}

// The slope at the pooled rows, each with an equal share: [n,e], or [1,2e].
at::Tensor Backward::slopeOfClassifier(const Target& target)
{
    if (m_rules.areTrue()) {
        return slopeOf(target, m_trace);
    }
    const SubWeights w = matchingEnds(m_trace, *m_trace.weights);
    const at::Tensor& pooled = m_trace.pooled;
    const std::int64_t n = pooled.size(0);
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
    return at::cat(slopes, 0);
}

// The pooling head: its MLP and norm as in a block, A by the attention rule; its query is a constant, so with
// shared attention the keys take the queries' share too.
PoolGradient Backward::throughPool(const PoolWeights& w, const at::Tensor& slope)
{
    const PoolTrace& p = m_trace.poolHead;
    const auto layer = [&](const at::Tensor& g, const at::Tensor& x, const at::Tensor& y,
                           const LinearView& of) {
        return throughLayer(g, x, y, of, {m_rules.gammaLinear > 0 ? of.weight.abs() : of.weight, {}});
    };
    const at::Tensor activated = layer(slope, p.activated, p.mlpBranch, w.fc2);
    const at::Tensor hidden = m_rules.areTrue()
        ? throughActivation(activated, p.hidden, m_trace.poolActivation)
        : activated * gateOf(p.hidden, m_trace.poolActivation);
    const at::Tensor n = layer(hidden, p.norm.output, p.hidden, w.fc1);
    const at::Tensor middle = slope + (w.norm.present() ? throughNorm(n, p.middle, w.norm, p.norm) : n);
    passBias(w.projection.bias, middle);
    const at::Tensor joined = byHeads(product(middle, w.projection.weight), w.heads); // [heads,1,d]
    const double share = m_rules.attention == AttentionRule::Shared ? 0.5 : 1.0;
    const at::Tensor values = joinHeads(product(p.probabilities.transpose(1, 2), joined, share));
    passBias(w.value.bias, values);
    PoolGradient found{product(values, w.value.weight), {}};
    if (m_rules.attention != AttentionRule::Constant) {
        found.probabilities = product(joined, byHeads(p.values, w.heads).transpose(1, 2));
        const at::Tensor scores = throughSoftmax(found.probabilities, p.probabilities);
        const double scale = share / std::sqrt(double(joined.size(2)));
        const at::Tensor keys =
            product(scores.transpose(1, 2), byHeads(p.query, w.heads), scale); // [heads,T,d]
        affineInto(joinHeads(keys), w.key.weight.t(), {}, found.tokens, Epilogue::AddToOutput);
    }
    return found;
}

PoolGradient poolGradient(const Trace& trace, const PoolWeights& w, const at::Tensor& slope)
{
    return Backward(trace, 0, at::Tensor()).throughPool(w, slope);
}

const BlockWeights& Backward::absolute() const
{
    return m_absolute ? m_absolute->blocks[static_cast<std::size_t>(m_block)] : m_weights;
}

// The first ROWS of fc2's output, for gamma rules: the MLP branch itself, or recomputed if a scale or norm
// follows fc2.
at::Tensor Backward::madeByFc2(std::int64_t rows) const
{
    const BlockTrace& b = m_entered;
    const LinearView& fc2 = m_weights.fc2;
    return m_weights.scale2.defined() || b.normsAfter
        ? affine(b.intoFc2().narrow(0, 0, rows), fc2.weight, fc2.bias)
        : b.mlpBranch.narrow(0, 0, rows);
}

// From fc2's output [n,e] to the MLP's input [n,e]; the gamma rule treats both layers of a plain MLP at once.
at::Tensor Backward::throughLayers(const at::Tensor& g)
{
    const BlockTrace& b = m_entered;
    const BlockWeights& w = m_weights;
    const std::int64_t n = g.size(0);
    const bool gamma = m_rules.gammaLinear > 0;
    const bool normed = w.mlpNorm.present(), shifted = b.change.shift.active();
    const at::Tensor x = gamma ? b.intoFc2().narrow(0, 0, n) : at::Tensor();
    const at::Tensor made = gamma ? madeByFc2(n) : at::Tensor();
    if (gamma && !b.gate.defined() && !normed && !shifted) {
        const at::ScalarType type = g.scalar_type();
        return throughGamma(g,
                            {b.intoMlp().narrow(0, 0, n), b.hidden.narrow(0, 0, n), x, made, w.fc1, w.fc2,
                             absolute().fc1.weight.to(type), absolute().fc2.weight.to(type),
                             m_rules.gammaLinear});
    }
    at::Tensor activated = throughLayer(g, x, made, w.fc2, absolute().fc2);
    if (normed) {
        activated = throughNorm(activated, b.activated, w.mlpNorm, b.mlpNorm);
    }
    return throughActivated(shifted ? b.change.shift.backward(activated, activatedAgain(b)) : activated);
}

// From the activated values [n,m] to the MLP's input, through fc1 and a gate. By the rules a product of gate
// and value gives each half of the gradient (LibraGrad, AttnLRP); the gate's activation is treated as any
// other.
at::Tensor Backward::throughActivated(const at::Tensor& g)
{
    const BlockTrace& b = m_entered;
    const BlockWeights& w = m_weights;
    const std::int64_t n = g.size(0);
    const at::Tensor x = m_rules.gammaLinear > 0 ? b.intoMlp().narrow(0, 0, n) : at::Tensor();
    const at::Tensor hidden = b.hidden.narrow(0, 0, n);
    const bool isTrue = m_rules.areTrue();
    if (b.gate.defined()) { // y = act(gate) * hidden
        const at::Tensor gate = b.gate.narrow(0, 0, n);
        const at::Tensor half = isTrue ? g : g * gateOf(gate, b.activation) * 0.5;
        at::Tensor into = throughLayer(isTrue ? g * activate(gate, b.activation) : half * gate, x, hidden,
                                       w.fc1, absolute().fc1);
        const at::Tensor ofGate = isTrue ? throughActivation(g * hidden, gate, b.activation) : half * hidden;
        return into.add_(throughLayer(ofGate, x, gate, w.gate, absolute().gate));
    }
    if (isTrue) {
        return throughLayer(throughActivation(g, hidden, b.activation), x, hidden, w.fc1, absolute().fc1);
    }
    const at::Tensor into = g.contiguous(); // owned by this pass, so it may be overwritten
    if (b.change.shift.active() || !into.is_cpu()) { // the activated values include the shift
        into.mul_(gateOf(hidden, b.activation));
    } else if (isDouble(m_trace)) {
        throughQuotient<double>(into, b.activated.narrow(0, 0, n), hidden);
    } else {
        throughQuotient<float>(into, b.activated.narrow(0, 0, n), hidden);
    }
    return throughLayer(into, x, hidden, w.fc1, absolute().fc1);
}

// From the JOINED heads [n,inner] to attention's output before +ln, and to A.
BlockGradient Backward::intoAttention(const at::Tensor& joined)
{
    const BlockTrace& b = m_entered;
    BlockGradient found{joined.size(0), joined.contiguous(), {}};
    if (infoOf(b.attention.kind).combination != Combination::Sums) {
        if (m_rules.attention != AttentionRule::Constant) {
            const std::int64_t inner = joined.size(1);
            const int heads = headsOf(b.attention, m_trace.layout, inner);
            const at::Tensor v = byHeads(b.qkv.narrow(1, 2 * inner, inner), heads);
            found.probabilities = product(byHeads(joined, heads), v.transpose(1, 2)); // [heads,n,T]
        }
    } else if (m_rules.areTrue()) {
        found.rows = b.input.size(0);
        m_qkv = linearGradient(m_trace, b, padded(joined, found.rows), &found.raw);
    } else if (b.raw.defined()) { // +ln
        constexpr double eps = 1e-5;
        const NormView plain;
        found.raw =
            throughFrozenNorm(found.raw, plain, inverseDeviation(b.raw.narrow(0, 0, found.rows), plain, eps));
    }
    return found;
}

// From there to q, k and v, with AttnLRP's shares, or to values alone.
at::Tensor Backward::outOfAttention() const
{
    const BlockTrace& b = m_entered;
    const at::Tensor& raw = m_gradients.raw;
    if (m_rules.attention == AttentionRule::Constant) {
        return intoValuesAlone(m_trace, m_block, b, raw);
    }
    const bool isTrue = m_rules.areTrue();
    if (infoOf(b.attention.kind).combination != Combination::Sums) {
        return softmaxGradient(m_trace, b, raw, m_gradients.probabilities, isTrue ? 1 : 0.25,
                               isTrue ? 1 : 0.5);
    }
    if (isTrue) {
        return m_qkv;
    }
    const std::int64_t inner = b.qkv.size(1) / 3;
    at::Tensor all = linearGradient(m_trace, b, padded(raw, b.qkv.size(0)), nullptr);
    all.narrow(1, 0, inner).mul_(0.5);
    all.narrow(1, inner, 2 * inner).mul_(0.25);
    return all;
}

} // namespace hydra
