// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/rotation_kernels.h"

#include "core/base/processor.h"
#include "core/nn/rotation_kernel_loops.h"

namespace hydra {

const RotationKernels plainRotationKernels = localKernels;

const RotationKernels& rotationKernels() noexcept
{
    return hasAvx2() ? avx2RotationKernels : plainRotationKernels;
}

} // namespace hydra
