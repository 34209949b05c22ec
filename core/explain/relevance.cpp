// SPDX-License-Identifier: GPL-3.0-or-later
// Chefer et al., CVPR 2021 (HydraViT Fig. 8; reference.md 5.3 to 5.7): LRP from the one-hot logit gives every
// block a relevance R_A of its attention; mean_h (dA * R_A)^+ is rolled out over the blocks without
// normalisation, row of the class token. Relevance, gradient and rollout go down together, block by block;
// nothing is kept. Under token pooling the last block carries relevance in the pooled rows only, so its MLP
// and projection are propagated for those rows.
//
// The rules divide by sums that cancel: residual sums, Q K^T, attention outputs, the patches' average. A
// divisor is therefore never summed from what was rounded: each comes from the float64 pass and is rounded
// once. All else may be float32; the map is then within 1e-5 of float64 throughout. What no program can mend:
// for some photographs the question itself is ill-posed, and pixels that differ by 1e-7 give maps that differ
// by per cents (up to 19 % of the maximum in 64 maps of 32 photographs by a DeiT-Tiny).
#include "core/explain/backward.h"
#include "core/explain/lrp_rules.h"
#include "core/explain/methods.h"
#include "core/explain/pixel_gradient.h"
#include "core/explain/precision.h"
#include "core/nn/patch_embedding.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

namespace {

using lrp::LinearPart;
using lrp::safeDivide;

// What a block's attention puts into the rollout.
enum class Weighting
{
    Gradient, // mean_h (dA * R_A)^+
    Relevance // mean_h R_A^+
};

at::Tensor withoutBias(const at::Tensor& output, const LinearView& layer)
{
    return layer.bias.defined() ? output - layer.bias : output;
}

// What a branch's last Linear gave, bias excluded. LayerScale passes relevance unchanged, so it is undone by
// computing the product again rather than by dividing by gammas that may be tiny.
at::Tensor branchOutput(const at::Tensor& branch, const at::Tensor& x, const LinearView& layer,
                        const at::Tensor& scale)
{
    return scale.defined() ? affine(x, layer.weight, {}) : withoutBias(branch, layer);
}

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
    const lrp::Split split = lrp::throughAdd(relevance, p.middle, p.mlpBranch, trace.pooled);
    const at::Tensor hidden =
        lrp::throughLinear(p.activated, {{split.b, withoutBias(p.mlpBranch, w.fc2), w.fc2, absolute.fc2}});
    const at::Tensor middle = split.a
        + lrp::throughLinear(p.norm.output, {{hidden, withoutBias(p.hidden, w.fc1), w.fc1, absolute.fc1}});
    const at::Tensor joined = lrp::throughLinear(
        p.joined, {{middle, withoutBias(p.middle, w.projection), w.projection, absolute.projection}});
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
    return lrp::throughLinear(tokens,
                              {{inKeys, withoutBias(p.keys, w.key), w.key, absolute.key},
                               {inValues, withoutBias(p.values, w.value), w.value, absolute.value}});
}

