// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse and keys do to a scatter plot, and the marks of what they point at.
#include "ui/views/arrow_step.h"
#include "ui/views/scatter.h"

#include <QGestureEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <cmath>
#include <numeric>

namespace hydra::ui {

namespace {

constexpr double pointReach = 14; // widget points: how near the mouse must come
constexpr double lassoStep = 2; // between two corners of a lasso
constexpr double keyZoom = 1.25;
constexpr double keyPan = 60;
constexpr int marksReach = 26; // widget points around a marked point that its marks may cover

} // namespace

void Scatter::zoomStep(double factor, const QPointF& anchor)
{
    m_view.zoomBy(factor, anchor);
    moved();
}

void Scatter::wheelEvent(QWheelEvent* event)
{
    const double notches = event->angleDelta().y() / 120.0;
    if (notches != 0) {
        zoomStep(std::pow(keyZoom, notches), event->position());
    }
    event->accept();
}

bool Scatter::event(QEvent* event)
{
    if (event->type() == QEvent::Gesture) {
        auto* gestures = static_cast<QGestureEvent*>(event);
        if (const auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
            zoomStep(pinch->scaleFactor(), QPointF(mapFromGlobal(pinch->hotSpot().toPoint())));
            return true;
        }
    }
    return QWidget::event(event);
}

int Scatter::pointUnder(const QPointF& at)
{
    if (m_index.empty()) {
        m_index.build(m_points);
    }
    return m_index.nearest(m_points, m_view.toPlane(at), std::max(pointReach, radius()) / m_view.scale());
}

void Scatter::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton) {
        return;
    }
    m_pressed = m_last = event->position();
    m_dragging = false;
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->button() == Qt::LeftButton && shift != m_lassoMode) {
        m_lasso = QPolygonF() << m_view.toPlane(m_pressed);
    }
    updateCursor();
}

void Scatter::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (!m_lasso.empty()) {
        if ((at - m_last).manhattanLength() >= lassoStep) {
            m_last = at;
            m_lasso << m_view.toPlane(at);
            update();
        }
        return;
    }
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        if (m_dragging || (at - m_pressed).manhattanLength() > 4) {
            m_dragging = true;
            m_view.panBy(at - m_last);
            m_last = at;
            updateCursor();
            moved();
        }
        return;
    }
    pointAt(pointUnder(at));
}

void Scatter::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_lasso.empty()) {
        finishLasso();
    } else if (!m_dragging && event->button() == Qt::LeftButton) {
        const int point = pointUnder(event->position());
        select(point < 0 ? std::vector<int>() : std::vector<int>{point});
    }
    m_dragging = false;
    updateCursor();
}

void Scatter::finishLasso()
{
    const std::vector<int> inside = pointsInside(m_points, m_lasso);
    m_lasso.clear();
    update();
    select(inside);
}

void Scatter::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const int point = pointUnder(event->position()); point >= 0) {
        Q_EMIT chosen(point);
    }
}

void Scatter::leaveEvent(QEvent*)
{
    pointAt(-1);
}

void Scatter::updateCursor()
{
    setCursor(m_dragging                            ? Qt::ClosedHandCursor
                  : m_lassoMode || !m_lasso.empty() ? Qt::CrossCursor
                                                    : Qt::ArrowCursor);
}

void Scatter::bringIntoView(int point)
{
    const QPointF at = m_view.toWidget(m_points.at(point));
    constexpr double edge = 24;
    const auto back = [&](double value, double size) {
        return value < edge ? edge - value : value > size - edge ? size - edge - value : 0.0;
    };
    const QPointF delta(back(at.x(), width()), back(at.y(), height()));
    if (!delta.isNull()) {
        m_view.panBy(delta);
        moved();
    }
}

void Scatter::moveMark(const QPoint& direction)
{
    const QPointF middle = m_view.toPlane(m_view.centre());
    if (m_pointed < 0) { // the first key finds the point in the middle
        if (m_index.empty()) {
            m_index.build(m_points);
        }
        pointAt(m_index.nearest(m_points, middle, 1e9));
    } else if (const int next = nextInDirection(m_points, m_pointed, middle, direction); next >= 0) {
        pointAt(next);
    }
    if (m_pointed >= 0) {
        bringIntoView(m_pointed);
    }
}

