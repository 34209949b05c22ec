// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/relevance_steps.h"

#include "core/explain/attention_view.h"
#include "core/explain/precision.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace hydra::lrp {

namespace {

constexpr std::int64_t grain =
    16384; // elements per task; with fewer, starting a thread costs more than the work

// As in the authors' code; never divides by zero, also for b = -1e-9.
template<class T>
T ratio(T a, T b)
{
    const T bottom = b + T(1e-9);
    const T quotient = a / (bottom == T(0) ? T(1e-9) : bottom); // branch-free, for vectorisation
    return b == T(0) ? T(0) : quotient;
}

// z [n,out] holds |x||W|^T; becomes S = sd(R, (z + y - b) / 2).
template<class T>
void toShare(const at::Tensor& z, const LinearPart& part)
{
    const at::Tensor output = part.output.contiguous(), relevance = part.relevance.contiguous();
    const std::int64_t width = z.size(1);
    const at::Tensor bias = part.bias.defined() ? part.bias.contiguous() : at::zeros({width}, z.options());
    const T* const b = bias.data_ptr<T>();
    forTiles(z.size(0), rowsATile(z), [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
            T* const s = z.data_ptr<T>() + row * width;
            const T *const y = output.data_ptr<T>() + row * width,
                           *const r = relevance.data_ptr<T>() + row * width;
#pragma omp simd
            for (std::int64_t i = 0; i < width; ++i) {
                s[i] = ratio(r[i], (s[i] + (y[i] - b[i])) * T(0.5));
            }
        }
    });
}

template<class T>
void divideInto(const at::Tensor& top, const at::Tensor& bottom, const at::Tensor& result)
{
    T* out = result.data_ptr<T>();
    const T* x = top.data_ptr<T>();
    const T* y = bottom.data_ptr<T>();
    forTiles(result.numel(), grain, [&](std::int64_t begin, std::int64_t end) {
#pragma omp simd
        for (std::int64_t i = begin; i < end; ++i) {
            out[i] = ratio(x[i], y[i]);
        }
    });
}

void divideInto(const at::Tensor& top, const at::Tensor& bottom, const at::Tensor& result)
{
    if (result.scalar_type() == at::kDouble) {
        divideInto<double>(top, bottom, result);
    } else {
        divideInto<float>(top, bottom, result);
    }
}

// PLAIN holds S W and becomes (x * S W + |x| * S |W|) / 2, plus BESIDE in the first rows.
template<class T>
void toRelevance(const at::Tensor& x, const at::Tensor& plain, const at::Tensor& both,
                 const at::Tensor& beside)
{
    T* r = plain.data_ptr<T>();
    const T* in = x.data_ptr<T>();
    const T* s = both.data_ptr<T>();
    const T* const more = beside.defined() ? beside.data_ptr<T>() : nullptr;
    const std::int64_t withMore = beside.defined() ? beside.numel() : 0;
    forTiles(plain.numel(), grain, [&](std::int64_t begin, std::int64_t end) {
#pragma omp simd
        for (std::int64_t i = begin; i < end; ++i) {
            r[i] = (r[i] * in[i] + s[i] * std::fabs(in[i])) * T(0.5);
        }
#pragma omp simd
        for (std::int64_t i = begin; i < std::min(end, withMore); ++i) {
            r[i] += more[i];
        }
    });
}

// X times FACTOR, in place.
void scale(const at::Tensor& x, double factor)
{
    if (!x.is_cpu()) {
        x.mul_(factor);
        return;
    }
    const at::Tensor flat = x.view(-1);
    forTiles(flat.numel(), grain,
             [&](std::int64_t begin, std::int64_t end) { flat.narrow(0, begin, end - begin).mul_(factor); });
}

struct Sums
{
    double a = 0, b = 0, all = 0;
};

// Fills SPLIT's parts before rescaling; returns the sums of both parts and of RELEVANCE, tile by tile, then
// over tiles.
template<class T>
Sums shareOut(const at::Tensor& relevance, const at::Tensor& a, const at::Tensor& b, const at::Tensor& x,
              const Split& split)
{
    const T *r = relevance.data_ptr<T>(), *first = a.data_ptr<T>(), *second = b.data_ptr<T>(),
            *sum = x.data_ptr<T>();
    T *outA = split.a.data_ptr<T>(), *outB = split.b.data_ptr<T>();
    std::vector<Sums> parts(static_cast<std::size_t>((relevance.numel() + grain - 1) / grain));
    forTiles(relevance.numel(), grain, [&](std::int64_t begin, std::int64_t end) {
        double ofA = 0, ofB = 0, all = 0;
#pragma omp simd reduction(+ : ofA, ofB, all)
        for (std::int64_t i = begin; i < end; ++i) {
            const T share = ratio(r[i], sum[i]);
            outA[i] = first[i] * share;
            outB[i] = second[i] * share;
            ofA += double(outA[i]);
            ofB += double(outB[i]);
            all += double(r[i]);
        }
        parts[static_cast<std::size_t>(begin / grain)] = {ofA, ofB, all};
    });
    Sums sums;
    for (const Sums& part : parts) {
        sums = {sums.a + part.a, sums.b + part.b, sums.all + part.all};
    }
    return sums;
}

Sums shareOut(const at::Tensor& relevance, const at::Tensor& a, const at::Tensor& b, const at::Tensor& x,
              Split& split)
{
    if (!relevance.is_cpu()) {
        const at::Tensor share = safeDivide(relevance, x);
        split = {a * share, b * share};
        const auto sum = [](const at::Tensor& t) { return t.sum(at::kDouble).item<double>(); };
        return {sum(split.a), sum(split.b), sum(relevance)};
    }
    split = {at::empty_like(relevance), at::empty_like(relevance)};
    const at::Tensor first = a.contiguous(), second = b.contiguous(), sum = x.contiguous();
    return relevance.scalar_type() == at::kDouble
        ? shareOut<double>(relevance, first, second, sum, std::as_const(split))
        : shareOut<float>(relevance, first, second, sum, std::as_const(split));
}

