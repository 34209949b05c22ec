// SPDX-License-Identifier: GPL-3.0-or-later
// Relevance through a block's attention: products of matrices, sums over features, turned queries and keys,
// and the projection that made them.
#include "core/explain/attention_view.h"
#include "core/explain/precision.h"
#include "core/explain/relevance_steps.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra::lrp {

namespace {

// IN_A holds S V^T and becomes R_A = S V^T * A / 2; mean_h (dA * R_A)^+ of it, or without GRADIENT mean_h
// R_A^+, [n,T]. Works query by query.
template<class T>
at::Tensor weigh(const at::Tensor& inA, const at::Tensor& matrix, const at::Tensor& gradient)
{
    const std::int64_t heads = inA.size(0), n = inA.size(1), width = inA.size(2);
    at::Tensor result = at::empty({n, width}, inA.options());
    T *r = inA.data_ptr<T>(), *out = result.data_ptr<T>();
    const T *a = matrix.data_ptr<T>(), *d = gradient.defined() ? gradient.data_ptr<T>() : nullptr;
    forTiles(n, std::max<std::int64_t>(1, numbersATile() / (heads * width)), [&](auto begin, auto end) {
        for (std::int64_t row = begin; row < end; ++row) {
            T* const mean = out + row * width;
            std::fill_n(mean, width, T(0));
            for (std::int64_t head = 0; head < heads; ++head) {
                const std::int64_t at = (head * n + row) * width;
#pragma omp simd
                for (std::int64_t t = 0; t < width; ++t) {
                    r[at + t] *= a[at + t] * T(0.5);
                    const T by = d != nullptr ? d[at + t] * r[at + t] : r[at + t];
                    mean[t] += by > T(0) ? by : T(0);
                }
            }
            for (std::int64_t t = 0; t < width; ++t) {
                mean[t] /= T(heads);
            }
        }
    });
    return result;
}

at::Tensor weighed(const at::Tensor& inA, const at::Tensor& matrix, const at::Tensor& gradient)
{
    if (!inA.is_cpu()) {
        inA.mul_(matrix).mul_(0.5);
        return (gradient.defined() ? (gradient * inA).clamp_min_(0) : inA.clamp_min(0)).mean(0);
    }
    const at::Tensor a = matrix.contiguous(), d = gradient.defined() ? gradient.contiguous() : gradient;
    return inA.scalar_type() == at::kDouble ? weigh<double>(inA, a, d) : weigh<float>(inA, a, d);
}

// QKV [T, 3*inner] times queries, keys and values, in place.
void timesView(const at::Tensor& qkv, const AttentionView& view)
{
    const std::int64_t inner = view.v.size(1);
    const auto rows = [&](std::int64_t begin, std::int64_t end) {
        int part = 0;
        for (const at::Tensor* const by : {&view.q, &view.k, &view.v}) {
            qkv.narrow(1, inner * part++, inner)
                .narrow(0, begin, end - begin)
                .mul_(by->narrow(0, begin, end - begin));
        }
    };
    if (qkv.is_cpu()) {
        forTiles(qkv.size(0), rowsATile(qkv), rows);
    } else {
        rows(0, qkv.size(0));
    }
}

// S = R / (A V) [heads, n, d].
at::Tensor shareOf(const AttentionView& view, const at::Tensor& relevance)
{
    const std::int64_t n = relevance.size(0);
    return safeDivide(byHeads(relevance, view.heads), byHeads(view.raw.narrow(0, 0, n), view.heads));
}

// The bilinear rules out = A V and A ~ Q K^T. MATRIX is A, SCORES are Q K^T [heads, n, T]; linear kinds use
// phi(Q), phi(K).
AttentionRelevance throughAttention(const AttentionView& view, const at::Tensor& matrix,
                                    const at::Tensor& scores, const at::Tensor& relevance,
                                    const at::Tensor& gradient, Weighting weighting, bool further)
{
    const std::int64_t n = relevance.size(0);
    const std::int64_t T = view.v.size(0);
    const int heads = view.heads;
    const at::Tensor v = byHeads(view.v, heads);
    const at::Tensor share = shareOf(view, relevance);
    at::Tensor inA = product(share, v.transpose(1, 2)); // [heads, n, T]
    AttentionRelevance result;
    result.weighted = weighed(inA, matrix, weighting == Weighting::Gradient ? gradient : at::Tensor());
    if (further) {
        const at::Tensor q = byHeads(view.q, heads).narrow(1, 0, n);
        const at::Tensor k = byHeads(view.k, heads);
        safeDivideInPlace(inA, scores.defined() ? scores.narrow(1, 0, n) : product(q, k.transpose(1, 2)));
        const at::Tensor& inScores = inA;
        const std::int64_t inner = view.v.size(1);
        result.qkv = n == T ? at::empty({T, 3 * inner}, inA.options()) // zero for rows that are not read
                            : at::zeros({T, 3 * inner}, inA.options());
        const auto part = [&](int i) { return byHeads(result.qkv.narrow(1, i * inner, inner), heads); };
        productInto(inScores, k, part(0).narrow(1, 0, n), 0.5);
        productInto(inScores.transpose(1, 2), q, part(1), 0.5);
        productInto(matrix.transpose(1, 2), share, part(2), 0.5);
        timesView(result.qkv, view);
    }
    return result;
}

// The same rules with one feature per head, without building A^f[q,t] = phi(Q)^q_f phi(K)^t_f. The positive
// part of a product is the sum over equal signs, so mean_f (dA * R_A)^+ is two matrix products.
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
    result.qkv = at::cat({view.q * share * keyValue.sum(0, true) * 0.25, keyValue * gathered * 0.25,
                          keyValue * gathered * 0.5},
                         1);
    return result;
}

} // namespace

