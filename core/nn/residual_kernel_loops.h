// SPDX-License-Identifier: GPL-3.0-or-later
// Only for residual_kernels.cpp and residual_kernels_avx2.cpp, which compile this loop for two processors.
#pragma once

#include "core/nn/residual_kernels.h"

#include <cmath>

namespace hydra {

namespace {

// The sum of TERM(i) over a row, in four quarters at once: one sum would wait for each addition.
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

void addToRowAndNormalise(float* x, const float* added, const float* scale, const float* weight,
                          const float* bias, float* out, std::int64_t width, float eps)
{
    const auto count = static_cast<float>(width);
    const float mean = sumOf(width, [=](std::int64_t i) { return x[i] += scale[i] * added[i]; }) / count;
    const float squares = sumOf(width, [=](std::int64_t i) { return (x[i] - mean) * (x[i] - mean); });
    const float inverse = 1 / std::sqrt(squares / count + eps);
#pragma omp simd
    for (std::int64_t i = 0; i < width; ++i) {
        out[i] = (x[i] - mean) * inverse * weight[i] + bias[i];
    }
}

} // namespace

} // namespace hydra
