// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled for processors with AVX2 and FMA; called only where there are.
#include "core/train/attention_kernel_loops.h"

namespace hydra {

void attendHeadAvx2(const HeadShape& shape, const float* q, const float* k, const float* v, float* p,
                    float* out, float* scratch)
{
    forward(shape, q, k, v, p, out, scratch);
}

void attendHeadBackwardAvx2(const HeadShape& shape, const float* q, const float* k, const float* v,
                            const float* p, const float* grad, float* gradQ, float* gradK, float* gradV,
                            float* scratch)
{
    backward(shape, q, k, v, p, grad, gradQ, gradK, gradV, scratch);
}

} // namespace hydra
