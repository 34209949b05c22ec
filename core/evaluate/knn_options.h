// SPDX-License-Identifier: GPL-3.0-or-later
// How nearest neighbours vote (evaluate/knn.h). Plain data: no tensor.
#pragma once

#include "core/base/enum_words.h"

namespace hydra {

enum class KnnVote
{
    Weighted, // exp(cosine / 0.07) for each neighbour's class (Wu et al. 2018, as DINO measures it)
    Majority // one vote for each
};

struct KnnOptions
{
    int neighbours = 20;
    KnnVote vote = KnnVote::Weighted;
};

template<>
const EnumWords<KnnVote>& enumWords<KnnVote>(); // "weighted", "majority"

} // namespace hydra