// The target's relevance, one, to the last block's output: only what the classifiers read and the pooling are
// in between. What is no class has a classifier of one row. READ [T]: where a rollout begins.
at::Tensor intoLastBlock(const Trace& trace, const SubWeights& magnitudes, const Target& target,
                         Weighting weighting, at::Tensor& read)
{
    const SubWeights w = matchingEnds(trace, *trace.weights);
    const SubWeights absolute = matchingEnds(trace, magnitudes);
    const auto through = [&](const LinearView& layer, const LinearView& magnitude, std::int64_t row) {
        const at::Tensor x = trace.pooled.narrow(0, row, 1).contiguous();
        const at::Tensor one = at::zeros({1, layer.weight.size(0)}, x.options());
        one[0][isLinear(target, trace) ? target.classIndex : 0] = 1.0 / double(trace.pooled.size(0));
        return lrp::throughLinear(x, {{one, affine(x, layer.weight, {}), layer, magnitude}});
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

// Relevance of a block's attention: to the rollout, and on to q, k and v.
struct AttentionRelevance
{
    at::Tensor weighted; // [n, T]
    at::Tensor q, k, v; // [T, inner]
};

// The bilinear rules out = A V and A ~ Q K^T. MATRIX is A, SCORES are Q K^T [heads, n, T]; linear kinds use
// their phi(Q), phi(K).
AttentionRelevance throughAttention(const AttentionView& view, const at::Tensor& matrix,
                                    const at::Tensor& scores, const at::Tensor& relevance,
                                    const at::Tensor& gradient, Weighting weighting, bool further)
{
    const std::int64_t n = relevance.size(0);
    const std::int64_t T = view.v.size(0);
    const int heads = view.heads;
    const at::Tensor v = byHeads(view.v, heads);
    const at::Tensor share =
        safeDivide(byHeads(relevance, heads), byHeads(view.raw.narrow(0, 0, n), heads)); // [heads, n, d]
    const at::Tensor inA = product(share, v.transpose(1, 2)).mul_(matrix).mul_(0.5); // [heads, n, T]
    AttentionRelevance result;
    result.weighted =
        (weighting == Weighting::Gradient ? (gradient * inA).clamp_min_(0) : inA.clamp_min(0)).mean(0);
    if (further) {
        const at::Tensor q = byHeads(view.q, heads).narrow(1, 0, n);
        const at::Tensor k = byHeads(view.k, heads);
        const at::Tensor inScores =
            safeDivide(inA, scores.defined() ? scores.narrow(1, 0, n) : product(q, k.transpose(1, 2)));
        result.q = padded(joinHeads(product(inScores, k) * q).mul_(0.5), T);
        result.k = joinHeads(product(inScores.transpose(1, 2), q) * k).mul_(0.5);
        result.v = joinHeads(product(matrix.transpose(1, 2), share) * v).mul_(0.5);
    }
    return result;
}

// The same rules with one feature a head: A^f[q,t] = phi(Q)^q_f phi(K)^t_f is never built. The positive part
// of a product is the sum over equal signs, so mean_f (dA * R_A)^+ is two matrix products.
AttentionRelevance throughHydra(const AttentionView& view, const at::Tensor& relevance,
                                const at::Tensor& gradient, Weighting weighting)
{
    const at::Tensor share = safeDivide(relevance, view.raw); // S [T, D]
    const at::Tensor keyValue = view.k * view.v;
    const bool weighted = weighting == Weighting::Gradient; // by dA^f[q,t] = g^q_f V^t_f
    const at::Tensor a = weighted ? view.q * share * gradient * 0.5 : view.q * share * 0.5; // of the query
    const at::Tensor b = weighted ? keyValue * view.v : keyValue; // of the token
    AttentionRelevance result;
    result.weighted =
        product(a.clamp_min(0), b.clamp_min(0).t()) + product((-a).clamp_min(0), (-b).clamp_min(0).t());
    result.weighted.div_(double(view.heads));
    const at::Tensor gathered = (view.q * share).sum(0, true); // sum_q phi(Q) S
    result.q = view.q * share * keyValue.sum(0, true) * 0.25;
    result.k = keyValue * gathered * 0.25;
    result.v = keyValue * gathered * 0.5;
    return result;
}

AttentionRelevance ofAttention(const Trace& trace, int block, const at::Tensor& relevance,
                               const BlockGradient& gradient, Weighting weighting, bool further)
{
    const BlockTrace& b = trace.blocks[static_cast<std::size_t>(block)];
    const AttentionView view = viewOf(trace, block);
    const std::int64_t T = b.input.size(0);
    if (!view.linear) {
        const std::int64_t n = relevance.size(0);
        return throughAttention(view, b.probabilities.narrow(1, 0, n), b.scores, relevance,
                                gradient.probabilities, weighting, further);
    }
    const at::Tensor all = padded(relevance, T);
    if (view.heads == view.v.size(1)) {
        return throughHydra(view, all, gradient.raw, weighting);
    }
    const at::Tensor matrix =
        product(byHeads(view.q, view.heads), byHeads(view.k, view.heads).transpose(1, 2));
    const at::Tensor dMatrix =
        product(byHeads(gradient.raw, view.heads), byHeads(view.v, view.heads).transpose(1, 2));
    return throughAttention(view, matrix, matrix, all, dMatrix, weighting, further);
}

// From what fc2 reads to what the MLP reads. A product of gate and value hands half of its relevance to each
// (our extension; AttnLRP's rule for products).
at::Tensor throughHidden(const BlockTrace& b, const BlockWeights& w, const BlockWeights& absolute,
                         const at::Tensor& relevance)
{
    const std::int64_t n = relevance.size(0);
    const auto part = [&](const at::Tensor& share, const at::Tensor& output, const LinearView& layer,
                          const LinearView& magnitude) {
        return LinearPart{share, withoutBias(output.narrow(0, 0, n), layer), layer, magnitude};
    };
    const at::Tensor x = b.intoMlp().narrow(0, 0, n);
    if (!b.gate.defined()) {
        return lrp::throughLinear(x, {part(relevance, b.hidden, w.fc1, absolute.fc1)});
    }
    const at::Tensor half = relevance * 0.5;
    return lrp::throughLinear(
        x, {part(half, b.gate, w.gate, absolute.gate), part(half, b.hidden, w.fc1, absolute.fc1)});
}

// R at a block's output X -> R at its middle (after the attention residual).
at::Tensor throughMlp(const BlockTrace& b, const at::Tensor& x, const BlockWeights& w,
                      const BlockWeights& absolute, const at::Tensor& relevance, Activation activation)
{
    if (b.change.mlpConstant && !b.change.mlp.defined()) {
        return relevance; // nothing was added
    }
    const std::int64_t n = relevance.size(0);
    const at::Tensor intoFc2 = b.intoFc2().narrow(0, 0, n);
    const lrp::Split split =
        lrp::throughAdd(relevance, b.middle.narrow(0, 0, n), b.mlpBranch.narrow(0, 0, n), x.narrow(0, 0, n));
    if (b.change.mlpConstant) {
        return split.a; // what came from elsewhere keeps its share
    }
    const at::Tensor& made = b.normsAfter ? b.plainMlp : b.mlpBranch;
    at::Tensor hidden = lrp::throughLinear(
        intoFc2,
        {{split.b, branchOutput(made.narrow(0, 0, n), intoFc2, w.fc2, w.scale2), w.fc2, absolute.fc2}});
    if (b.change.shift.active()) {
        hidden = b.change.shift.relevance(hidden, activatedAgain(b, activation));
    }
    return split.a + throughHidden(b, w, absolute, hidden);
}

// Relevance of q, k and v to n1; what n1 itself was takes its relevance unchanged, and branches add.
at::Tensor throughQkv(const BlockTrace& b, const BlockWeights& w, const BlockWeights& absolute,
                      const AttentionRelevance& r)
{
    const std::int64_t inner = b.qkv.size(1) / 3;
    const KindInfo& info = infoOf(b.attention.kind);
    // Like every norm, those of queries and keys pass relevance unchanged.
    const at::Tensor& qkv = b.plainQkv.defined() ? b.plainQkv : b.qkv;
    const at::Tensor& n1 = b.intoQkv();
    if (w.qkv.weight.defined() && info.query == Source::Projection) {
        return lrp::throughLinear(
            n1, {{at::cat({r.q, r.k, r.v}, 1), withoutBias(qkv, w.qkv), w.qkv, absolute.qkv}});
    }
    const LinearView* const layers[] = {&w.query, &w.key, &w.value};
    const LinearView* const magnitudes[] = {&absolute.query, &absolute.key, &absolute.value};
    const Source sources[] = {info.query, info.key, info.value};
    const at::Tensor relevance[] = {r.q, r.k, r.v};
    std::vector<LinearPart> parts;
    at::Tensor direct = at::zeros_like(n1);
    for (int i = 0; i < 3; ++i) {
        const at::Tensor output = qkv.narrow(1, i * inner, inner);
        switch (sources[i]) {
        case Source::Projection:
            parts.push_back({relevance[i], withoutBias(output, *layers[i]), *layers[i], *magnitudes[i]});
            break;
        case Source::Input:
            direct.add_(relevance[i]);
            break;
        case Source::Mixture: { // a Linear over tokens: features take the place of rows
            const at::Tensor mixed = w.mixture.bias.defined() ? output - w.mixture.bias.unsqueeze(1) : output;
            direct.add_(lrp::throughLinear(n1.t().contiguous(),
                                           {{relevance[i].t().contiguous(), mixed.t().contiguous(), w.mixture,
                                             absolute.mixture}})
                            .t());
            break;
        }
        }
    }
    return direct.add_(lrp::throughLinear(n1, parts));
}

// Relevance of turned queries and keys to what they were turned from, pair by pair (our extension). Relevance
// is not turned, q' * c is: with c = R / q' each channel's share, q takes q * (turned back c), and the pair's
// sum stays as it is.
void turnBack(AttentionRelevance& r, const BlockTrace& b, const Trace& trace)
{
    if (!b.turn.present()) {
        return;
    }
    const std::int64_t inner = b.qkv.size(1) / 3;
    at::Tensor* const each[] = {&r.q, &r.k};
    for (int part = 0; part < 2; ++part) {
        const at::Tensor turned = b.qkv.narrow(1, part * inner, inner);
        const at::Tensor share = safeDivide(*each[part], turned);
        rotate(share.unsqueeze(0), b.turn, trace.layout.heads, trace.prefix, true);
        at::Tensor plain = turned.clone();
        rotate(plain.unsqueeze(0), b.turn, trace.layout.heads, trace.prefix, true);
        *each[part] = plain.mul_(share);
    }
}

// The way down from the logit: START(what is read of the tokens [T]), then VISIT(weighted [n,T]) at each
// block, the last first, until block STOP is done.
struct Descent
{
    double residual = 0; // conservation: how far from one the relevance at the end is
    at::Tensor relevance; // at the input of block STOP [T,e], where asked for
};

template<class Start, class Visit>
Descent descend(const Trace& trace, const Question& question, int stop, bool toInput, Weighting weighting,
                Start&& start, Visit&& visit)
{
    requireUngated(trace, "relevance");
    const std::shared_ptr<const SubWeights> absolute = trace.absolute();
    Backward backward(trace, question.target);
    at::Tensor read;
    at::Tensor relevance = intoLastBlock(trace, *absolute, question.target, weighting, read);
    start(read);
    while (true) {
        question.cancel.check();
        const BlockGradient gradient = backward.enter();
        const int block = backward.block();
        const auto at = static_cast<std::size_t>(block);
        const BlockTrace& b = trace.blocks[at];
        const BlockWeights w = matching(trace, trace.weights->blocks[at]);
        const BlockWeights a = matching(trace, absolute->blocks[at]);
        const bool last = block == stop;
        const at::Tensor& output = at + 1 < trace.blocks.size() ? trace.blocks[at + 1].input : trace.last;
        relevance = trace.pastReplaced(relevance, at);
        if (b.change.shift.active()) { // tokens that follow the first rows are linked with them
            relevance = padded(relevance, b.input.size(0));
        }
        relevance = throughMlp(b, output, w, a, relevance, trace.activation);
        const std::int64_t n = relevance.size(0);
        const at::Tensor intoProjection = b.intoProjection().narrow(0, 0, n);
        const bool skipsFromValue = infoOf(b.attention.kind).skipsFromValue;
        const std::int64_t inner = b.qkv.size(1) / 3;
        const at::Tensor& skipped = skipsFromValue ? b.qkv.narrow(1, 2 * inner, inner) : b.input;
        const lrp::Split split = lrp::throughAdd(relevance, skipped.narrow(0, 0, n),
                                                 b.attentionBranch.narrow(0, 0, n), b.middle.narrow(0, 0, n));
        at::Tensor inJoined = at::zeros_like(intoProjection); // a constant branch keeps its share
        if (!b.change.attentionConstant) {
            const at::Tensor& made = b.normsAfter ? b.plainAttention : b.attentionBranch;
            inJoined = b.change.throughHeads(lrp::throughLinear(
                intoProjection,
                {{split.b, branchOutput(made.narrow(0, 0, n), intoProjection, w.projection, w.scale1),
                  w.projection, a.projection}}));
        }
        AttentionRelevance attention =
            ofAttention(trace, block, inJoined, gradient, weighting, !last || toInput);
        visit(attention.weighted);
        if (!last || toInput) {
            turnBack(attention, b, trace);
            const at::Tensor kept = padded(split.a, b.input.size(0));
            if (skipsFromValue) {
                attention.v = attention.v + kept;
            }
            const at::Tensor through = throughQkv(b, w, a, attention);
            relevance = skipsFromValue ? through : kept + through;
        }
        if (last) {
            const double found =
                split.a.sum(at::kDouble).item<double>() + inJoined.sum(at::kDouble).item<double>();
            return {std::fabs(found - 1.0), relevance};
        }
        backward.leave();
    }
}

TokenValues rolledOut(const Trace& trace, const Question& question, Weighting weighting)
{
    at::Tensor row;
    std::size_t block = trace.blocks.size();
    const Descent found = descend(
        trace, question, question.start, false, weighting, [&](const at::Tensor& read) { row = read; },
        [&](const at::Tensor& weighted) {
            row = trace.pastReplaced(row, --block);
            row = row + at::mv(weighted.t(), row.narrow(0, 0, weighted.size(0)));
        });
    return {row, found.residual};
}

} // namespace

TokenValues relevancePropagation(const Trace& trace, const Question& question)
{
    return rolledOut(trace, question, Weighting::Gradient);
}

TokenValues relevanceRollout(const Trace& trace, const Question& question)
{
    return rolledOut(trace, question, Weighting::Relevance);
}

TokenValues relevanceOfLastBlock(const Trace& trace, const Question& question)
{
    const int last = static_cast<int>(trace.blocks.size()) - 1;
    at::Tensor values;
    const Descent found = descend(
        trace, question, last, false, Weighting::Gradient, [&](const at::Tensor& read) { values = read; },
        [&](const at::Tensor& weighted) {
            values = at::mv(weighted.t(), values.narrow(0, 0, weighted.size(0)));
        });
    return {values, found.residual};
}

// Past the first block: positions take their part, and the patch embedding passes the rest to pixels by the
// z^B rule, for inputs between the picture's own least and greatest value l and h (l, h share the bias's
// place):
//   S = R / (X W^T - l W+^T - h W-^T),  R_x = X * (S W) - l (S W+) - h (S W-), summed over channels.
TokenValues relevanceOfPixels(const Trace& trace, const Question& question)
{
    const auto nothing = [](const at::Tensor&) {};
    const Descent found = descend(trace, question, 0, true, Weighting::Relevance, nothing, nothing);
    const EmbeddingTrace& e = trace.embedding;
    at::Tensor ofTokens = found.relevance.narrow(0, 0, e.sum.size(0)); // not those added behind
    if (trace.before) { // the share of what the round before thought stays there
        ofTokens = lrp::throughAdd(ofTokens, e.sum, trace.tokens - e.sum, trace.tokens).a;
    }
    const at::Tensor relevance = lrp::throughAdd(ofTokens, e.sum - e.positions, e.positions, e.sum)
                                     .a.narrow(0, trace.prefix, trace.patchTokens());
    const at::Tensor weight = matchingEnds(trace, *trace.weights).patch.weight;
    const at::Tensor above = weight.clamp_min(0);
    const at::Tensor below = weight.clamp_max(0);
    const double least = trace.pixels.min().item<double>();
    const double greatest = trace.pixels.max().item<double>();
    const auto patchSize = trace.pixels.size(2) / trace.rows;
    at::Tensor x = patchesOf(trace.pixels, static_cast<int>(patchSize))[0].contiguous(); // [P, 3pp]
    x = trace.kept.defined() ? x.index_select(0, trace.kept) : x;
    const at::Tensor z = product(x, weight.t()) - (above.sum(1) * least + below.sum(1) * greatest);
    const at::Tensor share = relevance / (z + 1e-9);
    const at::Tensor inPixels =
        x * product(share, weight) - product(share, above) * least - product(share, below) * greatest;
    return {{}, found.residual, pixelsOf(trace.onGrid(inPixels), trace.rows, trace.cols).sum(0)};
}

} // namespace hydra
