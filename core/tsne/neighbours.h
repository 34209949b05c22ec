// SPDX-License-Identifier: GPL-3.0-or-later
// The exact nearest neighbours of every row, from all distances in blocks through a matrix product; from 50
// dimensions on this is faster than any tree.
#pragma once

#include "core/tsne/crew.h"
#include "core/tsne/vectors.h"

#include <cstdint>

namespace hydra::tsne {

// K neighbours per row, nearest first, ties by index, without the row itself.
struct Neighbours
{
    std::size_t count = 0, k = 0;
    std::vector<std::int32_t> index; // [count, k]
    std::vector<float> distance; // squared, from differences in double
};

// K is at most count - 1. DATA should be `centred`.
[[nodiscard]] Neighbours nearestNeighbours(const Vectors& data, std::size_t k, Crew& crew);

} // namespace hydra::tsne
