// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/target.h"

#include "core/base/error.h"
#include "core/explain/precision.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

constexpr double tiny = 1e-30; // a zero vector has gradient zero

// z from POOLED [..., n, e], in float64.
at::Tensor embeddingOf(const at::Tensor& pooled)
{
    return pooled.to(at::kDouble).mean(-2);
}

// The target's own vector on z's device.
at::Tensor vectorLike(const Target& target, const at::Tensor& z)
{
    return target.vector.to(z.device());
}

// ROW / n for each of the n pooled rows, as the target reads their mean.
at::Tensor forRows(const at::Tensor& row, const at::Tensor& pooled)
{
    const std::int64_t n = pooled.size(0);
    return (row / double(n)).unsqueeze(0).expand({n, row.size(0)}).to(pooled.scalar_type()).contiguous();
}

// The terms of w . z / |P z| and its slope, in float64.
struct SentenceSlope
{
    SentenceSlope(const Target& target, const Trace& trace)
        : z(embeddingOf(trace.pooled))
        , row(trace.weights->head.weight[target.classIndex].to(at::kDouble))
        , measure(trace.weights->measure.to(at::kDouble))
        , feature(measure.mv(z))
        , length(feature.norm().clamp_min(tiny))
    { }
    at::Tensor z, row, measure, feature, length;
};

// 1 for the patches of the grid that count [P], undefined if all do.
at::Tensor countedPatches(const Target& target, std::int64_t patches, const at::Tensor& like)
{
    if (target.patches.empty()) {
        return {};
    }
    if (target.patches.back() >= patches) {
        throw usageError("%1: the picture has patches 0 to %2, got %3", target.name, patches - 1,
                         target.patches.back());
    }
    const at::Tensor counted = at::zeros({patches}, at::kFloat);
    for (const int patch : target.patches) {
        counted[patch] = 1;
    }
    return counted.to(like.options());
}

// The same for the patches in the sequence; undefined: all count.
at::Tensor countedRows(const Target& target, const Trace& trace, const at::Tensor& like)
{
    at::Tensor counted = countedPatches(target, std::int64_t(trace.rows) * trace.cols, like);
    return counted.defined() && trace.kept.defined() ? counted.index_select(0, trace.kept) : counted;
}

} // namespace

void requireTarget(const Target& target, const Trace& trace)
{
    if (target.ofClassifier()) {
        const int outputs = static_cast<int>(trace.logits.size(0));
        const char* const what = target.kind == Target::Kind::Class ? "class" : "output";
        if (outputs == 0) {
            throw usageError(what == std::string("class")
                                 ? phrase("the question is about a class, but this model is a backbone "
                                          "without a classifier; choose another target: the norm of its "
                                          "embedding, the similarity to a picture, a direction or a probe")
                                 : phrase("the question is about an output, but this model is a backbone "
                                          "without a classifier; choose another target: the norm of its "
                                          "embedding, the similarity to a picture, a direction or a probe"));
        }
        if (target.classIndex < 0 || target.classIndex >= outputs) {
            throw usageError("%1: expected 0 to %2, got %3", what, outputs - 1, target.classIndex);
        }
        return;
    }
    if (target.kind == Target::Kind::Feature) {
        if (static_cast<int>(trace.blocks.size()) != target.autoencoder->settings.block + 1) {
            throw usageError("%1: reads the output of block %2; this question is about the whole network",
                             target.name, target.autoencoder->settings.block.value);
        }
        if (target.feature < 0 || target.feature >= target.autoencoder->features()) {
            throw usageError("%1: the autoencoder has features 0 to %2", target.name,
                             target.autoencoder->features() - 1);
        }
        (void)countedRows(target, trace, trace.last);
        return;
    }
    const std::int64_t length = trace.pooled.size(1);
    if (target.kind != Target::Kind::Norm && target.vector.numel() != length) {
        throw usageError("%1: %2 numbers, but the embedding has %3", target.name, target.vector.numel(),
                         length);
    }
}

bool isLinear(const Target& target, const Trace& trace)
{
    return target.ofClassifier() && !trace.weights->measure.defined();
}

at::Tensor slopeOf(const Target& target, const Trace& trace)
{
    if (target.ofClassifier() && !isLinear(target, trace)) {
        const SentenceSlope is(target, trace);
        const at::Tensor turn = is.measure.t().mv(is.feature) * (is.row.dot(is.z) / (is.length * is.length));
        return forRows((is.row - turn) / is.length, trace.pooled);
    }
    if (target.ofClassifier()) {
        const SubWeights w = matchingEnds(trace, *trace.weights);
        const at::Tensor row = w.head.weight[target.classIndex].unsqueeze(0); // [1, e], or [1, 2e]
        return trace.pooled.size(0) == 2
            ? at::cat({row, w.headDist.weight[target.classIndex].unsqueeze(0)}, 0) / 2
            : row;
    }
    if (target.kind == Target::Kind::Similarity) {
        const at::Tensor z = embeddingOf(trace.pooled);
        const at::Tensor length = z.norm().clamp_min(tiny), vector = vectorLike(target, z);
        const at::Tensor row = vector / (length * vector.norm());
        return forRows(row - z * (row.dot(z) / (length * length)), trace.pooled);
    }
    if (target.kind == Target::Kind::Norm) {
        const at::Tensor z = embeddingOf(trace.pooled);
        return forRows(z / z.norm().clamp_min(tiny), trace.pooled);
    }
    return forRows(vectorLike(target, trace.pooled), trace.pooled);
}

