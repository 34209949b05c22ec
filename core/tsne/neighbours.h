// SPDX-License-Identifier: GPL-3.0-or-later
// The nearest neighbours of every row, exactly: all distances in blocks through a matrix product, which at 50
// dimensions and more is faster than any tree.
#pragma once

#include "core/tsne/crew.h"
#include "core/tsne/vectors.h"

#include <cstdint>

namespace hydra::tsne {

// K neighbours a row, nearest first, equal distances by index; the row itself is none of them.
struct Neighbours
{
    std::size_t count = 0, k = 0;
    std::vector<std::int32_t> index; // [count, k]
    std::vector<float> distance; // squared, from differences in double
};

// K at most count - 1. DATA should be `centred`.
[[nodiscard]] Neighbours nearestNeighbours(const Vectors& data, std::size_t k, Crew& crew);

} // namespace hydra::tsne
