// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/kernels.h"

#include "core/tsne/kernel_loops.h"

namespace hydra::tsne {

const Kernels plainKernels = localKernels;

const Kernels& kernels() noexcept
{
#if defined(__x86_64__)
    static const bool fast = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    return fast ? avx2Kernels : plainKernels;
#else
    return plainKernels;
#endif
}

} // namespace hydra::tsne
