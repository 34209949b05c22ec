// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loop of optimizer.h. No tensor types here, so that this file alone is compiled for speed.
#pragma once

#include <cstdint>

namespace hydra {

// The numbers of one step, the same for every element of a tensor.
struct AdamWRates
{
    float gradScale = 1; // clipping
    float beta1 = 0, beta2 = 0;
    float step = 0; // learning rate / (1 - beta1^t)
    float rootCorrection = 1; // (1 - beta2^t)^-1/2
    float epsilon = 0;
    float keep = 1; // 1 - learning rate * weight decay
    float average = 0; // share of the new value in the running average
};

void adamwRange(float* value, const float* grad, float* first, float* second, float* average,
                std::int64_t count, const AdamWRates& rates);

} // namespace hydra
