// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/norm.h"

#include "core/nn/network_kernels.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <vector>

namespace hydra {

namespace {

constexpr std::int64_t rowsAtOnce = 32;

bool canBeRead(const at::Tensor& t)
{
    return t.defined() && t.is_cpu() && t.scalar_type() == at::kFloat && t.is_contiguous();
}

bool hasKernel(const at::Tensor& x, const NormView& norm)
{
    return !norm.rms && canBeRead(x) && canBeRead(norm.weight) && canBeRead(norm.bias);
}

// Normalises X [...,e], after X += SCALE * ADDED if ADDED is not null; fills FOUND.
void normaliseRows(const at::Tensor& x, const float* added, const float* scale, const NormView& norm,
                   double eps, const NormTrace& found)
{
    const NormaliseRow kernel = normaliseRowKernel();
    const std::int64_t width = x.size(-1);
    const LayerNormRow row{norm.weight.data_ptr<float>(), norm.bias.data_ptr<float>(), width,
                           static_cast<float>(eps)};
    float* const in = x.data_ptr<float>();
    float* const out = found.output.data_ptr<float>();
    float* const mean = found.mean.defined() ? found.mean.data_ptr<float>() : nullptr;
    float* const inverse = mean != nullptr ? found.inverseDeviation.data_ptr<float>() : nullptr;
    forTiles(x.numel() / width, rowsAtOnce, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            kernel(row, in + i * width, added != nullptr ? added + i * width : nullptr, scale,
                   out + i * width, mean != nullptr ? mean + i : nullptr,
                   mean != nullptr ? inverse + i : nullptr);
        }
    });
}

NormTrace normed(const at::Tensor& x, const NormView& norm, double eps)
{
    if (norm.rms) {
        const at::Tensor inverse = (x.square().mean(-1, true) + eps).rsqrt();
        return {at::zeros_like(inverse), inverse, x * inverse * norm.weight};
    }
    if (!x.is_cpu() || x.numel() == 0) {
        auto [output, mean, inverse] = at::native_layer_norm(x, {x.size(-1)}, norm.weight, norm.bias, eps);
        return {mean, inverse, output};
    }
    std::vector<std::int64_t> rows = x.sizes().vec();
    rows.back() = 1;
    NormTrace found{at::empty(rows, x.options()), at::empty(rows, x.options()),
                    at::empty(x.sizes(), x.options())};
    if (hasKernel(x, norm)) {
        normaliseRows(x, nullptr, nullptr, norm, eps, found);
        return found;
    }
    forTiles(x.size(0), rowsATile(x), [&](std::int64_t begin, std::int64_t end) {
        const auto part = [&](const at::Tensor& t) { return t.narrow(0, begin, end - begin); };
        const auto [output, mean, inverse] =
            at::native_layer_norm(part(x), {x.size(-1)}, norm.weight, norm.bias, eps);
        part(found.output).copy_(output);
        part(found.mean).copy_(mean);
        part(found.inverseDeviation).copy_(inverse);
    });
    return found;
}

// OUT = C(g * weight) * inverse, row by row, in one pass over memory; WEIGHT may be null.
template<class T>
void centreRows(const at::Tensor& out, const at::Tensor& g, const T* weight, const at::Tensor& inverse,
                bool centres)
{
    const std::int64_t width = g.size(-1);
    forTiles(inverse.numel(), rowsAtOnce, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
            const T* const in = g.data_ptr<T>() + row * width;
            T* const to = out.data_ptr<T>() + row * width;
            const T scale = inverse.data_ptr<T>()[row];
            T sum = 0;
#pragma omp simd reduction(+ : sum)
            for (std::int64_t i = 0; i < width; ++i) {
                to[i] = weight != nullptr ? in[i] * weight[i] : in[i];
                sum += to[i];
            }
            const T mean = centres ? sum / static_cast<T>(width) : T(0);
#pragma omp simd
            for (std::int64_t i = 0; i < width; ++i) {
                to[i] = (to[i] - mean) * scale;
            }
        }
    });
}

} // namespace

