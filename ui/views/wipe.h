// SPDX-License-Identifier: GPL-3.0-or-later
// A line over the picture while parts are switched off; the mouse or the arrow keys move it. Left of it is
// the map of the whole network, right of it the current map, both in one colour range.
#pragma once

#include "ui/bridge/standing_question.h"
#include "ui/state/board.h"

#include <QWidget>

namespace hydra::ui {

class Canvas;

class Wipe : public QWidget
{
    Q_OBJECT

public:
    Wipe(ViewState& state, Board& board, EngineBridge& bridge, Canvas& canvas);

    [[nodiscard]] double share() const { return m_share; } // share of the picture that shows the map before
    void setShare(double share);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void ask();
    void follow();

    ViewState& m_state;
    Board& m_board;
    Canvas& m_canvas;
    StandingQuestion<MapKey> m_before;
    double m_share = 0;
};

} // namespace hydra::ui
