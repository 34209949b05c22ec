// SPDX-License-Identifier: GPL-3.0-or-later
// Chefer et al., CVPR 2021 (HydraViT Fig. 8; reference.md "LRP rules" to "Relevance rollout"): LRP from the
// one-hot logit gives every block a relevance R_A of its attention; mean_h (dA * R_A)^+ is rolled out over
// the blocks without normalisation, row of the class token. Relevance, gradient and rollout are computed
// together, block by block, without storing them. Under token pooling the last block carries relevance in the
// pooled rows only, so its MLP and projection are propagated for those rows.
//
// The rules divide by sums that cancel: residual sums, Q K^T, attention outputs, the patches' average. A
// divisor is therefore never summed from rounded values: each comes from the float64 pass and is rounded
// once. All else may be float32; the map is then within 1e-5 of float64 throughout. For some photographs the
// problem itself is ill-posed: pixels that differ by 1e-7 give maps that differ by per cents (up to 19 % of
// the maximum in 64 maps of 32 photographs by a DeiT-Tiny).
#include "core/explain/attention_view.h"
#include "core/explain/methods.h"
#include "core/explain/pixel_gradient.h"
#include "core/explain/precision.h"
#include "core/explain/relevance_steps.h"
#include "core/nn/patch_embedding.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

