// SPDX-License-Identifier: GPL-3.0-or-later
// k nearest neighbours as a classifier: what an embedding knows about classes without any training.
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/knn_options.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace hydra {

// Rows of length 1, and each one's class.
struct KnnRows
{
    at::Tensor rows{}; // [N,d] float16 or float32
    std::vector<int> classes{};
};

// Classifies each row of TEST [M,d] by its nearest rows of TRAIN; without TEST each row of TRAIN by the
// others. Ties go to the class with the nearer neighbour. Computes the M x N cosines in tiles.
[[nodiscard]] std::vector<int> knnClasses(const KnnRows& train, const at::Tensor& test,
                                          const KnnOptions& options, const Progress& progress = {},
                                          const CancelToken& cancel = {});

} // namespace hydra
