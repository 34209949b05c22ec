// SPDX-License-Identifier: GPL-3.0-or-later
// Relevance from the target to the last block: through classifiers and pooling.
#include "core/explain/precision.h"
#include "core/explain/relevance_steps.h"
#include "core/tensor/gemm.h"

namespace hydra::lrp {

namespace {

// The average of the patches: relevance [1,e] in proportion to what each patch put in [T,e].
at::Tensor throughAverage(const Trace& trace, const at::Tensor& relevance)
{
    const at::Tensor tokens = (trace.weights->norm.present() ? trace.norm.output : trace.last).clone();
    tokens.narrow(0, 0, trace.prefix).zero_();
    tokens.narrow(0, tokens.size(0) - trace.added, trace.added).zero_();
    return tokens * safeDivide(relevance, trace.average * double(trace.patchTokens()));
}

// Through the pooling head (our extension), its relevance [1,e] to the tokens after the last norm. Its query
// is learned and takes none: keys take all that reaches the scores. WEIGHTED [T], where given, is what the
// head's attention puts into a rollout: mean_h (dA * R_A)^+, or mean_h R_A^+ without GRADIENT.
at::Tensor throughPool(const Trace& trace, const PoolWeights& w, const PoolWeights& absolute,
                       const at::Tensor& relevance, const at::Tensor& gradient, at::Tensor& weighted)
{
    const PoolTrace& p = trace.poolHead;
    const Split split = throughAdd(relevance, p.middle, p.mlpBranch, trace.pooled);
    const at::Tensor hidden = throughLinear(p.activated, {partOf(split.b, p.mlpBranch, w.fc2, absolute.fc2)});
    const at::Tensor middle =
        throughLinear(p.norm.output, {partOf(hidden, p.hidden, w.fc1, absolute.fc1)}, split.a);
    const at::Tensor joined =
        throughLinear(p.joined, {partOf(middle, p.middle, w.projection, absolute.projection)});
    const at::Tensor share = safeDivide(byHeads(joined, w.heads), byHeads(p.joined, w.heads)); // [heads,1,d]
    const at::Tensor v = byHeads(p.values, w.heads), k = byHeads(p.keys, w.heads);
    const at::Tensor q = byHeads(p.query, w.heads);
    const at::Tensor inA = product(share, v.transpose(1, 2)).mul_(p.probabilities).mul_(0.5); // [heads,1,T]
    weighted = (gradient.defined() ? gradient * inA : inA).clamp_min(0).mean(0)[0];
    const at::Tensor inScores = safeDivide(inA, p.scores);
    const at::Tensor inKeys = joinHeads(product(inScores.transpose(1, 2), q) * k);
    const at::Tensor inValues = joinHeads(product(p.probabilities.transpose(1, 2), share) * v).mul_(0.5);
    const at::Tensor tokens =
        (trace.weights->norm.present() ? trace.norm.output : trace.last).narrow(0, 0, p.keys.size(0));
    return throughLinear(
        tokens,
        {partOf(inKeys, p.keys, w.key, absolute.key), partOf(inValues, p.values, w.value, absolute.value)});
}

} // namespace

at::Tensor intoLastBlock(const Trace& trace, const SubWeights& magnitudes, const Target& target,
                         Weighting weighting, at::Tensor& read)
{
    const SubWeights w = matchingEnds(trace, *trace.weights);
    const SubWeights absolute = matchingEnds(trace, magnitudes);
    const auto through = [&](const LinearView& layer, const LinearView& magnitude, std::int64_t row) {
        const at::Tensor x = trace.pooled.narrow(0, row, 1).contiguous();
        const at::Tensor one = at::zeros({1, layer.weight.size(0)}, x.options());
        one[0][isLinear(target, trace) ? target.classIndex : 0] = 1.0 / double(trace.pooled.size(0));
        return throughLinear(x, {{one, affine(x, layer.weight, {}), {}, layer.weight, magnitude.weight}});
    };
    LinearView first = w.head, second = w.headDist;
    LinearView firstMagnitude = absolute.head, secondMagnitude = absolute.headDist;
    if (!isLinear(target, trace)) {
        first = second = {relevanceRow(target, trace), {}};
        firstMagnitude = secondMagnitude = {first.weight.abs(), {}};
    }
    at::Tensor relevance = through(first, firstMagnitude, 0);
    if (trace.pooled.size(0) == 2) {
        relevance = at::cat({relevance, through(second, secondMagnitude, 1)}, 0);
    }
    read = pooledWeights(trace);
    if (trace.pool == Pool::Attention) {
        const at::Tensor gradient = weighting == Weighting::Gradient
            ? poolGradient(trace, w.poolHead, slopeOf(target, trace)).probabilities
            : at::Tensor();
        at::Tensor weighted;
        const at::Tensor tokens =
            throughPool(trace, w.poolHead, absolute.poolHead, relevance, gradient, weighted);
        read = at::constant_pad_nd(weighted, {0, trace.tokenCount() - weighted.size(0)});
        return padded(tokens, trace.tokenCount());
    }
    if (trace.pool == Pool::Average) {
        return throughAverage(trace, relevance);
    }
    if (trace.pool == Pool::TokenAndAverage) {
        const std::int64_t e = relevance.size(1) / 2;
        at::Tensor all = throughAverage(trace, relevance.narrow(1, e, e));
        all[0] += relevance[0].narrow(0, 0, e);
        return all;
    }
    return relevance;
}

} // namespace hydra::lrp
