// SPDX-License-Identifier: GPL-3.0-or-later
// How a matrix product is cut into tiles (core/tensor/tiles): only from its size and the machine's cores. A
// tile is a product of its own over the full inner dimension.
#pragma once

#include <c10/util/ArrayRef.h>

#include <cstdint>

namespace hydra {

// A range of the product A [outers,inners,rows,K] B [outers,inners,K,columns]; missing leading dimensions
// count as 1.
struct Tile
{
    std::int64_t outer = 0, outers = 1, inner = 0, inners = 1;
    std::int64_t row = 0, rows = 0, column = 0, columns = 0;
};

struct Cut
{
    Tile whole;
    std::int64_t outers = 1, inners = 1, rows = 1, columns = 1; // largest size of a tile

    [[nodiscard]] std::int64_t count() const;
    [[nodiscard]] Tile at(std::int64_t i) const;
};

// Cores of this machine, at most 16.
[[nodiscard]] std::int64_t coresForTiles();

// The cut for A [..,M,K] with two to four dimensions, times COLUMNS columns, on a machine with CORES cores.
[[nodiscard]] Cut cutOf(at::IntArrayRef a, std::int64_t columns, std::int64_t cores);

} // namespace hydra
