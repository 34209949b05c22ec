// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_kernels.h"

#include "core/base/processor.h"
#include "core/train/training_kernel_loops.h"

namespace hydra {

const TrainingKernels plainTrainingKernels = localKernels;

const TrainingKernels& trainingKernels() noexcept
{
    return hasAvx2() ? avx2TrainingKernels : plainTrainingKernels;
}

} // namespace hydra
