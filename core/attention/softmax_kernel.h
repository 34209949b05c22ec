// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loop of softmax, compiled for any processor and for AVX2 and chosen at run time.
#pragma once

#include <cstdint>

namespace hydra {

// Softmax in place of the COUNT scores of a ROW, to 4e-7 of each share. Where one is NaN, or every one -inf:
// NaN.
using SoftmaxRow = void (*)(float* row, std::int64_t count);

// The best that this processor can run.
[[nodiscard]] SoftmaxRow softmaxRowKernel() noexcept;

extern const SoftmaxRow plainSoftmaxRow;
extern const SoftmaxRow avx2SoftmaxRow; // the plain one where the build is for another processor

} // namespace hydra
