// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loop of LayerNorm, compiled for any processor and for AVX2 and chosen at run time.
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

} // namespace hydra
