// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter_painter.h"

#include "ui/views/thumbnail_places.h"

#include <QPainter>
#include <QPainterPath>

namespace hydra::ui {

namespace {

constexpr int marksReach = 26; // widget points around a marked point that its marks may reach

QRgb toned(QRgb colour, QRgb ground, int share)
{
    const auto part = [share](int a, int b) { return (a * share + b * (256 - share)) >> 8; };
    return qRgb(part(qRed(colour), qRed(ground)), part(qGreen(colour), qGreen(ground)),
                part(qBlue(colour), qBlue(ground)));
}

void paintPanes(QPainter& painter, const ScatterPlane& plane, const QPalette& palette)
{
    for (const ScatterPane& pane : plane.panes()) {
        const QRectF box(plane.view().toWidget(pane.box.topLeft()),
                         plane.view().toWidget(pane.box.bottomRight()));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette.color(QPalette::Mid), 1));
        painter.drawRoundedRect(box, 5, 5);
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(box.adjusted(7, 4, -4, -4), Qt::AlignLeft | Qt::AlignTop, pane.title);
    }
}

// Draws a line over a wider one in the background colour, to stand out from the points.
template<class Draw>
void outlined(QPainter& painter, const QColor& ground, const QColor& colour, double width, const Draw& draw)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw();
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw();
}

} // namespace

std::vector<int> ScatterMarks::all() const
{
    std::vector<int> points = linked;
    points.push_back(pointed);
    return points;
}

QRegion ScatterMarks::around(const std::vector<int>& points, const ScatterPlane& plane) const
{
    QRectF whole;
    QRegion region;
    for (const int i : points) {
        if (plane.shown(i)) {
            const QPointF at = plane.place(i);
            const QRectF square(at.x() - marksReach, at.y() - marksReach, 2 * marksReach, 2 * marksReach);
            whole |= square;
            region += square.toAlignedRect();
        }
    }
    return joined && points.size() > 2 ? QRegion(whole.toAlignedRect()) : region;
}

void ScatterPainter::setLook(ScatterLook look)
{
    m_look = std::move(look);
    forget();
}

void ScatterPainter::setThumbnails(bool shown)
{
    m_showThumbnails = shown;
    forget();
}

void ScatterPainter::setThumbnailSource(std::function<Thumbnail(int point)> source, double side)
{
    m_source = std::move(source);
    m_thumbnailSide = side;
    forget();
}

void ScatterPainter::setSelection(const std::vector<int>& points, int count)
{
    m_selection = points;
    m_selected.assign(points.empty() ? 0 : std::size_t(count), 0);
    for (const int i : points) {
        m_selected[std::size_t(i)] = 1;
    }
    forget();
}

const QImage& ScatterPainter::image(const ScatterPlane& plane, const ScatterGround& ground)
{
    if (!m_image.isNull()) {
        return m_image;
    }
    m_image = QImage(qCeil(ground.size.width() * ground.ratio), qCeil(ground.size.height() * ground.ratio),
                     QImage::Format_RGB32);
    m_image.setDevicePixelRatio(ground.ratio);
    m_image.fill(ground.palette.color(QPalette::Dark).rgb());
    if (m_look.colours.size() == plane.points().x.size()) {
        stampPoints(plane, ground);
    }
    m_thumbnails.clear();
    QPainter painter(&m_image);
    painter.setRenderHint(QPainter::Antialiasing);
    ringPoints(painter, plane, ground);
    if (m_showThumbnails && m_source) {
        paintThumbnails(painter, plane, QSizeF(ground.size));
    }
    paintPanes(painter, plane, ground.palette);
    return m_image;
}

void ScatterPainter::stampPoints(const ScatterPlane& plane, const ScatterGround& ground)
{
    const PlanePoints& points = plane.points();
    const QRgb behind = ground.palette.color(QPalette::Dark).rgb();
    m_splats.prepare(plane.radius() * ground.ratio, behind);
    auto* const pixels = reinterpret_cast<QRgb*>(m_image.bits());
    const qsizetype stride = m_image.bytesPerLine() / qsizetype(sizeof(QRgb));
    const QPointF origin = plane.view().origin() * ground.ratio;
    const double scale = plane.view().scale() * ground.ratio;
    constexpr int faint = 64; // of 256; for points that are not selected
    for (int pass = m_selected.empty() ? 1 : 0; pass < 2; ++pass) {
        for (int i = 0; i < points.count(); ++i) {
            const auto at = std::size_t(i);
            const bool front = selected(i);
            if (front == (pass == 1) && points.shown(i)) {
                m_splats.stamp(
                    pixels, stride, m_image.width(), m_image.height(),
                    double(points.x[at]) * scale + origin.x(), double(points.y[at]) * scale + origin.y(),
                    front ? m_look.colours[at] : toned(m_look.colours[at], behind, faint), marker(i));
            }
        }
    }
}

