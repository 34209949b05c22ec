// SPDX-License-Identifier: GPL-3.0-or-later
// A view that paints its own cells. Mouse, wheel, gestures, keys, tooltip, focus frame and the cells' words
// for assistive technology stand here; a view says where its cells are, what they say, how they are painted,
// and what a click, a drag or a key means. Places are in points of the widget.
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
        QPointF from, last, at; // where it began, where it was, where it is
        Qt::MouseButton button = Qt::NoButton;
        Qt::KeyboardModifiers with;
        [[nodiscard]] bool has(Qt::KeyboardModifier key) const { return with.testFlag(key); }
    };

    virtual void paintCells(QPainter& painter, const QRect& part) = 0; // PART is painted anew
    [[nodiscard]] virtual QRectF frame() const; // of the focus; empty: the cells show it
    [[nodiscard]] virtual QString tip(const QPointF& /*at*/) const { return toolTip(); }
    [[nodiscard]] virtual Qt::CursorShape shape() const { return cursor().shape(); }

    virtual void onPoint(const QPointF& /*at*/) { } // the mouse, with no button down
    virtual void onLeave() { }
    virtual void onPress(const Press& /*press*/) { }
    virtual void onClick(const Press& /*press*/) { } // of the left button
    virtual void onOpen(const QPointF& /*at*/) { } // a double click
    // A drag begins with the press rather than after a little way.
    [[nodiscard]] virtual bool dragsAtOnce(const Press& /*press*/) const { return false; }
    virtual void onDrag(const Press& /*press*/) { }
    virtual void onDrop() { }
    virtual bool onZoom(double /*factor*/, const QPointF& /*at*/) { return false; } // false: it does not zoom
    virtual bool onPan(const QPointF& /*by*/)
    {
        return false;
    } // by the wheel: with Shift, or where it does not zoom
    // ARROW: the step of an arrow key over a grid, x columns and y rows; null for any other key. False: it is
    // another widget's. By default Enter and Space choose the marked cell.
    virtual bool onKey(const QKeyEvent& event, const QPoint& arrow);
    virtual bool onKeyUp(const QKeyEvent& /*event*/) { return false; }
    // KEY, which may be a command of the main window, is this view's.
    [[nodiscard]] virtual bool takes(const QKeyEvent& /*key*/) const { return false; }

    [[nodiscard]] bool dragging() const { return m_dragging; }
    [[nodiscard]] const QPointF& mouse() const { return m_mouse; } // as it was seen last
    [[nodiscard]] int cellAfter(int cell, const QPoint& step) const; // no further than there are
    void followShape(); // of the cursor

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

// Enter and Space on VIEW's current cell do what OPEN does.
void openByKeys(QAbstractItemView& view, std::function<void(const QModelIndex&)> open);

} // namespace hydra::ui
