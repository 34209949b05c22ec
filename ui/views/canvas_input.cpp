// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas's mouse, wheel, gestures and keys; painting is in canvas.cpp.
#include "ui/views/arrow_step.h"
#include "ui/views/canvas.h"
#include "ui/views/read_out.h"

#include <QApplication>
#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

void Canvas::resizeEvent(QResizeEvent*)
{
    m_viewport.setWidget(size());
    moved();
}

void Canvas::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        m_viewport.panBy(event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 2
                                                      : QPointF(event->pixelDelta()));
    } else {
        // An eighth of a degree a unit; a usual notch of 120 is a fifth larger.
        m_viewport.zoomBy(std::pow(1.2, event->angleDelta().y() / 120.0), event->position());
    }
    hover(event->position());
    moved();
    event->accept();
}

bool Canvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isCursorKey(*static_cast<QKeyEvent*>(event))) {
        event->accept(); // the window's shortcuts have some of these keys
        return true;
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            m_viewport.zoomBy(1 + gesture->value(), gesture->position());
            moved();
            return true;
        }
    } else if (event->type() == QEvent::Gesture) {
        QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture);
        if (const auto* pinch = qobject_cast<QPinchGesture*>(gesture)) {
            m_viewport.zoomBy(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint().toPoint()));
            moved();
            return true;
        }
    }
    return QWidget::event(event);
}

void Canvas::mousePressEvent(QMouseEvent* event)
{
    m_pressed = m_last = event->position();
    m_dragging = event->button() == Qt::MiddleButton || m_spaceDown;
    updateCursor();
}

void Canvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF here = event->position();
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        // Until it has moved a little it may still be a click.
        m_dragging = m_dragging || (here - m_pressed).manhattanLength() >= QApplication::startDragDistance();
        if (m_dragging) {
            m_viewport.panBy(here - m_last);
            updateCursor();
            moved();
        }
    }
    m_last = here;
    hover(here);
}

void Canvas::mouseReleaseEvent(QMouseEvent* event)
{
    const bool click = event->button() == Qt::LeftButton && !m_dragging;
    m_dragging = false;
    updateCursor();
    if (const int box = boxAt(event->position()); click && box >= 0) {
        m_board.explain({ClassChoice::Kind::Box, box});
    } else if (const int patch = patchAt(event->position()); click && patch >= 0) {
        if (event->modifiers().testFlag(Qt::ControlModifier)) {
            m_state.keepToken(patch);
        } else if (event->modifiers().testFlag(Qt::ShiftModifier)) {
            m_state.togglePatch(patch);
        } else {
            m_state.askToken(patch);
        }
    }
}

void Canvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (patchAt(event->position()) < 0) {
        m_state.actions().fit->trigger();
    }
}

void Canvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void Canvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void Canvas::leaveEvent(QEvent*)
{
    m_hovered = -1;
    Q_EMIT readOut({});
    Q_EMIT pointedAt(-1);
    update();
}

void Canvas::hover(const QPointF& point)
{
    const int patch = patchAt(point);
    Q_EMIT readOut(lineOf(readOutAt(m_state, m_board, m_viewport.toPicture(point), m_instead), patch));
    if (patch != m_hovered) {
        m_hovered = patch;
        Q_EMIT pointedAt(patch);
        update();
    }
}

void Canvas::moveQueryToken(int dRow, int dCol)
{
    if (!m_board.seen()) {
        return;
    }
    const int rows = m_board.seen()->geometry.rows();
    const int cols = m_board.seen()->geometry.cols();
    const int patch = m_state.query().options.query;
    const bool first = m_state.markedPatch() < 0; // the first press marks the middle
    const int row = first ? rows / 2 : std::clamp(patch / cols + dRow, 0, rows - 1);
    const int col = first ? cols / 2 : std::clamp(patch % cols + dCol, 0, cols - 1);
    m_state.askToken(row * cols + col);
    const QPointF middle = toRectF(m_board.seen()->geometry.patch(row, col)).center();
    Q_EMIT readOut(readOutAt(m_state, m_board, middle));
}

bool Canvas::isCursorKey(const QKeyEvent& event) const
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != 0 || cellCount() == 0) {
        return false;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return true;
    case Qt::Key_Space:
    case Qt::Key_Escape:
    case Qt::Key_Delete:
        return m_cursor >= 0;
    default:
        return m_cursor >= 0 && !arrowStep(event).isNull();
    }
}

void Canvas::setCursorPatch(int patch)
{
    m_cursor = patch;
    m_hovered = -1;
    if (patch >= 0) {
        const QPointF middle = cellPlace(patch).center();
        Q_EMIT readOut(lineOf(readOutAt(m_state, m_board, m_viewport.toPicture(middle), m_instead), patch));
        tellMarked(this, cellSaid(patch));
    } else {
        Q_EMIT readOut({});
    }
    Q_EMIT pointedAt(patch);
    update();
}

// Enter begins where the query is, or in the middle.
bool Canvas::cursorKey(const QKeyEvent& event)
{
    if (!isCursorKey(event)) {
        return false;
    }
    const CellGrid shape = cells();
    if (m_cursor < 0) {
        const int query = markedCell();
        setCursorPatch(query >= 0 ? query : shape.rows / 2 * shape.columns + shape.columns / 2);
    } else if (event.key() == Qt::Key_Escape) {
        setCursorPatch(-1);
    } else if (event.key() == Qt::Key_Delete) {
        m_state.togglePatch(m_cursor);
    } else if (const QPoint step = arrowStep(event); !step.isNull()) {
        const int row = std::clamp(m_cursor / shape.columns + step.y(), 0, shape.rows - 1);
        const int col = std::clamp(m_cursor % shape.columns + step.x(), 0, shape.columns - 1);
        setCursorPatch(row * shape.columns + col);
    } else {
        m_state.askToken(m_cursor);
    }
    return true;
}

void Canvas::keyPressEvent(QKeyEvent* event)
{
    if (cursorKey(*event)) {
        return;
    }
    const QPoint step = arrowStep(*event);
    const bool arrow = !step.isNull();
    if (arrow && event->modifiers().testFlag(Qt::ShiftModifier)) {
        moveQueryToken(step.y(), step.x());
    } else if (arrow && event->modifiers().testFlag(Qt::AltModifier)) {
        m_viewport.panBy(QPointF(-step) * 40);
        moved();
    } else if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceDown = true;
        updateCursor();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void Canvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_spaceDown = false;
        updateCursor();
    } else {
        QWidget::keyReleaseEvent(event);
    }
}

void Canvas::updateCursor()
{
    setCursor(m_dragging ? Qt::ClosedHandCursor : m_spaceDown ? Qt::OpenHandCursor : Qt::CrossCursor);
}

} // namespace hydra::ui