namespace {

using lrp::AttentionRelevance;
using lrp::LinearPart;
using lrp::partOf;
using lrp::Weighting;

// A branch's last Linear, with input X and output BRANCH. LayerScale passes relevance unchanged; the product
// is computed again rather than divided by gammas that may be tiny.
LinearPart branchPart(const at::Tensor& relevance, const at::Tensor& branch, const at::Tensor& x,
                      const LinearView& layer, const LinearView& absolute, const at::Tensor& scale)
{
    if (scale.defined()) {
        return {relevance, affine(x, layer.weight, {}), {}, layer.weight, absolute.weight};
    }
    return partOf(relevance, branch, layer, absolute);
}

// From fc2's input to the MLP's input, plus the relevance BESIDE it. A product of gate and value passes half
// of its relevance to each (our extension; AttnLRP's rule for products).
at::Tensor throughHidden(const BlockTrace& b, const BlockWeights& w, const BlockWeights& absolute,
                         const at::Tensor& relevance, const at::Tensor& beside)
{
    const std::int64_t n = relevance.size(0);
    const at::Tensor x = b.intoMlp().narrow(0, 0, n), hidden = b.hidden.narrow(0, 0, n);
    if (!b.gate.defined()) {
        return lrp::throughLinear(x, {partOf(relevance, hidden, w.fc1, absolute.fc1)}, beside);
    }
    const at::Tensor half = relevance * 0.5;
    return lrp::throughLinear(x,
                              {partOf(half, b.gate.narrow(0, 0, n), w.gate, absolute.gate),
                               partOf(half, hidden, w.fc1, absolute.fc1)},
                              beside);
}

// R at a block's output X -> R at its middle (after the attention residual).
at::Tensor throughMlp(const BlockTrace& b, const at::Tensor& x, const BlockWeights& w,
                      const BlockWeights& absolute, const at::Tensor& relevance)
{
    if (b.change.mlpConstant && !b.change.mlp.defined()) {
        return relevance; // the branch is zero
    }
    const std::int64_t n = relevance.size(0);
    const at::Tensor intoFc2 = b.intoFc2().narrow(0, 0, n);
    const lrp::Split split =
        lrp::throughAdd(relevance, b.middle.narrow(0, 0, n), b.mlpBranch.narrow(0, 0, n), x.narrow(0, 0, n));
    if (b.change.mlpConstant) {
        return split.a; // the replacement keeps its share
    }
    const at::Tensor& made = b.normsAfter ? b.plainMlp : b.mlpBranch;
    at::Tensor hidden = lrp::throughLinear(
        intoFc2, {branchPart(split.b, made.narrow(0, 0, n), intoFc2, w.fc2, absolute.fc2, w.scale2)});
    if (b.change.shift.active()) {
        hidden = b.change.shift.relevance(hidden, activatedAgain(b));
    }
    return throughHidden(b, w, absolute, hidden, split.a);
}

// Propagates relevance down from the logit: calls START(shares of the tokens read [T]), then VISIT(weighted
// [n,T]) for each block from the last down to block STOP.
struct Descent
{
    double residual = 0; // conservation: how far the final relevance is from one
    at::Tensor relevance; // at the input of block STOP [T,e], on request
};

template<class Start, class Visit>
Descent descend(const Trace& trace, const MethodInput& question, int stop, bool toInput, Weighting weighting,
                Start&& start, Visit&& visit)
{
    requireUngated(trace, "relevance");
    const std::shared_ptr<const SubWeights> absolute = trace.absolute();
    Backward backward(trace, question.target);
    at::Tensor read;
    at::Tensor relevance = lrp::intoLastBlock(trace, *absolute, question.target, weighting, read);
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
        at::Tensor output = trace.level(at + 1);
        relevance = trace.pastReplaced(relevance, at);
        if (b.change.features) {
            output = b.output();
            relevance = b.change.features->relevance(padded(relevance, output.size(0)), output);
        }
        output = b.sum.defined() ? b.sum : output; // norms pass relevance unchanged
        if (b.change.shift.active()) { // the shift links later tokens with the first rows
            relevance = padded(relevance, b.input.size(0));
        }
        relevance = throughMlp(b, output, w, a, relevance);
        const std::int64_t n = relevance.size(0);
        const at::Tensor intoProjection = b.intoProjection().narrow(0, 0, n);
        const bool skipsFromValue = infoOf(b.attention.kind).skipsFromValue;
        const std::int64_t inner = b.qkv.size(1) / 3;
        const at::Tensor& skipped = skipsFromValue ? b.qkv.narrow(1, 2 * inner, inner) : b.input;
        const lrp::Split split = lrp::throughAdd(relevance, skipped.narrow(0, 0, n),
                                                 b.attentionBranch.narrow(0, 0, n), b.middle.narrow(0, 0, n));
        at::Tensor inJoined;
        if (b.change.attentionConstant) { // its share ends here
            inJoined = at::zeros_like(intoProjection);
        } else {
            const at::Tensor& made = b.normsAfter ? b.plainAttention : b.attentionBranch;
            inJoined = b.change.throughHeads(
                lrp::throughLinear(intoProjection,
                                   {branchPart(split.b, made.narrow(0, 0, n), intoProjection, w.projection,
                                               a.projection, w.scale1)}));
        }
        AttentionRelevance attention =
            lrp::ofAttention(trace, block, inJoined, gradient, weighting, !last || toInput);
        visit(attention.weighted);
        if (!last || toInput) {
            lrp::turnBack(attention.qkv, b, trace);
            if (skipsFromValue) {
                attention.qkv.narrow(1, 2 * inner, inner).narrow(0, 0, n).add_(split.a);
            }
            relevance = lrp::throughQkv(b, w, a, attention.qkv, skipsFromValue ? at::Tensor() : split.a);
        }
        if (last) {
            const double found =
                split.a.sum(at::kDouble).item<double>() + inJoined.sum(at::kDouble).item<double>();
            return {std::fabs(found - 1.0), relevance};
        }
        backward.leave();
    }
}

TokenValues rolledOut(const Trace& trace, const MethodInput& question, Weighting weighting)
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

TokenValues relevancePropagation(const Trace& trace, const MethodInput& question)
{
    return rolledOut(trace, question, Weighting::Gradient);
}

TokenValues relevanceRollout(const Trace& trace, const MethodInput& question)
{
    return rolledOut(trace, question, Weighting::Relevance);
}

TokenValues relevanceOfLastBlock(const Trace& trace, const MethodInput& question)
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

// Below the first block: positions take their part, and the patch embedding passes the rest to pixels by the
// z^B rule, for inputs between the picture's own minimum l and maximum h (which replace the bias):
//   S = R / (X W^T - l W+^T - h W-^T),  R_x = X * (S W) - l (S W+) - h (S W-), summed over channels.
TokenValues relevanceOfPixels(const Trace& trace, const MethodInput& question)
{
    const auto nothing = [](const at::Tensor&) {};
    const Descent found = descend(trace, question, 0, true, Weighting::Relevance, nothing, nothing);
    const EmbeddingTrace& e = trace.embedding;
    at::Tensor ofTokens = found.relevance.narrow(0, 0, e.sum.size(0)); // without added tokens
    if (trace.before) { // the share of the round before ends here
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
