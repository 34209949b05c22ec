// SPDX-License-Identifier: GPL-3.0-or-later
// The maps of all heads as rows of cells, a row for each block: shown by the window's matrix and its figure.
#pragma once

#include "core/engine/results.h"

#include <vector>

namespace hydra::ui {

struct HeadCell
{
    int block = 0;
    int head = -1; // -1: all heads together
    engine::MapPtr map;
    double weight = 0; // its importance
    int rank = 0; // among all heads, from 1; 0 if there is no importance
};

struct HeadTable
{
    std::vector<std::vector<HeadCell>> rows; // by block; blocks may differ in their number of heads
    int columns = 0; // of the longest row
    double heaviest = 0; // the most important head's weight

    [[nodiscard]] double share(const HeadCell& cell) const; // of the most important head's weight
    [[nodiscard]] std::vector<engine::MapPtr> maps() const; // row by row
};

// SORTED: each block's heads by importance, the most important first; else by number.
[[nodiscard]] HeadTable headTable(const HeadMatrix& matrix, bool sorted);
void sortHeads(HeadTable& table, bool sorted);

} // namespace hydra::ui
