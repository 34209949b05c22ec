// SPDX-License-Identifier: GPL-3.0-or-later
// The first five classes of this head count as bars. A click, or Enter on the marked row, explains that
// class.
#pragma once

#include "ui/state/board.h"
#include "ui/views/plot_view.h"

namespace hydra::ui {

class PredictionBars : public PlotView
{
    Q_OBJECT

public:
    PredictionBars(ViewState& state, Board& board, QWidget* parent = nullptr);
    [[nodiscard]] QString cellText(int cell) const override; // "tench 89.5 %"
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {140, sizeHint().height() * 4 / 5}; }

    static constexpr int mostRows = 5;

protected:
    [[nodiscard]] QRectF place() const override;
    void decorate() override;
    [[nodiscard]] QString tooltipAt(const QPointF& at) const override;
    [[nodiscard]] int stopAt(const QPointF& point) const override { return int(point.y() / rowHeight()); }
    [[nodiscard]] Qt::Orientation arrows() const override { return Qt::Vertical; }

private:
    [[nodiscard]] Chart made() const;
    void follow();
    void choose(int row);
    void markRow(int row);
    void writeRow(int row);
    [[nodiscard]] int classAt(int row) const; // -1 when there is none
    [[nodiscard]] bool ofBoxes() const; // a detector's prediction: one row per box
    [[nodiscard]] bool chosenAt(int row) const;
    [[nodiscard]] double shareAt(int row) const; // length of its bar, 0 to 1
    [[nodiscard]] QString numberAt(int row) const;
    [[nodiscard]] QString nameAt(int row) const;
    [[nodiscard]] double rowHeight() const { return double(viewport()->height()) / mostRows; }

    ViewState& m_state;
    Board& m_board;
};

} // namespace hydra::ui
