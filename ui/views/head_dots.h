// SPDX-License-Identifier: GPL-3.0-or-later
// Every head of every block as a dot, as large as it is important: a small grid for each block. The one under
// the mouse or the keyboard shows its map; a press, or Space, switches it off in place, and on again.
#pragma once

#include "ui/bridge/standing_question.h"
#include "ui/paint/head_table.h"
#include "ui/state/view_state.h"

#include <QWidget>

namespace hydra::ui {

class HeadDots : public QWidget
{
    Q_OBJECT

public:
    HeadDots(ViewState& state, EngineBridge& bridge, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override { return {200, heightFor(mostCell)}; }
    [[nodiscard]] QRectF placeOf(int block, int head) const; // empty where there is none
    [[nodiscard]] QString words() const; // of the head that is pointed at; empty: none
    [[nodiscard]] QString pointedHead() const; // only which it is

Q_SIGNALS:
    void pointedAt(const engine::MapPtr& map); // null: at none

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Place
    {
        int block = -1, head = -1;
    };
    static constexpr int mostCell = 13, leastCell = 5; // points

    void ask();
    void follow();
    void layOut();
    void point(Place at);
    void toggle(Place at);
    [[nodiscard]] int heightFor(int cell) const;
    [[nodiscard]] Place at(const QPointF& point, double reach = 0) const;
    [[nodiscard]] const HeadCell* cell(Place at) const;

    ViewState& m_state;
    StandingQuestion<HeadMatrixKey> m_matrix;
    HeadTable m_table;
    Place m_pointed;
    int m_rows = 1, m_columns = 1, m_cell = mostCell; // of one block's grid
};

} // namespace hydra::ui
