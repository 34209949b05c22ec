// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loop of a branch's end, compiled for any processor and for AVX2 and chosen at run time.
#pragma once

#include <cstdint>

namespace hydra {

// A row of WIDTH numbers: x += SCALE * ADDED, and OUT = LayerNorm of what x is now, with WEIGHT and BIAS.
using AddAndNormalise = void (*)(float* x, const float* added, const float* scale, const float* weight,
                                 const float* bias, float* out, std::int64_t width, float eps);

// The best that this processor can run.
[[nodiscard]] AddAndNormalise addAndNormaliseKernel() noexcept;

extern const AddAndNormalise plainAddAndNormalise;
extern const AddAndNormalise avx2AddAndNormalise; // the plain one where the build is for another processor

} // namespace hydra
