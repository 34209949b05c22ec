// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter.h"

#include <QPainter>

#include <cmath>

namespace hydra::ui {

namespace {

constexpr double lassoStep = 2; // widget points between two corners of a lasso
constexpr double keyZoom = 1.25;
constexpr double keyPan = 60;

} // namespace

Scatter::Scatter(QWidget* parent)
    : CellView(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent); // the image covers the whole widget
    setAccessibleName(tr("Embedding"));
}

void Scatter::setPoints(PlanePoints points, const std::vector<ScatterPane>& panes)
{
    m_plane.set(std::move(points), panes);
    m_painter.setLook({});
    m_marks.linked.clear();
    m_lasso.clear();
    pointAt(-1);
    select({});
    tellAll(this);
    changed();
}

void Scatter::movePoints(std::vector<float> x, std::vector<float> y)
{
    m_plane.move(std::move(x), std::move(y));
    changed();
}

void Scatter::setLook(ScatterLook look)
{
    m_painter.setLook(std::move(look));
    update();
}

void Scatter::setHidden(std::vector<std::uint8_t> hidden)
{
    m_plane.hide(std::move(hidden));
    if (m_marks.pointed >= 0 && !m_plane.shown(m_marks.pointed)) {
        pointAt(-1);
    }
    changed();
}

void Scatter::setThumbnails(bool shown)
{
    m_painter.setThumbnails(shown);
    update();
}

void Scatter::setThumbnailSource(std::function<Thumbnail(int point)> source, double side)
{
    m_painter.setThumbnailSource(std::move(source), side);
    update();
}

void Scatter::setWords(std::function<QString(int point)> words)
{
    m_words = std::move(words);
}

SpokenCells::CellGrid Scatter::cells() const
{
    const int count = m_plane.points().count();
    return {count, count > 0 ? 1 : 0};
}

void Scatter::setLassoMode(bool on)
{
    m_lassoMode = on;
    followShape();
}

void Scatter::setEmptyText(const QString& words)
{
    m_emptyText = words;
    update();
}

void Scatter::setStale(bool stale)
{
    m_stale = stale;
    update();
}

void Scatter::setLinked(const std::vector<int>& points, bool joined)
{
    if (points != m_marks.linked || joined != m_marks.joined) {
        update(m_marks.around(m_marks.all(), m_plane));
        m_marks.linked = points;
        m_marks.joined = joined;
        update(m_marks.around(m_marks.all(), m_plane));
    }
}

void Scatter::pointAt(int point)
{
    if (point != m_marks.pointed) {
        update(m_marks.around({m_marks.pointed, point}, m_plane));
        m_marks.pointed = point;
        if (point >= 0 && m_words) {
            tellMarked(this, cellText(point));
        }
        Q_EMIT pointedAt(point);
    }
}

void Scatter::select(const std::vector<int>& points)
{
    if (points == m_selection) {
        return;
    }
    m_selection = points;
    m_painter.setSelection(points, m_plane.points().count());
    update();
    Q_EMIT selectionChanged();
}

void Scatter::fit()
{
    m_plane.fit();
    changed();
}

void Scatter::changed()
{
    m_painter.forget();
    update();
}

void Scatter::paintCells(QPainter& painter, const QRect& part)
{
    const QImage& image = m_painter.image(m_plane, ground());
    const double ratio = image.devicePixelRatio();
    painter.drawImage(part, image, QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
    if (m_stale) {
        QColor veil = palette().color(QPalette::Window);
        veil.setAlphaF(0.6F);
        painter.fillRect(rect(), veil);
    }
    if (m_plane.points().count() == 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    m_painter.paintMarks(painter, m_plane, m_marks, ground());
    if (m_lasso.size() > 1) {
        paintLasso(painter);
    }
}

void Scatter::draw(QPainter& painter)
{
    constexpr double fine = 3; // pixels to a point of the screen
    const ScatterGround paper{size(), fine, palette()};
    ScatterPainter once = m_painter; // a copy keeps the screen's image
    once.forget();
    painter.drawImage(QRectF(rect()), once.image(m_plane, paper));
    painter.setRenderHint(QPainter::Antialiasing);
    once.paintMarks(painter, m_plane, m_marks, paper);
}

void Scatter::paintLasso(QPainter& painter) const
{
    QPolygonF line;
    for (const QPointF& corner : m_lasso) {
        line << m_plane.view().toWidget(corner);
    }
    QColor wash = palette().color(QPalette::Highlight);
    painter.setPen(QPen(wash, 1.5, Qt::DashLine));
    wash.setAlpha(40);
    painter.setBrush(wash);
    painter.drawPolygon(line);
}

void Scatter::resizeEvent(QResizeEvent*)
{
    m_plane.setWidget(QSizeF(size()));
    changed();
}

void Scatter::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        changed();
    }
    QWidget::changeEvent(event);
}

