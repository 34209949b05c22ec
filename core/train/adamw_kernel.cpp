// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/adamw_kernel.h"

#include "core/train/simd_clones.h"

#include <cmath>

namespace hydra {

HYDRA_SIMD_CLONES void adamwRange(float* __restrict value, const float* __restrict grad,
                                  float* __restrict first, float* __restrict second,
                                  float* __restrict average, std::int64_t count, const AdamWRates& rates)
{
    const AdamWRates r = rates;
    for (std::int64_t i = 0; i < count; ++i) {
        const float g = grad[i] * r.gradScale;
        first[i] = r.beta1 * first[i] + (1 - r.beta1) * g;
        second[i] = r.beta2 * second[i] + (1 - r.beta2) * g * g;
        value[i] =
            r.keep * value[i] - r.step * first[i] / (std::sqrt(second[i]) * r.rootCorrection + r.epsilon);
        average[i] += r.average * (value[i] - average[i]);
    }
}

} // namespace hydra
