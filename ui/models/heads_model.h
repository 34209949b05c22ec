// SPDX-License-Identifier: GPL-3.0-or-later
// One row for each offered head count: what the strip shows.
#pragma once

#include "ui/models/rows_model.h"
#include "ui/state/board.h"

namespace hydra::ui {

struct HeadsRow
{
    int heads = 0;
    bool trained = true;
    QString title; // "6 heads"
    QString explained; // the class that its map explains
    double probability = -1; // of that class; -1 while unknown
    QString winner; // another class that this sub-network puts first; empty: none
    double winnerShare = 0;
    QString value; // of a target that is no class
    engine::MapPtr map;
    QString failure;
};

class HeadsModel : public RowsModel<HeadsRow>
{
    Q_OBJECT

public:
    HeadsModel(ViewState& state, Board& board, QObject* parent);
    [[nodiscard]] int rowOf(int heads) const; // -1 when not offered

private:
    [[nodiscard]] HeadsRow rowFor(const Board::Cell& cell) const;
    void rebuild();

    ViewState& m_state;
    Board& m_board;
};

} // namespace hydra::ui
