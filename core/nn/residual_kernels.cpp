// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/residual_kernels.h"

#include "core/base/processor.h"
#include "core/nn/residual_kernel_loops.h"

namespace hydra {

const AddAndNormalise plainAddAndNormalise = addToRowAndNormalise;

AddAndNormalise addAndNormaliseKernel() noexcept
{
    return hasAvx2() ? avx2AddAndNormalise : plainAddAndNormalise;
}

} // namespace hydra
