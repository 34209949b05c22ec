// SPDX-License-Identifier: GPL-3.0-or-later
// Every head of every block as a dot sized by its importance, in a small grid per block. The dot under the
// mouse or keyboard shows its map; a click or Space switches the head off or on.
#pragma once

#include "ui/bridge/standing_question.h"
#include "ui/paint/head_table.h"
#include "ui/state/view_state.h"
#include "ui/views/cell_view.h"

namespace hydra::ui {

class HeadDots : public CellView
{
    Q_OBJECT

public:
    HeadDots(ViewState& state, EngineBridge& bridge, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override { return {200, heightFor(mostCell)}; }
    [[nodiscard]] QRectF placeOf(int block, int head) const; // empty if there is none
    [[nodiscard]] QString words() const { return wordsOf(m_pointed); } // empty: no head is pointed at
    [[nodiscard]] QString pointedHead() const; // names it only

    [[nodiscard]] CellGrid cells() const override; // blocks, heads
    [[nodiscard]] QString cellText(int cell) const override { return wordsOf(placeAt(cell)); }
    [[nodiscard]] QRectF cellPlace(int cell) const override
    {
        return placeOf(placeAt(cell).block, placeAt(cell).head);
    }
    [[nodiscard]] int cellAt(const QPointF& point) const override { return cellOf(at(point)); }
    [[nodiscard]] int markedCell() const override { return cellOf(m_pointed); }
    void chooseCell(int cell) override { toggle(placeAt(cell)); }

Q_SIGNALS:
    void pointedAt(const engine::MapPtr& map); // null: none

protected:
    [[nodiscard]] QRectF frame() const override { return {}; }
    [[nodiscard]] QString tip(const QPointF& at) const override;
    void paintCells(QPainter& painter, const QRect& part) override;
    void onPoint(const QPointF& at) override;
    void onLeave() override { point({}); }
    void onClick(const Press& press) override;
    bool onKey(const QKeyEvent& event, const QPoint& arrow) override;
    void resizeEvent(QResizeEvent* event) override;
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
    [[nodiscard]] Place placeAt(int cell) const { return {cell / m_table.columns, cell % m_table.columns}; }
    [[nodiscard]] int cellOf(Place at) const
    {
        return cell(at) != nullptr ? at.block * m_table.columns + at.head : -1;
    }
    [[nodiscard]] QString wordsOf(Place at) const; // empty if there is none

    ViewState& m_state;
    StandingQuestion<HeadMatrixKey> m_matrix;
    HeadTable m_table;
    Place m_pointed;
    int m_rows = 1, m_columns = 1, m_cell = mostCell; // of one block's grid
};

} // namespace hydra::ui
