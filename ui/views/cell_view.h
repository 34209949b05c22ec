// SPDX-License-Identifier: GPL-3.0-or-later
// A view that paints its own cells. This class handles mouse, wheel, gestures, keys, tooltip, focus frame and
// accessibility; a subclass defines its cells' places, words and painting, and the effect of a click, a drag
// or a key. Places are in points of the widget.
#pragma once

#include "ui/views/arrow_step.h"
#include "ui/widgets/spoken_cells.h"

#include <QAbstractItemView>
#include <QWidget>

#include <functional>

namespace hydra::ui {

class CellView : public QWidget, public SpokenCells
{
    Q_OBJECT

protected:
    explicit CellView(QWidget* parent);

    struct Press
    {
        QPointF from, last, at; // start, previous and current position
        Qt::MouseButton button = Qt::NoButton;
        Qt::KeyboardModifiers with;
        [[nodiscard]] bool has(Qt::KeyboardModifier key) const { return with.testFlag(key); }
    };

    virtual void paintCells(QPainter& painter, const QRect& part) = 0; // PART is repainted
    [[nodiscard]] virtual QRectF frame() const; // focus frame; empty: the cells show the focus
    [[nodiscard]] virtual QString tip(const QPointF& /*at*/) const { return toolTip(); }
    [[nodiscard]] virtual Qt::CursorShape shape() const { return cursor().shape(); }

    virtual void onPoint(const QPointF& /*at*/) { } // the mouse, with no button down
    virtual void onLeave() { }
    virtual void onPress(const Press& /*press*/) { }
    virtual void onClick(const Press& /*press*/) { } // of the left button
    virtual void onOpen(const QPointF& /*at*/) { } // a double click
    // Whether a drag begins at the press rather than after the drag distance.
    [[nodiscard]] virtual bool dragsAtOnce(const Press& /*press*/) const { return false; }
    virtual void onDrag(const Press& /*press*/) { }
    virtual void onDrop() { }
    virtual bool onZoom(double /*factor*/, const QPointF& /*at*/) { return false; } // false: it does not zoom
    virtual bool onPan(const QPointF& /*by*/)
    {
        return false;
    } // by the wheel: with Shift, or if the view does not zoom
    // ARROW: the step of an arrow key over a grid, x columns and y rows; null for any other key. Returns
    // false for a key it does not handle. By default Enter and Space choose the marked cell.
    virtual bool onKey(const QKeyEvent& event, const QPoint& arrow);
    virtual bool onKeyUp(const QKeyEvent& /*event*/) { return false; }
    // Whether this view takes KEY even if it is a shortcut of the main window.
    [[nodiscard]] virtual bool takes(const QKeyEvent& /*key*/) const { return false; }

    [[nodiscard]] bool dragging() const { return m_dragging; }
    [[nodiscard]] const QPointF& mouse() const { return m_mouse; } // last known position
    [[nodiscard]] int cellAfter(int cell, const QPoint& step) const; // clamped to the cells
    void followShape(); // updates the cursor

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) final;
    void mousePressEvent(QMouseEvent* event) final;
    void mouseMoveEvent(QMouseEvent* event) final;
    void mouseReleaseEvent(QMouseEvent* event) final;
    void mouseDoubleClickEvent(QMouseEvent* event) final;
    void wheelEvent(QWheelEvent* event) final;
    void leaveEvent(QEvent* event) final;
    void keyPressEvent(QKeyEvent* event) final;
    void keyReleaseEvent(QKeyEvent* event) final;

private:
    Press m_press;
    QPointF m_mouse;
    bool m_dragging = false;
};

// Makes Enter and Space call OPEN for VIEW's current cell.
void openByKeys(QAbstractItemView& view, std::function<void(const QModelIndex&)> open);

} // namespace hydra::ui
