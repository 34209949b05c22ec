// SPDX-License-Identifier: GPL-3.0-or-later
// While something is switched off: a line over the picture that is pulled, by the mouse or the arrow keys.
// Left of it stands the map of the whole network, right of it the map as it is now, in one range of colours.
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

    [[nodiscard]] double share() const { return m_share; } // of the picture that is as before
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