bool Scatter::commandKey(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::SelectAll)) {
        std::vector<int> all;
        for (int i = 0; i < m_points.count(); ++i) {
            if (m_points.shown(i)) {
                all.push_back(i);
            }
        }
        select(all);
        return true;
    }
    const auto zoomKey = [&](double factor) { // plus and minus alone are the window's: more and fewer heads
        const bool page = event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown;
        if (page || event.modifiers().testFlag(Qt::ControlModifier)) {
            zoomStep(factor, m_view.centre());
            return true;
        }
        return false;
    };
    switch (event.key()) {
    case Qt::Key_F:
    case Qt::Key_Home:
        fit();
        return true;
    case Qt::Key_T:
        Q_EMIT thumbnailsWanted(!m_showThumbnails);
        return true;
    case Qt::Key_L:
        Q_EMIT lassoWanted(!m_lassoMode);
        return true;
    case Qt::Key_Escape:
        m_lasso.clear();
        update();
        select({});
        return true;
    case Qt::Key_Space:
        select(m_pointed < 0 ? std::vector<int>() : std::vector<int>{m_pointed});
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_pointed >= 0) {
            Q_EMIT chosen(m_pointed);
        }
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_PageUp:
        return zoomKey(keyZoom);
    case Qt::Key_Minus:
    case Qt::Key_PageDown:
        return zoomKey(1 / keyZoom);
    default:
        return false;
    }
}

void Scatter::keyPressEvent(QKeyEvent* event)
{
    if (const QPoint step = arrowStep(*event); !step.isNull()) {
        if (event->modifiers().testFlag(Qt::AltModifier)) {
            m_view.panBy(-QPointF(step) * keyPan);
            moved();
        } else {
            moveMark(step);
        }
        return;
    }
    const bool plain = (event->modifiers() & (Qt::AltModifier | Qt::MetaModifier)) == 0;
    if (!plain || !commandKey(*event)) {
        QWidget::keyPressEvent(event);
    }
}

std::vector<int> Scatter::marked() const
{
    std::vector<int> points = m_linked;
    points.push_back(m_pointed);
    return points;
}

void Scatter::mark(QPainter& painter, int point, double size, const QColor& ring)
{
    const QPointF at = m_view.toWidget(m_points.at(point));
    const QColor ground = palette().color(QPalette::Dark);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground, 4));
    painter.drawEllipse(at, size, size);
    painter.setPen(QPen(ring, 2));
    painter.drawEllipse(at, size, size);
}

void Scatter::paintMarks(QPainter& painter)
{
    const QColor accent = palette().color(QPalette::Highlight);
    QPolygonF path;
    for (const int i : m_linked) {
        if (m_points.shown(i)) {
            path << m_view.toWidget(m_points.at(i));
        }
    }
    if (m_joined && path.size() > 1) {
        QColor ground = palette().color(QPalette::Dark);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ground, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(path);
        painter.setPen(QPen(accent, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(path);
    }
    for (const int i : m_linked) {
        if (m_points.shown(i)) {
            mark(painter, i, radius() + 3, accent);
        }
    }
    if (m_pointed >= 0 && m_points.shown(m_pointed)) {
        mark(painter, m_pointed, radius() + 5, palette().color(QPalette::WindowText));
    }
    paintMarked(painter);
}

// Once more over path and rings, which lie close together.
void Scatter::paintMarked(QPainter& painter)
{
    const double side = 2 * radius() + 8;
    const double ratio = devicePixelRatioF();
    for (const int i : marked()) {
        if (i < 0 || !m_points.shown(i) || m_look.colours.size() != m_points.x.size()) {
            continue;
        }
        const int pixels = qCeil(side * ratio);
        QImage image(pixels, pixels, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(palette().color(QPalette::Dark));
        m_splats.stamp(image, pixels / 2.0, pixels / 2.0, m_look.colours[std::size_t(i)],
                       m_look.markers.empty() ? Marker::Disc : m_look.markers[std::size_t(i)]);
        const QPointF at = m_view.toWidget(m_points.at(i));
        QPainterPath round;
        round.addEllipse(at, radius() + 1.5, radius() + 1.5);
        painter.setClipPath(round);
        painter.drawImage(at - QPointF(pixels, pixels) / (2 * ratio), image);
        painter.setClipping(false);
    }
}

// Joined points are repainted with all that lies between them.
void Scatter::updateAround(const std::vector<int>& points)
{
    QRectF joined;
    QRegion region;
    for (const int i : points) {
        if (i < 0 || i >= m_points.count() || !m_points.shown(i)) {
            continue;
        }
        const QPointF at = m_view.toWidget(m_points.at(i));
        const QRectF around(at.x() - marksReach, at.y() - marksReach, 2 * marksReach, 2 * marksReach);
        joined |= around;
        region += around.toAlignedRect();
    }
    if (m_joined && points.size() > 2) {
        update(joined.toAlignedRect());
    } else {
        update(region);
    }
}

} // namespace hydra::ui