at::Tensor relevanceRow(const Target& target, const Trace& trace)
{
    if (target.ofClassifier()) {
        const SentenceSlope is(target, trace);
        return (is.row / is.length).unsqueeze(0).to(trace.pooled.scalar_type());
    }
    const at::Tensor z = embeddingOf(trace.pooled);
    const at::Tensor length = z.norm().clamp_min(tiny);
    const at::Tensor row = target.kind == Target::Kind::Similarity
        ? vectorLike(target, z) / (length * vectorLike(target, z).norm())
        : target.kind == Target::Kind::Norm ? z / length
                                            : vectorLike(target, z);
    return row.unsqueeze(0).to(trace.pooled.scalar_type());
}

at::Tensor featureOf(const Target& target, const at::Tensor& x)
{
    const Autoencoder& whole = *target.autoencoder;
    const SaeCode code = whole.settings.code;
    Autoencoder one = whole;
    if (code == SaeCode::TopK || code == SaeCode::SignedTopK) { // kept if fewer than k are larger
        one.settings.code.value = SaeCode::Relu; // sorting all features would take ten times as long
        const at::Tensor h = one.encode(x).pre, own = h.select(1, target.feature);
        const at::Tensor kept = own * h.gt(own.unsqueeze(1)).sum(1).lt(whole.settings.k.value);
        return code == SaeCode::TopK ? kept.relu() : kept;
    }
    for (at::Tensor* part :
         {&one.encoder, &one.encoderBias, &one.threshold, &one.magnitude, &one.magnitudeBias}) {
        *part =
            part->defined() && part->size(0) == whole.features() ? part->narrow(0, target.feature, 1) : *part;
    }
    return one.encode(x).f.select(1, 0);
}

at::Tensor featureSlopeAt(const Target& target, const at::Tensor& x, bool frozen)
{
    const SaeCodes codes = target.autoencoder->encode(x);
    const at::Tensor one = at::zeros_like(codes.f);
    one.select(1, target.feature).fill_(1);
    return target.autoencoder->backward(one, codes, x, frozen);
}

at::Tensor featureSlope(const Target& target, const Trace& trace, bool frozen)
{
    const at::Tensor slope = at::zeros_like(trace.last);
    const at::Tensor rows = slope.narrow(0, trace.prefix, trace.patchTokens());
    rows.copy_(featureSlopeAt(target, trace.last.narrow(0, trace.prefix, trace.patchTokens()), frozen));
    const at::Tensor counted = countedRows(target, trace, slope);
    if (counted.defined()) {
        rows.mul_(counted.unsqueeze(1));
    }
    return slope;
}

at::Tensor featureValues(const Target& target, const at::Tensor& tokens, int prefix)
{
    const std::int64_t B = tokens.size(0), P = tokens.size(1) - prefix;
    at::Tensor each = featureOf(target, tokens.narrow(1, prefix, P).flatten(0, 1)).view({B, P});
    const at::Tensor counted = countedPatches(target, P, each);
    return (counted.defined() ? each * counted : each).sum(1, false, at::kDouble);
}

double valueOf(const Target& target, const Trace& trace)
{
    if (target.ofTokens()) {
        at::Tensor each = featureOf(target, trace.last.narrow(0, trace.prefix, trace.patchTokens()));
        const at::Tensor counted = countedRows(target, trace, each);
        return (counted.defined() ? each * counted : each).sum(at::kDouble).item<double>();
    }
    if (target.ofClassifier()) {
        return trace.logits[target.classIndex].item<double>();
    }
    return valuesOf(target, trace.pooled.unsqueeze(0), trace.logits.unsqueeze(0)).item<double>();
}

at::Tensor valuesOf(const Target& target, const at::Tensor& pooled, const at::Tensor& logits)
{
    if (target.ofClassifier()) {
        return logits.select(1, target.classIndex).to(at::kDouble);
    }
    const at::Tensor z = embeddingOf(pooled); // [B,e]
    if (target.kind == Target::Kind::Norm) {
        return z.norm(2, 1);
    }
    const at::Tensor products = z.mv(vectorLike(target, z)) + target.bias;
    return target.kind == Target::Kind::Similarity
        ? products / (z.norm(2, 1).clamp_min(tiny) * vectorLike(target, z).norm())
        : products;
}

} // namespace hydra