AttentionRelevance ofAttention(const Trace& trace, int block, const at::Tensor& relevance,
                               const BlockGradient& gradient, Weighting weighting, bool further)
{
    const BlockTrace& b = trace.blocks[static_cast<std::size_t>(block)];
    const AttentionView view = viewOf(trace, block);
    const std::int64_t T = b.input.size(0);
    if (!view.linear) {
        const std::int64_t n = relevance.size(0);
        AttentionRelevance found = throughAttention(view, b.probabilities.narrow(1, 0, n), b.scores,
                                                    relevance, gradient.probabilities, weighting, further);
        if (mixesTokens(b)) { // relevance goes through softmax's slots and W_A, but the rollout needs weights
                              // of tokens
            found.weighted = weighed(
                product(shareOf(view, relevance), byHeads(view.own, view.heads).transpose(1, 2)),
                matrixRows(trace, block, 0, n),
                weighting == Weighting::Gradient ? matrixSlopes(trace, block, gradient, n) : at::Tensor());
        }
        return found;
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

at::Tensor throughQkv(const BlockTrace& b, const BlockWeights& w, const BlockWeights& absolute,
                      const at::Tensor& relevance, const at::Tensor& beside)
{
    const std::int64_t inner = b.qkv.size(1) / 3;
    const KindInfo& info = infoOf(b.attention.kind);
    // Norms of queries and keys pass relevance unchanged, as all norms do.
    const at::Tensor& qkv = b.plainQkv.defined() ? b.plainQkv : b.qkv;
    const at::Tensor& n1 = b.intoQkv();
    if (w.qkv.weight.defined() && info.query == Source::Projection) {
        return throughLinear(n1, {partOf(relevance, qkv, w.qkv, absolute.qkv)}, beside);
    }
    const LinearView* const layers[] = {&w.query, &w.key, &w.value};
    const LinearView* const magnitudes[] = {&absolute.query, &absolute.key, &absolute.value};
    const Source sources[] = {info.query, info.key, info.value};
    std::vector<LinearPart> parts;
    const at::Tensor direct = at::zeros_like(n1);
    if (beside.defined()) {
        direct.narrow(0, 0, beside.size(0)).add_(beside);
    }
    for (int i = 0; i < 3; ++i) {
        const at::Tensor output = qkv.narrow(1, i * inner, inner);
        const at::Tensor ofPart = relevance.narrow(1, i * inner, inner);
        switch (sources[i]) {
        case Source::Projection:
            parts.push_back(partOf(ofPart, output, *layers[i], *magnitudes[i]));
            break;
        case Source::Input:
            direct.add_(ofPart);
            break;
        case Source::Mixture: { // a Linear over tokens: rows and features are exchanged
            direct.add_(
                throughLinear(n1.t(), {partOf(ofPart.t(), output.t(), w.mixture, absolute.mixture)}).t());
            break;
        }
        }
    }
    return throughLinear(n1, parts, direct);
}

void turnBack(const at::Tensor& qkv, const BlockTrace& b, const Trace& trace)
{
    if (!b.turn.present()) {
        return;
    }
    const std::int64_t inner = b.qkv.size(1) / 3;
    for (int part = 0; part < 2; ++part) {
        const at::Tensor turned = b.qkv.narrow(1, part * inner, inner);
        at::Tensor relevance = qkv.narrow(1, part * inner, inner);
        const at::Tensor share = safeDivide(relevance, turned);
        rotate(share.unsqueeze(0), b.turn, trace.prefix, true);
        at::Tensor plain = turned.clone();
        rotate(plain.unsqueeze(0), b.turn, trace.prefix, true);
        at::mul_out(relevance, plain, share);
    }
}

} // namespace hydra::lrp
