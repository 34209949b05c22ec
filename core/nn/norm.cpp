// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/norm.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

NormTrace normed(const at::Tensor& x, const NormView& norm, double eps)
{
    if (norm.rms) {
        const at::Tensor inverse = (x.square().mean(-1, true) + eps).rsqrt();
        return {at::zeros_like(inverse), inverse, x * inverse * norm.weight};
    }
    auto [output, mean, inverse] = at::native_layer_norm(x, {x.size(-1)}, norm.weight, norm.bias, eps);
    return {mean, inverse, output};
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
    return std::get<0>(at::native_layer_norm_backward(gradient.contiguous(), x.contiguous(), {x.size(-1)},
                                                      trace.mean.narrow(0, 0, n), inverse, norm.weight,
                                                      norm.bias, {true, false, false}));
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
    const at::Tensor scaled = norm.weight.defined() ? g * norm.weight : g;
    return (norm.rms ? scaled : scaled - scaled.mean(-1, true)) * inverse;
}

} // namespace hydra
