// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/norm_kernels.h"

#include "core/base/processor.h"
#include "core/nn/norm_kernel_loops.h"

namespace hydra {

const NormaliseRow plainNormaliseRow = normaliseRow;

NormaliseRow normaliseRowKernel() noexcept
{
    return hasAvx2() ? avx2NormaliseRow : plainNormaliseRow;
}

} // namespace hydra
