// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops of rotary positions, compiled for any processor and for AVX2 and chosen at run time.
#pragma once

#include <cstdint>

namespace hydra {

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
