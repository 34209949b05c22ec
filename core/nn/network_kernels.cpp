// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/network_kernels.h"

#include "core/base/processor.h"
#include "core/nn/network_kernel_loops.h"

namespace hydra {

const NormaliseRow plainNormaliseRow = normaliseRow;
const RotationKernels plainRotationKernels = localKernels;

NormaliseRow normaliseRowKernel() noexcept
{
    return hasAvx2() ? avx2NormaliseRow : plainNormaliseRow;
}

const RotationKernels& rotationKernels() noexcept
{
    return hasAvx2() ? avx2RotationKernels : plainRotationKernels;
}

} // namespace hydra
