// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/gamma_rule.h"

#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

namespace {

constexpr double ofOutput = 1e-6, ofInput = 1e-10; // zennit's stabilisers

// The factors passed back from a layer's outputs: (1+h) s for W, h sigma s for |W|.
struct Shares
{
    at::Tensor plain, magnitude; // [n,out]
};

// The products returned to its inputs: R / x = plain + sign(x) magnitude, apart from the stabiliser.
using Returned = Shares; // [n,in]

// s of an output Y with relevance R; MAGNITUDE is h |x||W|^T. For y = 0 it is zero with either sign.
template<class T>
inline T shareOf(T r, T y, T b, T magnitude, T gamma)
{
    const T sign = std::copysign(T(1), y);
    const T raised = std::max(sign * b, T(0)) * sign * gamma;
    const T z = (y - b) * (1 + gamma / 2) + sign * magnitude + b + raised;
    return r / (z + std::copysign(static_cast<T>(ofOutput), z));
}

// x / st(x) with the stabilised x: one, except for tiny x.
template<class T>
inline T nearlyOne(T x)
{
    const T size = std::abs(x);
    return size / (size + static_cast<T>(ofInput));
}

template<class T>
T* rowOf(const at::Tensor& t, std::int64_t row)
{
    return t.data_ptr<T>() + row * t.size(1);
}

// Fills SHARES from G [n,out]; SHARES.magnitude holds h |x||W|^T on entry.
template<class T>
void shareOutputs(const Shares& shares, const at::Tensor& g, const at::Tensor& y, const at::Tensor& bias,
                  double gamma)
{
    const T step = static_cast<T>(gamma), up = static_cast<T>(1 + gamma / 2),
            half = static_cast<T>(gamma / 2);
    const T* const b = bias.data_ptr<T>();
    forTiles(y.size(0), 8, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
            const T *const out = rowOf<T>(y, row), *const slope = rowOf<T>(g, row);
            T *const plain = rowOf<T>(shares.plain, row), *const magnitude = rowOf<T>(shares.magnitude, row);
#pragma omp simd
            for (std::int64_t i = 0; i < y.size(1); ++i) {
                const T s = shareOf(out[i] * slope[i], out[i], b[i], magnitude[i], step);
                plain[i] = up * s;
                magnitude[i] = half * std::copysign(T(1), out[i]) * s;
            }
        }
    });
}

// The same for a hidden layer, from the products that the second layer RETURNED to the activated values.
template<class T>
void shareHidden(const Shares& shares, const Returned& returned, const GammaMlp& mlp, const at::Tensor& bias)
{
    const T step = static_cast<T>(mlp.gamma), up = static_cast<T>(1 + mlp.gamma / 2),
            half = static_cast<T>(mlp.gamma / 2);
    const T* const b = bias.data_ptr<T>();
    const std::int64_t m = shares.plain.size(1);
    forTiles(shares.plain.size(0), 8, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row) {
            const T *const x = mlp.activated.data_ptr<T>() + row * m,
                           *const u = mlp.hidden.data_ptr<T>() + row * m;
            const T *const p = rowOf<T>(returned.plain, row), *const q = rowOf<T>(returned.magnitude, row);
            T *const plain = rowOf<T>(shares.plain, row), *const magnitude = rowOf<T>(shares.magnitude, row);
#pragma omp simd
            for (std::int64_t i = 0; i < m; ++i) {
                const T r = nearlyOne(x[i]) * (x[i] * p[i] + std::abs(x[i]) * q[i]);
                const T s = shareOf(r, u[i], b[i], magnitude[i], step);
                plain[i] = up * s;
                magnitude[i] = half * std::copysign(T(1), u[i]) * s;
            }
        }
    });
}

// Replaces RETURNED.plain by R / x.
template<class T>
void joinInputs(const Returned& returned, const at::Tensor& x)
{
    T* const plain = returned.plain.data_ptr<T>();
    const T *const other = returned.magnitude.data_ptr<T>(), *const in = x.data_ptr<T>();
    constexpr std::int64_t valuesAtOnce = 4096;
    forTiles(x.numel(), valuesAtOnce, [&](std::int64_t begin, std::int64_t end) {
#pragma omp simd
        for (std::int64_t i = begin; i < end; ++i) {
            plain[i] = nearlyOne(in[i]) * (plain[i] + std::copysign(T(1), in[i]) * other[i]);
        }
    });
}

// The same three with tensor operations, on any device.
at::Tensor nearlyOne(const at::Tensor& x)
{
    const at::Tensor size = x.abs();
    return size / (size + ofInput);
}

