// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keys of the comparison's grid.
#include "ui/views/comparison_grid.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

void ComparisonGrid::hover(const QPointF& point)
{
    const int panel = panelAt(point);
    const int patch = patchAt(panel, point);
    if (patch != m_hovered || panel != m_hoveredPanel) {
        m_hovered = patch;
        m_hoveredPanel = panel;
        update();
    }
    Q_EMIT hoveredAt(patch < 0 ? -1 : panel, patch);
}

void ComparisonGrid::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position();
    m_dragging = false;
}

void ComparisonGrid::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) {
        const QPointF way = event->position() - m_pressed;
        m_dragging = m_dragging || way.manhattanLength() >= QApplication::startDragDistance();
        const int panel = panelAt(m_pressed);
        if (m_dragging && panel >= 0 && m_zoom > 1) {
            const QRectF whole = seenRect(panel);
            m_centre -= QPointF(way.x() / whole.width(), way.y() / whole.height());
            m_centre = {std::clamp(m_centre.x(), 0.0, 1.0), std::clamp(m_centre.y(), 0.0, 1.0)};
            m_pressed = event->position();
            update();
        }
        return;
    }
    hover(event->position());
}

// A click chooses a panel, with Shift the second one, and asks from the token under it.
void ComparisonGrid::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_dragging || event->button() != Qt::LeftButton) {
        return;
    }
    const int panel = panelAt(event->position());
    if (panel >= 0 && event->modifiers().testFlag(Qt::ShiftModifier) && m_first >= 0) {
        choose(m_first, panel);
    } else {
        choose(panel, -1);
        if (panel >= 0) {
            m_comparison.askToken(cell(panel), patchAt(panel, event->position()));
        }
    }
}

void ComparisonGrid::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const int panel = panelAt(event->position()); panel >= 0) {
        Q_EMIT opened(panel);
    }
}

void ComparisonGrid::wheelEvent(QWheelEvent* event)
{
    zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

void ComparisonGrid::keyPressEvent(QKeyEvent* event)
{
    const int count = int(m_comparison.cells().size());
    const int columns = columnCount();
    const int now = event->modifiers().testFlag(Qt::ShiftModifier) && m_second >= 0 ? m_second : m_first;
    int next = now;
    switch (event->key()) {
    case Qt::Key_Left:
        next = now % std::max(1, columns) > 0 ? now - 1 : now;
        break;
    case Qt::Key_Right:
        next = columns > 0 && now % columns < columns - 1 ? now + 1 : now;
        break;
    case Qt::Key_Up:
        next = now - columns >= 0 ? now - columns : now;
        break;
    case Qt::Key_Down:
        next = now + columns < count ? now + columns : now;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_first >= 0) {
            Q_EMIT opened(m_first);
        }
        return;
    case Qt::Key_F:
        fit();
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
        if (m_first >= 0) {
            zoomBy(event->key() == Qt::Key_Minus ? 0.8 : 1.25, panelRect(m_first).center());
        }
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (count > 0) {
        next = std::clamp(next, 0, count - 1);
        const bool second = event->modifiers().testFlag(Qt::ShiftModifier) && m_first >= 0;
        choose(second ? m_first : next, second ? next : -1);
    }
}

void ComparisonGrid::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered = m_hoveredPanel = -1;
    update();
    Q_EMIT hoveredAt(-1, -1);
}

} // namespace hydra::ui
