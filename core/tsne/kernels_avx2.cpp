// SPDX-License-Identifier: GPL-3.0-or-later
// The same loops, compiled for AVX2 and fused multiply-add where the build is for x86-64.
#include "core/tsne/kernel_loops.h"
#include "core/tsne/kernels.h"

namespace hydra::tsne {

const Kernels avx2Kernels = localKernels;

} // namespace hydra::tsne