void shareByTensors(const Shares& shares, const at::Tensor& r, const at::Tensor& y, const at::Tensor& b,
                    double gamma)
{
    const at::Tensor sign = at::where(y < 0, -at::ones_like(y), at::ones_like(y));
    const at::Tensor raised = at::where(sign * b > 0, b * gamma, at::zeros_like(b));
    const at::Tensor z = (y - b) * (1 + gamma / 2) + sign * shares.magnitude + b + raised;
    const at::Tensor s = r / at::where(z < 0, z - ofOutput, z + ofOutput);
    shares.plain.copy_(s * (1 + gamma / 2));
    shares.magnitude.copy_(s * sign * (gamma / 2));
}

void joinByTensors(const Returned& returned, const at::Tensor& x)
{
    const at::Tensor sign = at::where(x < 0, -at::ones_like(x), at::ones_like(x));
    returned.plain.copy_(nearlyOne(x) * (returned.plain + sign * returned.magnitude));
}

// h |x||W|^T in magnitude; plain is allocated.
Shares magnitudesOf(const at::Tensor& x, const at::Tensor& absolute, double gamma)
{
    const at::Tensor magnitude = product(x.abs(), absolute.t(), gamma / 2);
    return {at::empty_like(magnitude), magnitude};
}

at::Tensor biasOf(const LinearView& layer, const at::Tensor& x)
{
    return layer.bias.defined() ? layer.bias.contiguous() : at::zeros({layer.weight.size(0)}, x.options());
}

Shares sharesOf(const at::Tensor& g, const at::Tensor& x, const at::Tensor& y, const LinearView& layer,
                const at::Tensor& absolute, double gamma)
{
    const Shares shares = magnitudesOf(x, absolute, gamma);
    if (!y.is_cpu()) {
        shareByTensors(shares, g * y, y, biasOf(layer, x), gamma);
        return shares;
    }
    (y.scalar_type() == at::kDouble ? shareOutputs<double> : shareOutputs<float>)(shares, g.contiguous(),
                                                                                  y.contiguous(),
                                                                                  biasOf(layer, x), gamma);
    return shares;
}

Returned throughWeights(const Shares& shares, const LinearView& layer, const at::Tensor& absolute)
{
    return {product(shares.plain, layer.weight), product(shares.magnitude, absolute)};
}

at::Tensor joined(const Returned& returned, const at::Tensor& x)
{
    if (!x.is_cpu()) {
        joinByTensors(returned, x);
        return returned.plain;
    }
    (x.scalar_type() == at::kDouble ? joinInputs<double> : joinInputs<float>)(returned, x.contiguous());
    return returned.plain;
}

} // namespace

at::Tensor throughGamma(const at::Tensor& g, const at::Tensor& x, const at::Tensor& y,
                        const LinearView& layer, const at::Tensor& absolute, double gamma)
{
    return joined(throughWeights(sharesOf(g, x, y, layer, absolute, gamma), layer, absolute), x);
}

at::Tensor throughGamma(const at::Tensor& g, const GammaMlp& mlp)
{
    const Returned hidden =
        throughWeights(sharesOf(g, mlp.activated, mlp.y, mlp.second, mlp.absoluteSecond, mlp.gamma),
                       mlp.second, mlp.absoluteSecond);
    const Shares shares = magnitudesOf(mlp.x, mlp.absoluteFirst, mlp.gamma);
    const at::Tensor bias = biasOf(mlp.first, mlp.x);
    if (g.is_cpu()) {
        (g.scalar_type() == at::kDouble ? shareHidden<double> : shareHidden<float>)(shares, hidden, mlp,
                                                                                    bias);
    } else {
        const at::Tensor& x = mlp.activated;
        const at::Tensor r = nearlyOne(x) * (x * hidden.plain + x.abs() * hidden.magnitude);
        shareByTensors(shares, r, mlp.hidden, bias, mlp.gamma);
    }
    return joined(throughWeights(shares, mlp.first, mlp.absoluteFirst), mlp.x);
}

at::Tensor gammaOfRows(const at::Tensor& g, const at::Tensor& x, const LinearView& layer, double gamma)
{
    const at::Tensor y = affine(x, layer.weight, layer.bias);
    const at::Tensor magnitude = product(x.abs(), layer.weight.abs().t());
    const Shares shares{at::empty_like(y), magnitude * (gamma / 2)};
    if (y.is_cpu()) {
        (y.scalar_type() == at::kDouble ? shareOutputs<double> : shareOutputs<float>)(shares, g.contiguous(),
                                                                                      y, biasOf(layer, x),
                                                                                      gamma);
    } else {
        shareByTensors(shares, g * y, y, biasOf(layer, x), gamma);
    }
    const at::Tensor made = layer.bias.defined() ? y - layer.bias : y; // x W^T
    return (shares.plain * made + shares.magnitude * magnitude).sum(1);
}

} // namespace hydra
