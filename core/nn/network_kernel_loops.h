// SPDX-License-Identifier: GPL-3.0-or-later
// Included only by network_kernels.cpp and network_kernels_avx2.cpp, which compile these loops for two
// processors.
#pragma once

#include "core/nn/network_kernels.h"

#include <cmath>

namespace hydra {

namespace {

// The sum of TERM(i) over a row, as four independent partial sums: a single one would wait for each addition.
template<class Term>
float sumOf(std::int64_t width, Term term)
{
    const std::int64_t quarter = width / 4;
    float a = 0, b = 0, c = 0, d = 0;
#pragma omp simd reduction(+ : a, b, c, d)
    for (std::int64_t i = 0; i < quarter; ++i) {
        a += term(i);
        b += term(i + quarter);
        c += term(i + 2 * quarter);
        d += term(i + 3 * quarter);
    }
    for (std::int64_t i = 4 * quarter; i < width; ++i) {
        a += term(i);
    }
    return (a + b) + (c + d);
}

void normaliseRow(const LayerNormRow& norm, float* x, const float* added, const float* scale, float* out,
                  float* mean, float* inverse)
{
    const std::int64_t width = norm.width;
    const auto count = static_cast<float>(width);
    const float sum = added != nullptr
        ? sumOf(width, [=](std::int64_t i) { return x[i] += scale[i] * added[i]; })
        : sumOf(width, [=](std::int64_t i) { return x[i]; });
    const float centre = sum / count;
    const float squares = sumOf(width, [=](std::int64_t i) { return (x[i] - centre) * (x[i] - centre); });
    const float factor = 1 / std::sqrt(squares / count + norm.eps);
    const float *const weight = norm.weight, *const bias = norm.bias;
#pragma omp simd
    for (std::int64_t i = 0; i < width; ++i) {
        out[i] = (x[i] - centre) * factor * weight[i] + bias[i];
    }
    if (mean != nullptr) {
        *mean = centre;
        *inverse = factor;
    }
}

template<class T>
void turnHalves(T* x, const T* cosines, const T* sines, std::int64_t heads, std::int64_t half,
                std::int64_t rows, T sign)
{
    for (std::int64_t h = 0, row = 0; h < heads; ++h) {
        T* const a = x + h * 2 * half;
        T* const b = a + half;
        const T* const c = cosines + row * half;
        const T* const s = sines + row * half;
        row = row + 1 < rows ? row + 1 : 0; // a division would take as long as the turning
#pragma omp simd
        for (std::int64_t i = 0; i < half; ++i) {
            const T sine = sign * s[i], first = a[i], second = b[i];
            a[i] = first * c[i] - second * sine;
            b[i] = second * c[i] + first * sine;
        }
    }
}

template<class T>
void turnNeighbours(T* x, const T* cosines, const T* sines, std::int64_t heads, std::int64_t half,
                    std::int64_t rows, T sign)
{
    for (std::int64_t h = 0, row = 0; h < heads; ++h) {
        T* const a = x + h * 2 * half;
        const T* const c = cosines + row * half;
        const T* const s = sines + row * half;
        row = row + 1 < rows ? row + 1 : 0; // a division would take as long as the turning
#pragma omp simd
        for (std::int64_t i = 0; i < half; ++i) {
            const T sine = sign * s[i], first = a[2 * i], second = a[2 * i + 1];
            a[2 * i] = first * c[i] - second * sine;
            a[2 * i + 1] = second * c[i] + first * sine;
        }
    }
}

constexpr RotationKernels localKernels{{turnHalves<float>, turnNeighbours<float>},
                                       {turnHalves<double>, turnNeighbours<double>}};

} // namespace

} // namespace hydra
