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

// OUT = LayerNorm of the row X; where ADDED is given, X += SCALE * ADDED before. MEAN and INVERSE, of the
// deviation, may be null.
using NormaliseRow = void (*)(const LayerNormRow& norm, float* x, const float* added, const float* scale,
                              float* out, float* mean, float* inverse);

// The best that this processor can run.
[[nodiscard]] NormaliseRow normaliseRowKernel() noexcept;

extern const NormaliseRow plainNormaliseRow;
extern const NormaliseRow avx2NormaliseRow; // the plain one where the build is for another processor

// Turns in place a token's HEADS heads of 2 * HALF channels, which lie side by side. Head h turns by the
// angles of its row h % ROWS [rows,half]; SIGN -1: the other way round.
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

// The best that this processor can run.
[[nodiscard]] const RotationKernels& rotationKernels() noexcept;

extern const RotationKernels plainRotationKernels;
extern const RotationKernels avx2RotationKernels; // the plain ones where the build is for another processor

} // namespace hydra
