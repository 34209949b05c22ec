// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sae/autoencoder.h"

#include "core/base/error.h"
#include "core/tensor/finite.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

constexpr double normEps = 1e-5; // of normalised tokens, in all projects

// The first E entries of WEIGHT's last dimension, in the type of LIKE.
at::Tensor cut(const at::Tensor& weight, std::int64_t e, const at::Tensor& like)
{
    return weight.defined() ? weight.narrow(-1, 0, e).to(like.options()) : weight;
}

at::Tensor as(const at::Tensor& weight, const at::Tensor& like)
{
    return weight.defined() ? weight.to(like.options()) : weight;
}

at::Tensor keptLargest(const at::Tensor& h, int k)
{
    const auto [values, places] = h.topk(std::min<std::int64_t>(k, h.size(1)), 1);
    return at::zeros_like(h).scatter_(1, places, values);
}

// INTO += F [N,n] W [n,e], over the non-zero values of F in the order of the features.
template<class T>
void addRows(const at::Tensor& f, const at::Tensor& w, const at::Tensor& into)
{
    const std::int64_t n = f.size(1), e = w.size(1), step = w.stride(0);
    const T *const codes = f.data_ptr<T>(), *const rows = w.data_ptr<T>();
    T* const sums = into.data_ptr<T>();
    forTiles(f.size(0), 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t t = begin; t < end; ++t) {
            T* const sum = sums + t * e;
            for (std::int64_t i = 0; i < n; ++i) {
                const T value = codes[t * n + i];
                if (value == 0) {
                    continue;
                }
                const T* const row = rows + i * step;
#pragma omp simd
                for (std::int64_t c = 0; c < e; ++c) {
                    sum[c] += value * row[c];
                }
            }
        }
    });
}

at::Tensor sparseProduct(const at::Tensor& f, const at::Tensor& w)
{
    if (!f.is_cpu()) {
        return at::mm(f, w);
    }
    const at::Tensor sums = at::zeros({f.size(0), w.size(1)}, f.options());
    const at::Tensor codes = f.contiguous(), rows = w.stride(1) == 1 ? w : w.contiguous();
    if (f.scalar_type() == at::kDouble) {
        addRows<double>(codes, rows, sums);
    } else {
        addRows<float>(codes, rows, sums);
    }
    return sums;
}

} // namespace

SaeCodes Autoencoder::encode(const at::Tensor& x) const
{
    SaeCodes codes;
    const std::int64_t e = x.size(1);
    at::Tensor read = x;
    if (settings.norm.value == SaeNorm::Layer) {
        codes.mean = x.mean(1, true);
        codes.deviation = x.std(1, true, true) + normEps;
        read = (x - codes.mean) / codes.deviation;
    } else if (settings.norm.value == SaeNorm::Length) {
        codes.deviation = x.norm(2, {1}, true) / std::sqrt(double(e));
        read = x / codes.deviation;
    }
    if (inputBias.defined()) {
        read = read - cut(inputBias, e, x);
    }
    codes.pre = affine(read.contiguous(), cut(encoder, e, x), as(encoderBias, x));
    const at::Tensor& h = codes.pre;
    switch (settings.code.value) {
    case SaeCode::Relu:
        codes.f = h.relu();
        break;
    case SaeCode::TopK:
        codes.f = keptLargest(h, settings.k).relu_();
        break;
    case SaeCode::SignedTopK:
        codes.f = keptLargest(h, settings.k);
        break;
    case SaeCode::Threshold:
        codes.f = h * h.gt(as(threshold, x).clamp_min(0));
        break;
    case SaeCode::Gated: {
        const at::Tensor z = h - as(encoderBias, x); // without the gate's bias
        codes.f = (z * as(magnitude, x) + as(magnitudeBias, x)).relu_() * h.gt(0);
        break;
    }
    }
    requireFinite(codes.f, phrase("the autoencoder's codes"));
    return codes;
}

