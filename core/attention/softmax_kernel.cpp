// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/softmax_kernel.h"

#include "core/attention/softmax_kernel_loops.h"
#include "core/base/processor.h"

namespace hydra {

const SoftmaxRow plainSoftmaxRow = softmaxRow;

SoftmaxRow softmaxRowKernel() noexcept
{
    return hasAvx2() ? avx2SoftmaxRow : plainSoftmaxRow;
}

} // namespace hydra