// The average of the patches: splits RELEVANCE [1,e] in proportion to each patch's part [T,e].
at::Tensor throughAverage(const Trace& trace, const at::Tensor& relevance)
{
    const at::Tensor tokens = (trace.weights->norm.present() ? trace.norm.output : trace.last).clone();
    tokens.narrow(0, 0, trace.prefix).zero_();
    tokens.narrow(0, tokens.size(0) - trace.added, trace.added).zero_();
    return tokens * safeDivide(relevance, trace.average * double(trace.patchTokens()));
}

// Through the pooling head (our extension): from its relevance [1,e] to the tokens after the last norm. Its
// query is learned and takes no relevance: keys take all that reaches the scores. Sets WEIGHTED [T], what the
// head's attention contributes to a rollout: mean_h (dA * R_A)^+, or mean_h R_A^+ without GRADIENT.
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

at::Tensor safeDivide(const at::Tensor& a, const at::Tensor& b)
{
    const at::Tensor top = a.contiguous();
    const at::Tensor bottom = b.contiguous();
    if (!top.is_cpu()) {
        const at::Tensor below = bottom + 1e-9;
        return at::where(bottom == 0, at::zeros_like(top), top / below.masked_fill(below == 0, 1e-9));
    }
    at::Tensor result = at::empty_like(top);
    divideInto(top, bottom, result);
    return result;
}

void safeDivideInPlace(at::Tensor& a, const at::Tensor& b)
{
    if (!a.is_cpu() || !a.is_contiguous()) {
        a = safeDivide(a, b);
    } else {
        divideInto(a, b.contiguous(), a);
    }
}

Split throughAdd(const at::Tensor& relevance, const at::Tensor& a, const at::Tensor& b, const at::Tensor& x)
{
    Split split;
    // Sums in double: they decide how the relevance is divided, and cancel strongly.
    const Sums sums = shareOut(relevance.contiguous(), a, b, x, split);
    const double both = std::fabs(sums.a) + std::fabs(sums.b);
    const auto factor = [&](double sum) {
        return both == 0 || sum == 0 ? 0.0 : std::fabs(sum) / both * sums.all / sum;
    };
    scale(split.a, factor(sums.a));
    scale(split.b, factor(sums.b));
    return split;
}

at::Tensor throughLinear(const at::Tensor& x, const std::vector<LinearPart>& parts, const at::Tensor& beside)
{
    const at::Tensor in = x.contiguous();
    const at::Tensor absolute =
        elementwise(in, [](const at::Tensor& piece, at::Tensor& result) { at::abs_out(result, piece); });
    const at::Tensor more = beside.defined() ? beside.contiguous() : beside;
    at::Tensor plain = at::empty_like(in); // S W
    at::Tensor both = at::empty_like(in); // S |W|
    Epilogue epilogue = Epilogue::None;
    for (const LinearPart& part : parts) {
        at::Tensor share = affine(absolute, part.absolute, {});
        if (!share.is_cpu()) {
            const at::Tensor made = part.bias.defined() ? part.output - part.bias : part.output;
            share = safeDivide(part.relevance, (share + made) * 0.5);
        } else if (share.scalar_type() == at::kDouble) {
            toShare<double>(share, part);
        } else {
            toShare<float>(share, part);
        }
        affineInto(share, part.weight.t(), {}, plain, epilogue);
        affineInto(share, part.absolute.t(), {}, both, epilogue);
        epilogue = Epilogue::AddToOutput;
    }
    if (parts.empty()) {
        plain.zero_();
        both.zero_();
    }
    if (!in.is_cpu()) {
        plain.mul_(in).add_(both.mul_(absolute)).mul_(0.5);
        if (more.defined()) {
            plain.narrow(0, 0, more.size(0)).add_(more);
        }
    } else if (in.scalar_type() == at::kDouble) {
        toRelevance<double>(in, plain, both, more);
    } else {
        toRelevance<float>(in, plain, both, more);
    }
    return plain;
}

// Each patch takes its share of the sum and passes it on by the feature's row of the encoder.
at::Tensor ofFeature(const Trace& trace, const Target& target, at::Tensor& read)
{
    const at::Tensor slope = featureSlope(target, trace, true);
    const at::Tensor parts = (slope.abs().sum(1) > 0).to(slope.scalar_type());
    at::Tensor shares = at::zeros({trace.tokenCount()}, slope.options());
    shares.narrow(0, trace.prefix, trace.patchTokens())
        .copy_(featureOf(target, trace.last.narrow(0, trace.prefix, trace.patchTokens())));
    shares = shares * parts;
    constexpr double tiny = 1e-30;
    shares = shares / shares.sum().clamp_min(tiny);
    at::Tensor relevance = at::zeros_like(trace.last);
    for (std::int64_t t = 0; t < trace.tokenCount(); ++t) {
        if (shares[t].item<double>() == 0) {
            continue;
        }
        const at::Tensor row = slope.narrow(0, t, 1), x = trace.last.narrow(0, t, 1).contiguous();
        relevance.narrow(0, t, 1).copy_(
            throughLinear(x, {{shares[t].view({1, 1}), affine(x, row, {}), {}, row, row.abs()}}));
    }
    read = shares;
    return relevance;
}

at::Tensor intoLastBlock(const Trace& trace, const SubWeights& magnitudes, const Target& target,
                         Weighting weighting, at::Tensor& read)
{
    if (target.ofTokens()) {
        return ofFeature(trace, target, read);
    }
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
