// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops of LayerNorm and of rotary positions, compiled for any processor and for AVX2 and chosen at
// run time.
#pragma once

#include <cstdint>

namespace hydra {

struct LayerNormRow
{
    const float *weight, *bias; // [width]
    std::int64_t width;
    float eps;
};

// OUT = LayerNorm of the row X, after X += SCALE * ADDED if ADDED is not null. MEAN, and INVERSE
// (1/deviation), may be null.
using NormaliseRow = void (*)(const LayerNormRow& norm, float* x, const float* added, const float* scale,
                              float* out, float* mean, float* inverse);

// The fastest version that this processor supports.
[[nodiscard]] NormaliseRow normaliseRowKernel() noexcept;

extern const NormaliseRow plainNormaliseRow;
extern const NormaliseRow avx2NormaliseRow; // the plain one if the build is for another processor

// Rotates a token's HEADS adjacent heads of 2 * HALF channels in place. Head h turns by the angles in row h %
// ROWS of [rows,half]; SIGN -1 rotates backwards.
template<class T>
using TurnToken = void (*)(T* x, const T* cosines, const T* sines, std::int64_t heads, std::int64_t half,
                           std::int64_t rows, T sign);

template<class T>
struct TurnKernels
{
    TurnToken<T> halves; // channel c turns with c + half
    TurnToken<T> neighbours; // channel 2c with 2c + 1
};

struct RotationKernels
{
    TurnKernels<float> ofFloat;
    TurnKernels<double> ofDouble;

    [[nodiscard]] const TurnKernels<float>& of(float) const noexcept { return ofFloat; }
    [[nodiscard]] const TurnKernels<double>& of(double) const noexcept { return ofDouble; }
};

// The fastest version that this processor supports.
[[nodiscard]] const RotationKernels& rotationKernels() noexcept;

extern const RotationKernels plainRotationKernels;
extern const RotationKernels avx2RotationKernels; // the plain ones if the build is for another processor

} // namespace hydra
