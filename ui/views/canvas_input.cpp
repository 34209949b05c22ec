// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas's mouse, wheel, gesture and key handling; painting is in canvas.cpp.
#include "ui/views/canvas.h"
#include "ui/views/read_out.h"

namespace hydra::ui {

void Canvas::resizeEvent(QResizeEvent*)
{
    m_viewport.setWidget(size());
    moved();
}

bool Canvas::onZoom(double factor, const QPointF& at)
{
    m_viewport.zoomBy(factor, at);
    moved();
    return true;
}

bool Canvas::onPan(const QPointF& by)
{
    m_viewport.panBy(by);
    moved();
    return true;
}

bool Canvas::dragsAtOnce(const Press& press) const
{
    return press.button == Qt::MiddleButton || m_spaceDown;
}

void Canvas::onDrag(const Press& press)
{
    (void)onPan(press.at - press.last);
}

void Canvas::onClick(const Press& press)
{
    const int patch = patchAt(press.at);
    if (const int box = boxAt(press.at); box >= 0) {
        m_board.explain({ClassChoice::Kind::Box, box});
    } else if (patch >= 0 && press.has(Qt::ControlModifier)) {
        m_state.keepToken(patch);
    } else if (patch >= 0 && press.has(Qt::ShiftModifier)) {
        m_state.togglePatch(patch);
    } else if (patch >= 0) {
        m_state.askToken(patch);
    }
}

void Canvas::onOpen(const QPointF& at)
{
    if (patchAt(at) < 0) {
        m_state.actions().fit->trigger();
    }
}

void Canvas::onLeave()
{
    m_hovered = -1;
    Q_EMIT readOut({});
    Q_EMIT pointedAt(-1);
    update();
}

void Canvas::onPoint(const QPointF& at)
{
    const int patch = patchAt(at);
    Q_EMIT readOut(lineOf(readOutAt(m_state, m_board, m_viewport.toPicture(at), m_instead), patch));
    if (patch != m_hovered) {
        m_hovered = patch;
        Q_EMIT pointedAt(patch);
        update();
    }
}

void Canvas::moveQueryToken(const QPoint& step)
{
    if (cellCount() == 0) {
        return;
    }
    const auto [rows, cols] = cells();
    const bool first = m_state.markedPatch() < 0; // the first press marks the middle
    const int patch = first ? rows / 2 * cols + cols / 2 : cellAfter(m_state.query().options.query, step);
    m_state.askToken(patch);
    const QPointF middle = toRectF(m_board.seen()->geometry.patch(patch / cols, patch % cols)).center();
    Q_EMIT readOut(readOutAt(m_state, m_board, middle));
}

bool Canvas::takes(const QKeyEvent& key) const
{
    if (cellCount() == 0) {
        return false;
    }
    return isKey(key, {Qt::Key_Return, Qt::Key_Enter})
        || (m_cursor >= 0
            && isKey(key,
                     {Qt::Key_Space, Qt::Key_Escape, Qt::Key_Delete, Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,
                      Qt::Key_Down}));
}

void Canvas::setCursorPatch(int patch)
{
    m_cursor = patch;
    m_hovered = -1;
    if (patch >= 0) {
        const QPointF middle = cellPlace(patch).center();
        Q_EMIT readOut(lineOf(readOutAt(m_state, m_board, m_viewport.toPicture(middle), m_instead), patch));
        tellMarked(this, cellText(patch));
    } else {
        Q_EMIT readOut({});
    }
    Q_EMIT pointedAt(patch);
    update();
}

// Enter starts the walk at the query, or in the middle.
void Canvas::walk(const QKeyEvent& event, const QPoint& arrow)
{
    if (m_cursor < 0) {
        const auto [rows, cols] = cells();
        setCursorPatch(markedCell() >= 0 ? markedCell() : rows / 2 * cols + cols / 2);
    } else if (event.key() == Qt::Key_Escape) {
        setCursorPatch(-1);
    } else if (event.key() == Qt::Key_Delete) {
        m_state.togglePatch(m_cursor);
    } else if (!arrow.isNull()) {
        setCursorPatch(cellAfter(m_cursor, arrow));
    } else {
        m_state.askToken(m_cursor);
    }
}

bool Canvas::onKey(const QKeyEvent& event, const QPoint& arrow)
{
    const bool space = event.key() == Qt::Key_Space && !event.isAutoRepeat();
    if (takes(event)) {
        walk(event, arrow);
    } else if (!arrow.isNull() && event.modifiers().testFlag(Qt::ShiftModifier)) {
        moveQueryToken(arrow);
    } else if (!arrow.isNull() && event.modifiers().testFlag(Qt::AltModifier)) {
        (void)onPan(QPointF(-arrow) * 40);
    } else if (space) {
        m_spaceDown = true;
        followShape();
    } else {
        return false;
    }
    return true;
}

bool Canvas::onKeyUp(const QKeyEvent& event)
{
    const bool space = event.key() == Qt::Key_Space && !event.isAutoRepeat();
    if (space) {
        m_spaceDown = false;
        followShape();
    }
    return space;
}

Qt::CursorShape Canvas::shape() const
{
    return dragging() ? Qt::ClosedHandCursor : m_spaceDown ? Qt::OpenHandCursor : Qt::CrossCursor;
}

} // namespace hydra::ui
