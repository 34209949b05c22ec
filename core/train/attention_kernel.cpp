// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/attention_kernel.h"

#include "core/train/attention_kernel_loops.h"

namespace hydra {

namespace {

// Decided once: what this processor can do.
bool hasAvx2() noexcept
{
#if defined(__x86_64__)
    static const bool has = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    return has;
#else
    return false;
#endif
}

} // namespace

void attendHead(const HeadShape& shape, const float* q, const float* k, const float* v, float* p, float* out,
                float* scratch)
{
    (hasAvx2() ? attendHeadAvx2 : forward)(shape, q, k, v, p, out, scratch);
}

void attendHeadBackward(const HeadShape& shape, const float* q, const float* k, const float* v,
                        const float* p, const float* grad, float* gradQ, float* gradK, float* gradV,
                        float* scratch)
{
    (hasAvx2() ? attendHeadBackwardAvx2 : backward)(shape, q, k, v, p, grad, gradQ, gradK, gradV, scratch);
}

} // namespace hydra
