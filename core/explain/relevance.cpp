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
    return tokens * safeDivide(relevance, trace.average * double(tokens.size(0) - trace.prefix));
}

// One-hot logit to the last block's output: only the classifier's input and the pooling are in between.
at::Tensor intoLastBlock(const Trace& trace, const SubWeights& magnitudes, int classIndex)
{
    const SubWeights w = matchingEnds(trace, *trace.weights);
    const SubWeights absolute = matchingEnds(trace, magnitudes);
    const auto through = [&](const LinearView& layer, const LinearView& magnitude, std::int64_t row) {
        const at::Tensor x = trace.pooled.narrow(0, row, 1).contiguous();
        const at::Tensor one = at::zeros({1, layer.weight.size(0)}, x.options());
        one[0][classIndex] = 1.0 / double(trace.pooled.size(0));
        return lrp::throughLinear(x, {{one, affine(x, layer.weight, {}), layer, magnitude}});
    };
    at::Tensor relevance = through(w.head, absolute.head, 0);
    if (trace.pooled.size(0) == 2) {
        relevance = at::cat({relevance, through(w.headDist, absolute.headDist, 1)}, 0);
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

// What a block's attention puts into the rollout.
enum class Weighting
{
    Gradient, // mean_h (dA * R_A)^+
    Relevance // mean_h R_A^+
};

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

// R at a block's output X -> R at its middle (after the attention residual).
at::Tensor throughMlp(const BlockTrace& b, const at::Tensor& x, const BlockWeights& w,
                      const BlockWeights& absolute, const at::Tensor& relevance)
{
    const std::int64_t n = relevance.size(0);
    const at::Tensor activated = b.activated.narrow(0, 0, n);
    const lrp::Split split =
        lrp::throughAdd(relevance, b.middle.narrow(0, 0, n), b.mlpBranch.narrow(0, 0, n), x.narrow(0, 0, n));
    const at::Tensor hidden =
        lrp::throughLinear(activated,
                           {{split.b, branchOutput(b.mlpBranch.narrow(0, 0, n), activated, w.fc2, w.scale2),
                             w.fc2, absolute.fc2}});
    return split.a
        + lrp::throughLinear(b.norm2.output.narrow(0, 0, n),
                             {{hidden, withoutBias(b.hidden.narrow(0, 0, n), w.fc1), w.fc1, absolute.fc1}});
}

// Relevance of q, k and v to n1; what n1 itself was takes its relevance unchanged, and branches add.
at::Tensor throughQkv(const BlockTrace& b, const BlockWeights& w, const BlockWeights& absolute,
                      const AttentionRelevance& r)
{
    const std::int64_t inner = b.qkv.size(1) / 3;
    const KindInfo& info = infoOf(b.attention.kind);
    // Like every norm, those of queries and keys pass relevance unchanged.
    const at::Tensor& qkv = b.plainQkv.defined() ? b.plainQkv : b.qkv;
    const at::Tensor& n1 = b.norm1.output;
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

// The way down from the logit: VISIT(weighted [n,T]) at each block, the last first, until block STOP is done.
struct Descent
{
    double residual = 0; // conservation: how far from one the relevance at the end is
    at::Tensor relevance; // at the input of block STOP [T,e], where asked for
};

template<class Visit>
Descent descend(const Trace& trace, const Question& question, int stop, bool toInput, Weighting weighting,
                Visit&& visit)
{
    const std::shared_ptr<const SubWeights> absolute = trace.absolute();
    Backward backward(trace, question.classIndex);
    at::Tensor relevance = intoLastBlock(trace, *absolute, question.classIndex);
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
        relevance = throughMlp(b, output, w, a, relevance);
        const std::int64_t n = relevance.size(0);
        const at::Tensor joined = b.joined.narrow(0, 0, n);
        const bool skipsFromValue = infoOf(b.attention.kind).skipsFromValue;
        const std::int64_t inner = b.qkv.size(1) / 3;
        const at::Tensor& skipped = skipsFromValue ? b.qkv.narrow(1, 2 * inner, inner) : b.input;
        const lrp::Split split = lrp::throughAdd(relevance, skipped.narrow(0, 0, n),
                                                 b.attentionBranch.narrow(0, 0, n), b.middle.narrow(0, 0, n));
        const at::Tensor inJoined = lrp::throughLinear(
            joined,
            {{split.b, branchOutput(b.attentionBranch.narrow(0, 0, n), joined, w.projection, w.scale1),
              w.projection, a.projection}});
        AttentionRelevance attention =
            ofAttention(trace, block, inJoined, gradient, weighting, !last || toInput);
        visit(attention.weighted);
        if (!last || toInput) {
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
    at::Tensor row = pooledWeights(trace);
    const Descent found = descend(trace, question, question.options.startLayer, false, weighting,
                                  [&](const at::Tensor& weighted) {
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
    const Descent found =
        descend(trace, question, last, false, Weighting::Gradient, [&](const at::Tensor& weighted) {
            values = at::mv(weighted.t(), pooledWeights(trace).narrow(0, 0, weighted.size(0)));
        });
    return {values, found.residual};
}

// Past the first block: positions take their part, and the patch embedding passes the rest to pixels by the
// z^B rule, for inputs between the picture's own least and greatest value l and h (l, h share the bias's
// place):
//   S = R / (X W^T - l W+^T - h W-^T),  R_x = X * (S W) - l (S W+) - h (S W-), summed over channels.
TokenValues relevanceOfPixels(const Trace& trace, const Question& question)
{
    const Descent found = descend(trace, question, 0, true, Weighting::Relevance, [](const at::Tensor&) {});
    const EmbeddingTrace& e = trace.embedding;
    const at::Tensor relevance = lrp::throughAdd(found.relevance, e.sum - e.positions, e.positions, e.sum)
                                     .a.narrow(0, trace.prefix, std::int64_t(trace.rows) * trace.cols);
    const at::Tensor weight = matchingEnds(trace, *trace.weights).patch.weight;
    const at::Tensor above = weight.clamp_min(0);
    const at::Tensor below = weight.clamp_max(0);
    const double least = trace.pixels.min().item<double>();
    const double greatest = trace.pixels.max().item<double>();
    const auto patchSize = trace.pixels.size(2) / trace.rows;
    const at::Tensor x = patchesOf(trace.pixels, static_cast<int>(patchSize))[0].contiguous(); // [P, 3pp]
    const at::Tensor z = product(x, weight.t()) - (above.sum(1) * least + below.sum(1) * greatest);
    const at::Tensor share = relevance / (z + 1e-9);
    const at::Tensor inPixels =
        x * product(share, weight) - product(share, above) * least - product(share, below) * greatest;
    return {{}, found.residual, pixelsOf(inPixels, trace.rows, trace.cols).sum(0)};
}

} // namespace hydra
