// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/cell_view.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hydra::ui {

namespace {

constexpr double zoomStep = 1.25; // per notch of a usual wheel
constexpr double notch = 120; // eighths of a degree

class KeysThatOpen : public QObject
{
public:
    KeysThatOpen(QAbstractItemView& view, std::function<void(const QModelIndex&)> open)
        : QObject(&view)
        , m_view(view)
        , m_open(std::move(open))
    {
        view.installEventFilter(this);
    }
    bool eventFilter(QObject*, QEvent* event) override
    {
        const bool opens =
            event->type() == QEvent::KeyPress && choosesCell(*static_cast<const QKeyEvent*>(event));
        if (opens) {
            m_open(m_view.currentIndex());
        }
        return opens;
    }

private:
    QAbstractItemView& m_view;
    const std::function<void(const QModelIndex&)> m_open;
};

} // namespace

CellView::CellView(QWidget* parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    grabGesture(Qt::PinchGesture);
}

QRectF CellView::frame() const
{
    return QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
}

void CellView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    paintCells(painter, event->rect());
    if (hasFocus() && !frame().isEmpty()) { // shows which view has the keyboard focus
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setOpacity(1);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(frame());
    }
}

bool CellView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (takes(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        break;
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString words = tip(help->pos());
        QToolTip::showText(help->globalPos(), words, this);
        event->setAccepted(!words.isEmpty());
        return true;
    }
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture
            && onZoom(1 + gesture->value(), gesture->position())) {
            return true;
        }
        break;
    }
    case QEvent::Gesture: {
        QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture);
        const auto* pinch = qobject_cast<QPinchGesture*>(gesture);
        if (pinch && onZoom(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint().toPoint()))) {
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

void CellView::followShape()
{
    if (const Qt::CursorShape now = shape(); now != cursor().shape()) {
        setCursor(now);
    }
}

void CellView::mousePressEvent(QMouseEvent* event)
{
    const QPointF at = m_mouse = event->position();
    m_press = {at, at, at, event->button(), event->modifiers()};
    m_dragging = dragsAtOnce(m_press);
    onPress(m_press);
    followShape();
}

void CellView::mouseMoveEvent(QMouseEvent* event)
{
    m_mouse = event->position();
    if (!(event->buttons() & (Qt::LeftButton | Qt::MiddleButton))) {
        onPoint(m_mouse);
        return;
    }
    // Below the drag distance it may still be a click.
    m_dragging =
        m_dragging || (m_mouse - m_press.from).manhattanLength() >= QApplication::startDragDistance();
    if (m_dragging) {
        m_press.last = std::exchange(m_press.at, m_mouse);
        followShape();
        onDrag(m_press);
    }
}

void CellView::mouseReleaseEvent(QMouseEvent* event)
{
    m_press.at = event->position();
    m_press.with = event->modifiers();
    if (std::exchange(m_dragging, false)) {
        onDrop();
    } else if (event->button() == Qt::LeftButton) {
        onClick(m_press);
    }
    followShape();
}

void CellView::mouseDoubleClickEvent(QMouseEvent* event)
{
    onOpen(event->position());
}

void CellView::wheelEvent(QWheelEvent* event)
{
    const QPointF by =
        event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 2 : QPointF(event->pixelDelta());
    const bool pans = event->modifiers().testFlag(Qt::ShiftModifier) && onPan(by);
    const bool taken =
        pans || onZoom(std::pow(zoomStep, event->angleDelta().y() / notch), event->position()) || onPan(by);
    event->setAccepted(taken); // else the panel scrolls
    if (taken) {
        onPoint(event->position());
    }
}

void CellView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    onLeave();
}

void CellView::keyPressEvent(QKeyEvent* event)
{
    if (!onKey(*event, arrowStep(*event))) {
        QWidget::keyPressEvent(event);
    }
}

void CellView::keyReleaseEvent(QKeyEvent* event)
{
    if (!onKeyUp(*event)) {
        QWidget::keyReleaseEvent(event);
    }
}

bool CellView::onKey(const QKeyEvent& event, const QPoint&)
{
    const bool chooses = choosesCell(event) && markedCell() >= 0;
    if (chooses) {
        chooseCell(markedCell());
    }
    return chooses;
}

int CellView::cellAfter(int cell, const QPoint& step) const
{
    const auto [rows, columns] = cells();
    return std::clamp(cell / columns + step.y(), 0, rows - 1) * columns
        + std::clamp(cell % columns + step.x(), 0, columns - 1);
}

void openByKeys(QAbstractItemView& view, std::function<void(const QModelIndex&)> open)
{
    new KeysThatOpen(view, std::move(open));
}

} // namespace hydra::ui
