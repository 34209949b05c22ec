// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/knn_options.h"

namespace hydra {

template<>
const EnumWords<KnnVote>& enumWords<KnnVote>()
{
    static const EnumWords<KnnVote> words{{KnnVote::Weighted, "weighted"}, {KnnVote::Majority, "majority"}};
    return words;
}

} // namespace hydra
