// SPDX-License-Identifier: GPL-3.0-or-later
// The same loop, compiled for AVX2 and fused multiply-add where the build is for x86-64.
#include "core/attention/softmax_kernel_loops.h"

namespace hydra {

const SoftmaxRow avx2SoftmaxRow = softmaxRow;

} // namespace hydra