at::Tensor Autoencoder::decode(const at::Tensor& f, const SaeCodes& codes, const at::Tensor& x) const
{
    const std::int64_t e = x.size(1);
    at::Tensor made = sparseProduct(f, cut(decoder, e, f)) + cut(decoderBias, e, f);
    if (skip.defined()) {
        made = made + affine(x.contiguous(), cut(skip.narrow(0, 0, e), e, f), {});
    }
    if (codes.deviation.defined()) {
        made = made * codes.deviation;
    }
    return codes.mean.defined() ? made + codes.mean : made;
}

at::Tensor Autoencoder::moved(const at::Tensor& change, const SaeCodes& codes, std::int64_t e) const
{
    const at::Tensor made = sparseProduct(change, cut(decoder, e, change));
    return codes.deviation.defined() ? made * codes.deviation : made;
}

at::Tensor Autoencoder::backward(const at::Tensor& slope, const SaeCodes& codes, const at::Tensor& x,
                                 bool frozen) const
{
    at::Tensor active = slope * codes.f.ne(0);
    if (magnitude.defined()) {
        active = active * as(magnitude, slope);
    }
    const at::Tensor g = sparseProduct(active, cut(encoder, x.size(1), slope));
    if (!codes.deviation.defined()) {
        return g;
    }
    const bool layer = codes.mean.defined();
    const at::Tensor own = (layer ? g - g.mean(1, true) : g) / codes.deviation;
    if (frozen) {
        return own;
    }
    // d s / d x: (x - m) / ((e - 1) std) for SaeNorm::Layer, x / (e s) for Length.
    const at::Tensor from = layer ? x - codes.mean : x;
    const at::Tensor along = (g * from).sum(1, true) / codes.deviation.square();
    const double e = double(x.size(1));
    return own
        - from * along
        / (layer ? (e - 1) * (codes.deviation - normEps).clamp_min(normEps) : e * codes.deviation);
}

Autoencoder Autoencoder::centredAs(bool centred) const
{
    Autoencoder other = *this;
    other.settings.centred.value = centred;
    other.inputBias = centred ? decoderBias : at::Tensor();
    return other;
}

double explainedVariance(const at::Tensor& x, const at::Tensor& reconstruction)
{
    const at::Tensor exact = x.to(at::kDouble);
    const double left = (exact - reconstruction.to(at::kDouble)).square().sum().item<double>();
    const double all = (exact - exact.mean(0, true)).square().sum().item<double>();
    return all > 0 ? 1 - left / all : 0;
}

double activeFeatures(const at::Tensor& f)
{
    return double(f.count_nonzero().item<std::int64_t>()) / double(std::max<std::int64_t>(1, f.size(0)));
}

Autoencoder withFormulaFor(const Autoencoder& sae, const at::Tensor& x)
{
    if (!sae.leavesFormulaOpen()) {
        return sae;
    }
    const auto explained = [&](const Autoencoder& as) {
        const SaeCodes codes = as.encode(x);
        return explainedVariance(x, as.decode(codes.f, codes, x));
    };
    const Autoencoder one = sae.centredAs(true), other = sae.centredAs(false);
    const double centred = explained(one), plain = explained(other);
    Autoencoder better = centred > plain ? one : other;
    better.settings.centred.from = Provenance::Inferred;
    better.notes.push_back(
        message(centred > plain ? phrase("of the two formulas in its project, the one that subtracts b_dec "
                                         "from x explains %1 of the variance, the other %2")
                                : phrase("of the two formulas in its project, the one that does not subtract "
                                         "b_dec from x explains %1 of the variance, the other %2"),
                std::max(centred, plain), std::min(centred, plain)));
    return better;
}

void requireFits(const Autoencoder& sae, const VitConfig& config)
{
    if (sae.width() != config.embedDim) {
        throw usageError("%1: made for tokens of width %2, the network has %3", sae.name, sae.width(),
                         config.embedDim.value);
    }
    const int block = sae.settings.block;
    if (block < 0 || block >= config.depth) {
        throw usageError("%1: reads the output of block %2, the network has blocks 0 to %3; choose another "
                         "with --sae-block",
                         sae.name, block, config.depth.value - 1);
    }
    if (sae.settings.tokens.value == SaeTokens::Class) {
        throw usageError("%1: reads only the class token, expected one that reads patches", sae.name);
    }
}

} // namespace hydra
