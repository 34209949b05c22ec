// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown and how it is painted; mouse, keys and what they point at are in scatter_input.cpp.
#include "ui/views/scatter.h"

#include "ui/views/thumbnail_places.h"
#include "ui/widgets/theme.h"

#include <QPainter>
#include <QPaintEvent>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double largestRadius = 8;

// Fewer points have room for larger markers.
double restingRadius(int count)
{
    return count <= 300 ? 4.5 : count <= 2000 ? 3.5 : count <= 8000 ? 2.5 : 2;
}

QRgb toned(QRgb colour, QRgb ground, int share)
{
    const auto part = [share](int a, int b) { return (a * share + b * (256 - share)) >> 8; };
    return qRgb(part(qRed(colour), qRed(ground)), part(qGreen(colour), qGreen(ground)),
                part(qBlue(colour), qBlue(ground)));
}

} // namespace

Scatter::Scatter(QWidget* parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent); // the image covers all of it
    setAccessibleName(tr("Embedding"));
    grabGesture(Qt::PinchGesture);
}

void Scatter::setPoints(PlanePoints points, const std::vector<ScatterPane>& panes)
{
    m_points = std::move(points);
    m_panes = panes;
    m_look = {};
    m_selected.clear();
    m_linked.clear();
    m_lasso.clear();
    const bool hadSelection = !m_selection.empty();
    m_selection.clear();
    pointAt(-1);
    measure();
    fit();
    if (hadSelection) {
        Q_EMIT selectionChanged();
    }
}

void Scatter::movePoints(std::vector<float> x, std::vector<float> y)
{
    m_points.x = std::move(x);
    m_points.y = std::move(y);
    measure();
    changed();
}

void Scatter::setLook(ScatterLook look)
{
    m_look = std::move(look);
    m_image = {};
    update();
}

void Scatter::setHidden(std::vector<std::uint8_t> hidden)
{
    m_points.hidden = std::move(hidden);
    if (m_pointed >= 0 && !m_points.shown(m_pointed)) {
        pointAt(-1);
    }
    changed();
}

void Scatter::setThumbnails(bool shown)
{
    m_showThumbnails = shown;
    changed();
}

void Scatter::setThumbnailSource(std::function<Thumbnail(int point)> source, double side)
{
    m_source = std::move(source);
    m_thumbnailSide = side;
    changed();
}

void Scatter::setLassoMode(bool on)
{
    m_lassoMode = on;
    updateCursor();
}

void Scatter::setEmptyText(const QString& words)
{
    m_emptyText = words;
    update();
}

void Scatter::setLinked(const std::vector<int>& points, bool joined)
{
    if (points != m_linked || joined != m_joined) {
        updateAround(marked());
        m_linked = points;
        m_joined = joined;
        updateAround(marked());
    }
}

void Scatter::pointAt(int point)
{
    if (point != m_pointed) {
        updateAround({m_pointed, point});
        m_pointed = point;
        Q_EMIT pointedAt(point);
    }
}

void Scatter::select(const std::vector<int>& points)
{
    if (points == m_selection) {
        return;
    }
    m_selection = points;
    m_selected.assign(points.empty() ? 0 : std::size_t(m_points.count()), 0);
    for (const int i : points) {
        m_selected[std::size_t(i)] = 1;
    }
    m_image = {};
    update();
    Q_EMIT selectionChanged();
}

void Scatter::fit()
{
    measure();
    m_view.fit();
    moved();
}

void Scatter::changed()
{
    m_index.clear();
    m_image = {};
    update();
}

void Scatter::moved()
{
    m_image = {};
    update();
}

// A pane counts as a whole: it does not move while its points do. Hidden points count too, so that the view
// stays when head counts are switched off and on.
void Scatter::measure()
{
    QRectF bounds;
    for (const ScatterPane& pane : m_panes) {
        bounds |= pane.box;
    }
    if (m_panes.empty()) {
        double low[2] = {1e30, 1e30};
        double high[2] = {-1e30, -1e30};
        for (std::size_t i = 0; i < m_points.x.size(); ++i) {
            const double at[2] = {double(m_points.x[i]), double(m_points.y[i])};
            for (int axis = 0; axis < 2; ++axis) {
                low[axis] = std::min(low[axis], std::isfinite(at[axis]) ? at[axis] : low[axis]);
                high[axis] = std::max(high[axis], std::isfinite(at[axis]) ? at[axis] : high[axis]);
            }
        }
        bounds = low[0] > high[0] ? QRectF(-1, -1, 2, 2)
                                  : QRectF(QPointF(low[0], low[1]), QPointF(high[0], high[1]));
    }
    m_view.setBounds(bounds);
    m_index.clear();
}

// Grows slowly with the view: points move apart faster than they grow.
double Scatter::radius() const
{
    return std::min(largestRadius,
                    restingRadius(m_points.count()) * std::pow(std::max(1.0, m_view.magnification()), 0.35));
}

