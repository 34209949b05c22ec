// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loop of softmax, compiled for any processor and for AVX2 and chosen at run time.
#pragma once

#include <cstdint>

namespace hydra {

// Applies softmax in place to the COUNT scores of ROW, with a relative error of at most 4e-7. NaN if a score
// is NaN or all are -inf.
using SoftmaxRow = void (*)(float* row, std::int64_t count);

// The fastest that this processor can run.
[[nodiscard]] SoftmaxRow softmaxRowKernel() noexcept;

extern const SoftmaxRow plainSoftmaxRow;
extern const SoftmaxRow avx2SoftmaxRow; // the plain one if the build is not for x86-64

} // namespace hydra
