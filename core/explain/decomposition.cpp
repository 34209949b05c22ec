// SPDX-License-Identifier: GPL-3.0-or-later
// With r the reader's rows (last norm's deviation held), block by block (reference.md "Exact decomposition"):
//   head h, token t: sum_q A_h[q,t] (V_h,t . g_h,q), g = (r * LayerScale) W_proj
//   bias: sum_q r_q . (b_proj * LayerScale)     MLP: sum_q r_q . branch_q     embedding: sum_q r_q . x_0,q
// Kinds that combine by sums have phi(Q) phi(K)^T in place of A; if a LayerNorm follows (+ln), its deviation
// is held constant, too. Super attention has S W_A and n1 in place of A and V; its b_A is part of the bias.
#include "core/explain/decomposition.h"

#include "core/base/error.h"
#include "core/explain/attention_view.h"
#include "core/explain/methods.h"
#include "core/explain/precision.h"
#include "core/tensor/device.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <chrono>
#include <utility>

namespace hydra {

namespace {

constexpr double plusLnEps = 1e-5; // of the norm after a +ln kernel

BlockTrace traced(const Trace& trace, int block)
{
    return trace.blocks[static_cast<std::size_t>(block)];
}

const BlockWeights& weightsOf(const Trace& trace, int block)
{
    return trace.weights->blocks[static_cast<std::size_t>(block)];
}

// The first block whose parts reach the classifier: the last t2t block drops all below it, except through its
// values.
int firstThatCounts(const Trace& trace)
{
    int first = 0;
    for (int i = 0; i < static_cast<int>(trace.blocks.size()); ++i) {
        first = infoOf(trace.plan.blocks[static_cast<std::size_t>(i)].kind).skipsFromValue ? i : first;
    }
    return first;
}

// sum_q r_q . x_q over the tokens that are read, in double.
double read(const FrozenReader& reader, const at::Tensor& x)
{
    const std::int64_t n = reader.rows.size(0);
    return (reader.rows * x.narrow(0, 0, n)).sum(at::kDouble).item<double>();
}

// The reader of the attention projection's output [n,e]: through LayerScale and the norm after the branch.
at::Tensor intoProjected(const FrozenReader& reader, const BlockWeights& w, const BlockTrace& b)
{
    const at::Tensor out = w.scale1.defined() ? reader.rows * w.scale1 : reader.rows;
    return b.normsAfter ? throughFrozenNorm(out, w.norm1, b.norm1.inverseDeviation.narrow(0, 0, out.size(0)))
                        : out;
}

// The reader of the joined heads, before +ln and attn.proj [n,inner].
at::Tensor intoJoined(const FrozenReader& reader, const BlockWeights& w, const BlockTrace& b)
{
    at::Tensor g = product(intoProjected(reader, w, b), w.projection.weight);
    const std::int64_t n = g.size(0);
    if (w.attnNorm.present()) {
        g = throughFrozenNorm(g, w.attnNorm, b.attnNorm.inverseDeviation.narrow(0, 0, n));
    }
    if (!b.raw.defined()) {
        return g;
    }
    const NormView plain;
    return throughFrozenNorm(g, plain, inverseDeviation(b.raw.narrow(0, 0, n), plain, plusLnEps));
}

// The terms of the biases after the joined heads: of their norm, the projection, the norm after it.
double biasesRead(const FrozenReader& reader, const BlockWeights& w, const BlockTrace& b)
{
    const auto of = [](const at::Tensor& g, const at::Tensor& bias) {
        return bias.defined() ? (g * bias).sum(at::kDouble).item<double>() : 0.0;
    };
    const at::Tensor projected = intoProjected(reader, w, b);
    double sum = of(projected, w.projection.bias);
    if (w.attnNorm.present()) {
        sum += of(product(projected, w.projection.weight), w.attnNorm.bias);
    }
    if (b.normsAfter) {
        sum += of(w.scale1.defined() ? reader.rows * w.scale1 : reader.rows, w.norm1.bias);
    }
    return sum;
}

// In t2t V replaces x: each token that is read also adds its own value.
void addSkip(const FrozenReader& reader, const at::Tensor& v, const at::Tensor& terms)
{
    const std::int64_t n = reader.rows.size(0);
    const std::int64_t heads = terms.size(0);
    const at::Tensor own = (reader.rows * v.narrow(0, 0, n)).reshape({n, heads, -1}).sum(2); // [n,heads]
    terms.narrow(1, 0, n).add_(own.t());
}

// Adds to the constant the tokens replaced after BLOCK, and the change by edited features; below, only the
// other tokens are read.
void passReplaced(const Trace& trace, int block, FrozenReader& reader)
{
    if (trace.blocks.change(static_cast<std::size_t>(block)).features) {
        const std::int64_t n = reader.rows.size(0);
        const at::Tensor moved =
            trace.level(static_cast<std::size_t>(block) + 1) - traced(trace, block).output();
        reader.constant += (reader.rows * moved.narrow(0, 0, n)).sum(at::kDouble).item<double>();
    }
    if (!trace.blocks.change(static_cast<std::size_t>(block)).tokens.defined()) {
        return;
    }
    const at::Tensor& x = trace.level(static_cast<std::size_t>(block) + 1);
    const at::Tensor before = reader.rows;
    reader.rows = trace.pastReplaced(before, static_cast<std::size_t>(block));
    reader.constant +=
        ((before - reader.rows) * x.narrow(0, 0, before.size(0))).sum(at::kDouble).item<double>();
}

BlockParts partsOf(const Trace& trace, const FrozenReader& reader, int block)
{
    const BlockTrace& b = traced(trace, block);
    const BlockWeights w = matching(trace, weightsOf(trace, block));
    BlockParts parts;
    const at::Tensor terms = headTerms(trace, reader, block);
    parts.heads = static_cast<int>(terms.size(0));
    parts.attention = floatsOf(terms);
    if (block < firstThatCounts(trace)) {
        return parts;
    }
    if (b.change.attentionConstant) {
        parts.bias = read(reader, b.attentionBranch); // its replacement
    } else {
        parts.bias = biasesRead(reader, w, b);
    }
    if (b.change.heads.defined() && !b.change.attentionConstant) { // replacements of heads
        const std::int64_t n = reader.rows.size(0);
        const at::Tensor joined = b.joined.narrow(0, 0, n);
        parts.bias += (intoJoined(reader, w, b) * (joined - b.change.throughHeads(joined)))
                          .sum(at::kDouble)
                          .item<double>();
    }
    if (const at::Tensor rest = restOf(trace, block, reader.rows.size(0));
        rest.defined() && !b.change.attentionConstant) { // super attention's b_A, in each feature
        const at::Tensor g = b.change.throughHeads(intoJoined(reader, w, b));
        parts.bias += (byHeads(g.contiguous(), parts.heads) * rest).sum(at::kDouble).item<double>();
    }
    parts.mlp = read(reader, b.mlpBranch);
    return parts;
}

// Spreads SHARED in equal shares over all parts, and attention's share with its bias over its terms.
void spread(Decomposition& parts, double shared)
{
    const double share = shared / double(2 * parts.blocks.size() + 1);
    parts.embedding += share;
    for (BlockParts& block : parts.blocks) {
        const double each = (share + std::exchange(block.bias, 0)) / double(block.attention.size());
        for (float& term : block.attention) {
            term += float(each);
        }
        block.mlp += share;
    }
}

} // namespace

int termHeads(const Trace& trace, int block)
{
    const BlockTrace& b = traced(trace, block);
    const std::int64_t inner = b.qkv.size(1) / 3;
    const int heads = headsOf(b.attention, trace.layout, inner);
    return heads == inner ? trace.layout.heads : heads;
}

void passNorm(const Trace& trace, int block, FrozenReader& reader)
{
    if (!weightsOf(trace, block).outNorm.present()) {
        return;
    }
    const NormView norm = matching(trace, weightsOf(trace, block)).outNorm;
    const at::Tensor inverse = traced(trace, block).outNorm.inverseDeviation;
    reader.constant += (reader.rows * norm.bias).sum(at::kDouble).item<double>();
    reader.rows = throughFrozenNorm(reader.rows, norm, inverse.narrow(0, 0, reader.rows.size(0)));
}

at::Tensor headTerms(const Trace& trace, const FrozenReader& reader, int block)
{
    requireUngated(trace, phrase("a sum of parts"));
    const BlockTrace& b = traced(trace, block);
    const int heads = termHeads(trace, block);
    const std::int64_t T = trace.tokenCount();
    if (block < firstThatCounts(trace)) {
        return at::zeros({heads, T}, reader.rows.options());
    }
    const AttentionView view = viewOf(trace, block);
    const at::Tensor all = intoJoined(reader, matching(trace, weightsOf(trace, block)), b);
    const at::Tensor g = b.change.attentionConstant ? at::zeros_like(all) : b.change.throughHeads(all);
    const std::int64_t n = g.size(0);
    if (view.linear && view.heads == view.v.size(1)) { // one feature per head: one pass over the tokens
        const at::Tensor ofFeatures = view.k * view.v * (view.q.narrow(0, 0, n) * g).sum(0); // [T,inner]
        return ofFeatures.reshape({T, heads, -1}).sum(2).t().contiguous();
    }
    const at::Tensor slopes =
        product(byHeads(g.contiguous(), heads), byHeads(view.own.contiguous(), heads).transpose(1, 2));
    at::Tensor terms = (matrixRows(trace, block, 0, n) * slopes).sum(1); // [heads,n,T]
    if (infoOf(b.attention.kind).skipsFromValue) {
        addSkip(reader, view.v, terms);
    }
    return terms;
}

at::Tensor headVectors(const Trace& trace, int block)
{
    const BlockTrace b = traced(trace, block);
    const SubWeights ends = matchingEnds(trace, *trace.weights);
    const BlockWeights w = matching(trace, weightsOf(trace, block));
    const bool embeds = ends.measure.defined() || trace.network->config().embeds.value;
    if (!embeds || trace.pool != Pool::Token || b.normsAfter || w.attnNorm.present() || b.raw.defined()
        || infoOf(b.attention.kind).skipsFromValue) {
        throw usageError("parts of heads in an embedding: expected a CLIP that reads its class token");
    }
    FrozenReader all; // one row per dimension of the embedding
    all.rows = (ends.measure.defined() ? ends.measure : ends.head.weight).contiguous();
    if (ends.norm.present()) {
        all.rows = throughFrozenNorm(all.rows, ends.norm, trace.norm.inverseDeviation.narrow(0, 0, 1));
    }
    const at::Tensor into = intoJoined(all, w, b); // [E,inner]
    const at::Tensor read = b.change.attentionConstant ? at::zeros_like(into) : b.change.throughHeads(into);
    return (read * b.joined.narrow(0, 0, 1)).view({read.size(0), termHeads(trace, block), -1}).sum(2).t();
}

Decomposition decompose(const Trace& trace, const Target& target, bool evenly, const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    requireUngated(trace, phrase("a sum of parts"));
    requireTarget(target, trace);
    const auto start = std::chrono::steady_clock::now();
    FrozenReader reader = frozenReader(trace, target, !evenly);
    Decomposition found;
    found.classIndex = target.ofClassifier() ? target.classIndex : -1;
    found.target = target.name;
    found.logit = valueOf(target, trace);
    found.tokens = static_cast<int>(trace.tokenCount());
    found.prefix = trace.prefix;
    found.rows = trace.rows;
    found.cols = trace.cols;
    for (int block = static_cast<int>(trace.blocks.size()) - 1; block >= 0; --block) {
        cancel.check();
        passReplaced(trace, block, reader);
        passNorm(trace, block, reader);
        found.blocks.insert(found.blocks.begin(), partsOf(trace, reader, block));
    }
    found.constant = reader.constant;
    const bool entersAll = !infoOf(traced(trace, firstThatCounts(trace)).attention.kind).skipsFromValue;
    found.embedding = entersAll ? read(reader, trace.tokens) : 0;
    if (evenly) {
        spread(found, reader.shared);
    }
    found.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return found;
}

// One head's terms, or the sum over all heads.
TokenValues decompositionMap(const Trace& trace, const MethodInput& question)
{
    const int heads = termHeads(trace, question.block);
    const int head = question.options.head;
    if (head < -1 || head >= heads) {
        throw usageError("head: block %1 has heads 0 to %2, got %3", question.block, heads - 1, head);
    }
    FrozenReader reader = frozenReader(trace, question.target);
    for (int block = static_cast<int>(trace.blocks.size()) - 1; block >= question.block; --block) {
        passNorm(trace, block, reader);
    }
    const at::Tensor terms = headTerms(trace, reader, question.block);
    return {head < 0 ? terms.sum(0) : terms[head], {}};
}

} // namespace hydra
