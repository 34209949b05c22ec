// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/product_tiles.h"

#include "core/base/cores.h"

#include <algorithm>

namespace hydra {

namespace {

constexpr std::int64_t worthCutting = std::int64_t(1) << 21; // MACs: 45 us of one core
constexpr std::int64_t least = std::int64_t(1)
    << 20; // of a tile, so that reading shared operands again costs little
// The same for a product of few rows, of which only columns can be cut: each piece reads all rows, and a
// network of such products runs on one thread anyway (core/tensor/machine).
constexpr std::int64_t worthColumns = std::int64_t(1) << 24;
constexpr std::int64_t leastRows = 96, leastColumns = 96, vector = 16; // of a tile, for the kernels' blocks

std::int64_t pieces(std::int64_t size, std::int64_t of)
{
    return (size + of - 1) / of;
}

// Cuts rows first: each piece then reads all weights, but result and factors stay contiguous, which saves a
// copy (measured with oneDNN 2.6: 2 % for two pieces, 5 % for columns). Cuts columns too if there are too few
// rows for the cores.
void cutMatrix(Cut& cut, std::int64_t macs, std::int64_t cores)
{
    if (cut.whole.rows < leastRows && macs < worthColumns) {
        return;
    }
    const std::int64_t most = std::clamp<std::int64_t>(macs / least, 1, 2 * cores);
    const std::int64_t rows = std::clamp<std::int64_t>(cut.whole.rows / leastRows, 1, most);
    // The same number for each core, so that all finish together.
    const std::int64_t even = rows > cores ? rows / cores * cores : rows;
    const std::int64_t columns = std::clamp<std::int64_t>(
        pieces(std::min(most, cores), even), 1, std::max<std::int64_t>(1, cut.whole.columns / leastColumns));
    cut.rows = pieces(cut.whole.rows, even);
    cut.columns = std::min(cut.whole.columns, pieces(pieces(cut.whole.columns, columns), vector) * vector);
}

// Groups small heads, and halves the rows of large heads if there are few.
void cutBatch(Cut& cut, std::int64_t ofOne, std::int64_t cores)
{
    const std::int64_t entries = cut.whole.outers * cut.whole.inners;
    const std::int64_t together =
        std::clamp(std::max(entries / (2 * cores), least / ofOne), std::int64_t(1), entries);
    cut.inners = std::min(together, cut.whole.inners);
    cut.outers = cut.inners < cut.whole.inners ? 1 : std::min(cut.whole.outers, together / cut.whole.inners);
    if (entries < 4 * cores && entries % cores != 0 && cut.whole.rows >= leastRows && ofOne >= 2 * least) {
        cut.rows = pieces(cut.whole.rows, 2);
    }
}

} // namespace

std::int64_t Cut::count() const
{
    return pieces(whole.outers, outers) * pieces(whole.inners, inners) * pieces(whole.rows, rows)
        * pieces(whole.columns, columns);
}

Tile Cut::at(std::int64_t i) const
{
    Tile tile;
    const auto next = [&](std::int64_t size, std::int64_t of, std::int64_t& begin, std::int64_t& length) {
        const std::int64_t n = pieces(size, of);
        begin = i % n * of;
        length = std::min(of, size - begin);
        i /= n;
    };
    next(whole.rows, rows, tile.row, tile.rows);
    next(whole.columns, columns, tile.column, tile.columns);
    next(whole.inners, inners, tile.inner, tile.inners);
    next(whole.outers, outers, tile.outer, tile.outers);
    return tile;
}

std::int64_t coresForTiles()
{
    static const std::int64_t cores = std::min(16, machineCores());
    return cores;
}

Cut cutOf(at::IntArrayRef a, std::int64_t columns, std::int64_t cores)
{
    const std::size_t n = a.size();
    Cut cut;
    cut.whole = {0, n > 3 ? a[n - 4] : 1, 0, n > 2 ? a[n - 3] : 1, 0, a[n - 2], 0, columns};
    cut.outers = std::max<std::int64_t>(1, cut.whole.outers);
    cut.inners = std::max<std::int64_t>(1, cut.whole.inners);
    cut.rows = std::max<std::int64_t>(1, cut.whole.rows);
    cut.columns = std::max<std::int64_t>(1, columns);
    const std::int64_t ofOne = std::max<std::int64_t>(1, cut.rows * cut.columns * a[n - 1]);
    const std::int64_t macs = ofOne * cut.inners * cut.outers;
    if (macs < worthCutting) {
        return cut;
    }
    if (n > 2) {
        cutBatch(cut, ofOne, cores);
    } else {
        cutMatrix(cut, macs, cores);
    }
    return cut;
}

} // namespace hydra
