// SPDX-License-Identifier: GPL-3.0-or-later
// Only for rotation_kernels.cpp and rotation_kernels_avx2.cpp, which compile these loops for two processors.
#pragma once

#include "core/nn/rotation_kernels.h"

namespace hydra {

namespace {

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
