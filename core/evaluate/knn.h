// SPDX-License-Identifier: GPL-3.0-or-later
// k nearest neighbours as a classifier: what an embedding knows about classes without anything being trained.
#pragma once

#include "core/base/cancel.h"
#include "core/base/enum_words.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace hydra::engine {

enum class KnnVote
{
    Weighted, // exp(cosine / 0.07) for each neighbour's class (Wu et al. 2018, as DINO measures it)
    Majority // one for each
};

struct KnnOptions
{
    int neighbours = 20;
    KnnVote vote = KnnVote::Weighted;
};

// Rows of length 1 and the class of each.
struct KnnRows
{
    at::Tensor rows{}; // [N,d] float16 or float32
    std::vector<int> classes{};
};

// The class of each row of TEST [M,d] by its nearest rows of TRAIN; without TEST of each row of TRAIN by the
// others. Equal votes go to the class with the nearer neighbour. A tile of the M x N cosines at a time.
[[nodiscard]] std::vector<int> knnClasses(const KnnRows& train, const at::Tensor& test,
                                          const KnnOptions& options, const Progress& progress = {},
                                          const CancelToken& cancel = {});

} // namespace hydra::engine

namespace hydra {

template<>
const EnumWords<engine::KnnVote>& enumWords<engine::KnnVote>(); // "weighted", "majority"

} // namespace hydra
