// SPDX-License-Identifier: GPL-3.0-or-later
// How the probability of the explained class moves with the head count, with the present one marked. A click
// or the arrow keys choose.
#pragma once

#include "ui/state/board.h"
#include "ui/views/plot_view.h"

namespace hydra::ui {

class ProbabilityChart : public PlotView
{
    Q_OBJECT

public:
    ProbabilityChart(ViewState& state, Board& board, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {260, 130}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {140, 90}; }

Q_SIGNALS:
    void titleChanged(const QString& title,
                      double share); // which class, and its probability here; -1: unknown

protected:
    void build() override;

private:
    void follow();
    void choose(int stop);

    ViewState& m_state;
    Board& m_board;
};

} // namespace hydra::ui
