// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/knn_options.h"

namespace hydra {

template<>
const EnumWords<engine::KnnVote>& enumWords<engine::KnnVote>()
{
    static const EnumWords<engine::KnnVote> words{{engine::KnnVote::Weighted, "weighted"},
                                                  {engine::KnnVote::Majority, "majority"}};
    return words;
}

} // namespace hydra