at::Tensor normalise(const at::Tensor& x, const NormView& norm, double eps, NormTrace* trace)
{
    if (!norm.present()) {
        return x;
    }
    NormTrace found = normed(x, norm, eps);
    at::Tensor output = found.output;
    if (trace != nullptr) {
        *trace = std::move(found);
    }
    return output;
}

at::Tensor addAndNormalise(const at::Tensor& x, const at::Tensor& added, const at::Tensor& scale,
                           const NormView& next, double eps)
{
    if (!hasKernel(x, next) || !canBeRead(added) || !canBeRead(scale)) {
        x.addcmul_(added, scale);
        return normalise(x, next, eps);
    }
    const NormTrace found{{}, {}, at::empty_like(x)};
    normaliseRows(x, added.data_ptr<float>(), scale.data_ptr<float>(), next, eps, found);
    return found.output;
}

at::Tensor throughNorm(const at::Tensor& gradient, const at::Tensor& input, const NormView& norm,
                       const NormTrace& trace)
{
    const std::int64_t n = gradient.size(0);
    const at::Tensor x = input.narrow(0, 0, n);
    const at::Tensor inverse = trace.inverseDeviation.narrow(0, 0, n);
    if (norm.rms) {
        const at::Tensor g = gradient * norm.weight;
        return (g - x * ((g * x).mean(-1, true) * inverse.square())) * inverse;
    }
    const at::Tensor g = gradient.contiguous(), in = x.contiguous(), mean = trace.mean.narrow(0, 0, n);
    const auto through = [&](std::int64_t begin, std::int64_t end) {
        const auto part = [&](const at::Tensor& t) { return t.narrow(0, begin, end - begin); };
        return std::get<0>(at::native_layer_norm_backward(part(g), part(in), {x.size(-1)}, part(mean),
                                                          part(inverse), norm.weight, norm.bias,
                                                          {true, false, false}));
    };
    if (!g.is_cpu()) {
        return through(0, n);
    }
    at::Tensor result = at::empty_like(g);
    forTiles(n, rowsATile(g), [&](std::int64_t begin, std::int64_t end) {
        result.narrow(0, begin, end - begin).copy_(through(begin, end));
    });
    return result;
}

at::Tensor throughNorm(const at::Tensor& gradient, const at::Tensor& input, const NormView& norm, double eps)
{
    return norm.present() ? throughNorm(gradient, input, norm, normed(input, norm, eps)) : gradient;
}

at::Tensor inverseDeviation(const at::Tensor& x, const NormView& norm, double eps)
{
    return ((norm.rms ? x.square().mean(-1, true) : x.var(-1, false, true)) + eps).rsqrt();
}

at::Tensor throughFrozenNorm(const at::Tensor& g, const NormView& norm, const at::Tensor& inverse)
{
    if (!g.is_cpu()) {
        const at::Tensor scaled = norm.weight.defined() ? g * norm.weight : g;
        return (norm.rms ? scaled : scaled - scaled.mean(-1, true)) * inverse;
    }
    std::vector<std::int64_t> rows = g.sizes().vec();
    rows.back() = 1;
    const at::Tensor in = g.contiguous(), inverses = inverse.expand(rows).contiguous();
    const at::Tensor weight = norm.weight.defined() ? norm.weight.contiguous() : at::Tensor();
    at::Tensor out = at::empty_like(in);
    if (g.scalar_type() == at::kDouble) {
        centreRows<double>(out, in, weight.defined() ? weight.data_ptr<double>() : nullptr, inverses,
                           !norm.rms);
    } else {
        centreRows<float>(out, in, weight.defined() ? weight.data_ptr<float>() : nullptr, inverses,
                          !norm.rms);
    }
    return out;
}

} // namespace hydra