void ScatterPainter::ringPoints(QPainter& painter, const ScatterPlane& plane,
                                const ScatterGround& ground) const
{
    if (m_look.ringed.empty()) {
        return;
    }
    painter.setPen(QPen(ground.palette.color(QPalette::WindowText), 1.2));
    const QRectF visible = QRectF(QPointF(), QSizeF(ground.size)).adjusted(-9, -9, 9, 9);
    const double radius = plane.radius() + 2.2;
    for (int i = 0; i < plane.points().count(); ++i) {
        if (m_look.ringed[std::size_t(i)] != 0 && plane.shown(i)) {
            const QPointF at = plane.place(i);
            if (visible.contains(at)) {
                painter.drawEllipse(at, radius, radius);
            }
        }
    }
}

void ScatterPainter::paintThumbnails(QPainter& painter, const ScatterPlane& plane, const QSizeF& size)
{
    const double side = m_thumbnailSide;
    m_thumbnails = thumbnailPlaces(plane.points(), plane.view(), size, side + 2, m_selection);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (const int i : m_thumbnails) {
        const Thumbnail thumbnail = m_source(i);
        if (thumbnail.picture.isNull()) {
            continue;
        }
        const QPointF at = plane.place(i);
        const QRectF frame(at.x() - side / 2, at.y() - side / 2, side, side);
        painter.setOpacity(selected(i) ? 1 : 0.3);
        painter.fillRect(frame,
                         QColor::fromRgb(m_look.colours.empty() ? 0U : m_look.colours[std::size_t(i)]));
        painter.drawImage(frame.adjusted(2, 2, -2, -2), thumbnail.picture, thumbnail.part);
    }
    painter.setOpacity(1);
}

void ScatterPainter::paintMarks(QPainter& painter, const ScatterPlane& plane, const ScatterMarks& marks,
                                const ScatterGround& ground)
{
    const QColor behind = ground.palette.color(QPalette::Dark);
    const QColor accent = ground.palette.color(QPalette::Highlight);
    const auto ring = [&](int point, double size, const QColor& colour) {
        outlined(painter, behind, colour, 2, [&] { painter.drawEllipse(plane.place(point), size, size); });
    };
    QPolygonF path;
    for (const int i : marks.linked) {
        if (plane.shown(i)) {
            path << plane.place(i);
        }
    }
    if (marks.joined && path.size() > 1) {
        outlined(painter, behind, accent, 1.4, [&] { painter.drawPolyline(path); });
    }
    for (const int i : marks.linked) {
        if (plane.shown(i)) {
            ring(i, plane.radius() + 3, accent);
        }
    }
    if (plane.shown(marks.pointed)) {
        ring(marks.pointed, plane.radius() + 5, ground.palette.color(QPalette::WindowText));
    }
    for (const int i : marks.all()) {
        if (plane.shown(i) && m_look.colours.size() == plane.points().x.size()) {
            paintMarked(painter, plane, i, ground);
        }
    }
}

// Paints a point again above path and rings, which are close together.
void ScatterPainter::paintMarked(QPainter& painter, const ScatterPlane& plane, int point,
                                 const ScatterGround& ground)
{
    const int pixels = qCeil((2 * plane.radius() + 8) * ground.ratio);
    QImage image(pixels, pixels, QImage::Format_RGB32);
    image.setDevicePixelRatio(ground.ratio);
    image.fill(ground.palette.color(QPalette::Dark));
    m_splats.stamp(image, pixels / 2.0, pixels / 2.0, m_look.colours[std::size_t(point)], marker(point));
    const QPointF at = plane.place(point);
    QPainterPath round;
    round.addEllipse(at, plane.radius() + 1.5, plane.radius() + 1.5);
    painter.setClipPath(round);
    painter.drawImage(at - QPointF(pixels, pixels) / (2 * ground.ratio), image);
    painter.setClipping(false);
}

} // namespace hydra::ui