void Scatter::renderPoints()
{
    const double ratio = devicePixelRatioF();
    const QSize size(qCeil(width() * ratio), qCeil(height() * ratio));
    const QRgb ground = palette().color(QPalette::Dark).rgb();
    m_image = QImage(size, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(ratio);
    m_image.fill(ground);
    if (m_look.colours.size() == m_points.x.size()) {
        m_splats.prepare(radius() * ratio, ground);
        auto* const pixels = reinterpret_cast<QRgb*>(m_image.bits());
        const qsizetype stride = m_image.bytesPerLine() / qsizetype(sizeof(QRgb));
        const QPointF origin = m_view.origin() * ratio;
        const double scale = m_view.scale() * ratio;
        constexpr int faint = 64; // of 256: what is not selected steps back
        for (int pass = m_selected.empty() ? 1 : 0; pass < 2; ++pass) {
            for (int i = 0; i < m_points.count(); ++i) {
                const auto at = std::size_t(i);
                const bool front = m_selected.empty() || m_selected[at] != 0;
                if (front == (pass == 1) && m_points.shown(i)) {
                    m_splats.stamp(pixels, stride, size.width(), size.height(),
                                   double(m_points.x[at]) * scale + origin.x(),
                                   double(m_points.y[at]) * scale + origin.y(),
                                   front ? m_look.colours[at] : toned(m_look.colours[at], ground, faint),
                                   m_look.markers.empty() ? Marker::Disc : m_look.markers[at]);
                }
            }
        }
    }
    m_thumbnails.clear();
    QPainter painter(&m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_look.ringed.empty()) {
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1.2));
        const QRectF visible = QRectF(rect()).adjusted(-9, -9, 9, 9);
        for (int i = 0; i < m_points.count(); ++i) {
            if (m_look.ringed[std::size_t(i)] != 0 && m_points.shown(i)) {
                const QPointF at = m_view.toWidget(m_points.at(i));
                if (visible.contains(at)) {
                    painter.drawEllipse(at, radius() + 2.2, radius() + 2.2);
                }
            }
        }
    }
    if (m_showThumbnails && m_source) {
        renderThumbnails(painter);
    }
    paintPanes(painter);
}

void Scatter::renderThumbnails(QPainter& painter)
{
    const double side = m_thumbnailSide;
    m_thumbnails = thumbnailPlaces(m_points, m_view, QSizeF(size()), side + 2, m_selection);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const int i : m_thumbnails) {
        const Thumbnail thumbnail = m_source(i);
        if (thumbnail.picture.isNull()) {
            continue;
        }
        const QPointF at = m_view.toWidget(m_points.at(i));
        const QRectF frame(at.x() - side / 2, at.y() - side / 2, side, side);
        const bool back = !m_selected.empty() && m_selected[std::size_t(i)] == 0;
        painter.setOpacity(back ? 0.3 : 1);
        painter.fillRect(frame,
                         QColor::fromRgb(m_look.colours.empty() ? 0U : m_look.colours[std::size_t(i)]));
        painter.drawImage(frame.adjusted(2, 2, -2, -2), thumbnail.picture, thumbnail.part);
    }
    painter.setOpacity(1);
}

void Scatter::paintPanes(QPainter& painter) const
{
    for (const ScatterPane& pane : m_panes) {
        const QRectF box(m_view.toWidget(pane.box.topLeft()), m_view.toWidget(pane.box.bottomRight()));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Mid), 1));
        painter.drawRoundedRect(box, 5, 5);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(box.adjusted(7, 4, -4, -4), Qt::AlignLeft | Qt::AlignTop, pane.title);
    }
}

void Scatter::setStale(bool stale)
{
    m_stale = stale;
    update();
}

void Scatter::paintEvent(QPaintEvent* event)
{
    if (m_image.isNull()) {
        renderPoints();
    }
    QPainter painter(this);
    const double ratio = m_image.devicePixelRatio();
    const QRectF part(event->rect());
    painter.drawImage(part, m_image, QRectF(part.topLeft() * ratio, part.size() * ratio));
    if (m_stale) {
        QColor veil = palette().color(QPalette::Window);
        veil.setAlphaF(0.6F);
        painter.fillRect(rect(), veil);
    }
    if (m_points.count() == 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarks(painter);
    if (m_lasso.size() > 1) {
        QPolygonF line;
        for (const QPointF& corner : m_lasso) {
            line << m_view.toWidget(corner);
        }
        QColor wash = palette().color(QPalette::Highlight);
        painter.setPen(QPen(wash, 1.5, Qt::DashLine));
        wash.setAlpha(40);
        painter.setBrush(wash);
        painter.drawPolygon(line);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void Scatter::resizeEvent(QResizeEvent*)
{
    m_view.setWidget(QSizeF(size()));
    moved();
}

void Scatter::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_image = {};
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace hydra::ui
