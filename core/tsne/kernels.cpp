// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/kernels.h"

#include "core/base/processor.h"
#include "core/tsne/kernel_loops.h"

namespace hydra::tsne {

const Kernels plainKernels = localKernels;

const Kernels& kernels() noexcept
{
    return hasAvx2() ? avx2Kernels : plainKernels;
}

} // namespace hydra::tsne
