// SPDX-License-Identifier: GPL-3.0-or-later
// How a matrix product is cut into tiles (core/tensor/tiles): from its size and the machine's cores, and from
// nothing else. A tile is a product of its own, with all of the sum.
#pragma once

#include <c10/util/ArrayRef.h>

#include <cstdint>

namespace hydra {

// Of A [outers,inners,rows,K] B [outers,inners,K,columns]; without leading dimensions there is one of each.
struct Tile
{
    std::int64_t outer = 0, outers = 1, inner = 0, inners = 1;
    std::int64_t row = 0, rows = 0, column = 0, columns = 0;
};

struct Cut
{
    Tile whole;
    std::int64_t outers = 1, inners = 1, rows = 1, columns = 1; // of a tile, at most

    [[nodiscard]] std::int64_t count() const;
    [[nodiscard]] Tile at(std::int64_t i) const;
};

// Of this machine, 16 at most.
[[nodiscard]] std::int64_t coresForTiles();

// A [..,M,K] of two to four dimensions, times COLUMNS columns, on a machine of CORES.
[[nodiscard]] Cut cutOf(at::IntArrayRef a, std::int64_t columns, std::int64_t cores);

} // namespace hydra
