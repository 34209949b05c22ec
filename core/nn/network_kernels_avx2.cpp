// SPDX-License-Identifier: GPL-3.0-or-later
// The same loops, compiled for AVX2 and fused multiply-add if the build is for x86-64.
#include "core/nn/network_kernel_loops.h"

namespace hydra {

const NormaliseRow avx2NormaliseRow = normaliseRow;
const RotationKernels avx2RotationKernels = localKernels;

} // namespace hydra
