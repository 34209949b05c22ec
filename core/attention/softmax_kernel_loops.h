// SPDX-License-Identifier: GPL-3.0-or-later
// Only for softmax_kernel.cpp and softmax_kernel_avx2.cpp, which compile this loop for two processors.
#pragma once

#include "core/attention/softmax_kernel.h"
#include "core/base/exponential.h"

namespace hydra {

namespace {

void softmaxRow(float* row, std::int64_t count)
{
    float largest = row[0];
#pragma omp simd reduction(max : largest)
    for (std::int64_t i = 1; i < count; ++i) {
        largest = row[i] > largest ? row[i] : largest;
    }
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t i = 0; i < count; ++i) {
        row[i] = expNegative(row[i] - largest);
        sum += row[i];
    }
    const float factor = 1 / sum;
#pragma omp simd
    for (std::int64_t i = 0; i < count; ++i) {
        row[i] *= factor;
    }
}

} // namespace

} // namespace hydra