bool Scatter::onZoom(double factor, const QPointF& at)
{
    m_plane.zoomBy(factor, at);
    changed();
    return true;
}

bool Scatter::takes(const QKeyEvent& key) const
{
    return isKey(key, {Qt::Key_F, Qt::Key_T, Qt::Key_L})
        || isKey(key, {Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus}, Qt::ControlModifier);
}

bool Scatter::dragsAtOnce(const Press& press) const
{
    return press.button == Qt::LeftButton && press.has(Qt::ShiftModifier) != m_lassoMode;
}

void Scatter::onPress(const Press& press)
{
    if (dragsAtOnce(press)) {
        m_corner = press.at;
        m_lasso = QPolygonF() << m_plane.view().toPlane(press.at);
    }
}

void Scatter::onDrag(const Press& press)
{
    if (m_lasso.empty()) {
        m_plane.panBy(press.at - press.last);
        changed();
    } else if ((press.at - m_corner).manhattanLength() >= lassoStep) {
        m_corner = press.at;
        m_lasso << m_plane.view().toPlane(press.at);
        update();
    }
}

void Scatter::onDrop()
{
    if (!m_lasso.empty()) {
        const std::vector<int> inside = pointsInside(m_plane.points(), m_lasso);
        m_lasso.clear();
        update();
        select(inside);
    }
}

void Scatter::onClick(const Press& press)
{
    const int point = m_plane.pointUnder(press.at);
    select(point < 0 ? std::vector<int>() : std::vector<int>{point});
}

void Scatter::onOpen(const QPointF& at)
{
    if (const int point = m_plane.pointUnder(at); point >= 0) {
        Q_EMIT chosen(point);
    }
}

Qt::CursorShape Scatter::shape() const
{
    return m_lassoMode || !m_lasso.empty() ? Qt::CrossCursor
        : dragging()                       ? Qt::ClosedHandCursor
                                           : Qt::ArrowCursor;
}

void Scatter::moveMark(const QPoint& direction)
{
    // The first key press finds the point in the middle.
    const int found = m_marks.pointed < 0 ? m_plane.middle() : m_plane.next(m_marks.pointed, direction);
    if (found >= 0) {
        pointAt(found);
    }
    if (m_marks.pointed < 0) {
        return;
    }
    const QPointF delta = m_plane.backInside(m_marks.pointed, QSizeF(size()));
    if (!delta.isNull()) {
        m_plane.panBy(delta);
        changed();
    }
}

void Scatter::selectAll()
{
    std::vector<int> all;
    for (int i = 0; i < m_plane.points().count(); ++i) {
        if (m_plane.shown(i)) {
            all.push_back(i);
        }
    }
    select(all);
}

bool Scatter::commandKey(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::SelectAll)) {
        selectAll();
        return true;
    }
    const auto zoomKey = [&](double factor) { // plus and minus alone are the window's: more and fewer heads
        const bool page = event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown;
        if (page || event.modifiers().testFlag(Qt::ControlModifier)) {
            return onZoom(factor, m_plane.view().centre());
        }
        return false;
    };
    switch (event.key()) {
    case Qt::Key_F:
    case Qt::Key_Home:
        fit();
        return true;
    case Qt::Key_T:
        Q_EMIT thumbnailsWanted(!m_painter.showsThumbnails());
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
        select(m_marks.pointed < 0 ? std::vector<int>() : std::vector<int>{m_marks.pointed});
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_marks.pointed >= 0) {
            Q_EMIT chosen(m_marks.pointed);
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

bool Scatter::onKey(const QKeyEvent& event, const QPoint& arrow)
{
    if (arrow.isNull()) {
        return (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier)) == 0 && commandKey(event);
    }
    if (event.modifiers().testFlag(Qt::AltModifier)) {
        m_plane.panBy(-QPointF(arrow) * keyPan);
        changed();
    } else {
        moveMark(arrow);
    }
    return true;
}

} // namespace hydra::ui
