// SPDX-License-Identifier: GPL-3.0-or-later
// The same loops, compiled for AVX2 and fused multiply-add where the build is for x86-64.
#include "core/nn/rotation_kernel_loops.h"

namespace hydra {

const RotationKernels avx2RotationKernels = localKernels;

} // namespace hydra
