// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/view_painter.h"

#include "core/paint/outliers.h"
#include "core/paint/overlay.h"
#include "ui/paint/mask_border.h"
#include "ui/paint/patch_words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace hydra::ui {

namespace {

QRectF patchRect(const PictureView& view, const PicturePlace& place, int patch)
{
    const InputGeometry& geometry = *view.geometry;
    return place.of(toRectF(geometry.patch(patch / geometry.cols(), patch % geometry.cols())),
                    view.picture->size());
}

QRectF seenRect(const PictureView& view, const PicturePlace& place)
{
    return place.of(toRectF(view.geometry->seen), view.picture->size());
}

// Darkens the part that the crop removed and the network has not seen.
void paintVeil(QPainter& painter, const PictureView& view, const PicturePlace& place)
{
    const QRectF seen = seenRect(view, place);
    if (place.whole.width() - seen.width() < 1 && place.whole.height() - seen.height() < 1) {
        return;
    }
    QPainterPath outside;
    outside.addRect(place.whole);
    outside.addRect(seen);
    painter.fillPath(outside, QColor(0, 0, 0, 255 - paint::dimmed)); // odd-even fill: the seen part is a hole
}

void paintGrid(QPainter& painter, const PictureView& view, const PicturePlace& place)
{
    const int across = view.geometry->cols();
    const int down = view.geometry->rows();
    const QRectF seen = seenRect(view, place);
    if (seen.width() / across < 4 * place.line) {
        return; // too dense to be visible
    }
    painter.setPen(QPen(QColor(255, 255, 255, 70), place.line, Qt::SolidLine, Qt::FlatCap));
    for (int col = 0; col <= across; ++col) {
        const double x = seen.left() + seen.width() * col / across;
        painter.drawLine(QPointF(x, seen.top()), QPointF(x, seen.bottom()));
    }
    for (int row = 0; row <= down; ++row) {
        const double y = seen.top() + seen.height() * row / down;
        painter.drawLine(QPointF(seen.left(), y), QPointF(seen.right(), y));
    }
}

// Dark with diagonals: visible on any picture and under any map colours.
void paintDropped(QPainter& painter, const PictureView& view, const PicturePlace& place)
{
    for (const int patch : view.dropped) {
        if (patch >= view.geometry->rows() * view.geometry->cols()) {
            continue;
        }
        const QRectF box = patchRect(view, place, patch);
        painter.fillRect(box, QColor(20, 20, 20, 200));
        painter.setPen(QPen(QColor(255, 255, 255, 150), place.line));
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
    }
}

} // namespace

QRectF PicturePlace::of(const QRectF& pixels, const QSizeF& picture) const
{
    const double across = whole.width() / std::max(1.0, picture.width());
    const double down = whole.height() / std::max(1.0, picture.height());
    return {whole.left() + pixels.left() * across, whole.top() + pixels.top() * down, pixels.width() * across,
            pixels.height() * down};
}

namespace {

// A colour with a dark edge: visible on any picture. The explained box is drawn above the others.
void paintBoxes(QPainter& painter, const PictureView& view, const PicturePlace& place)
{
    const auto outline = [&](std::size_t box, double line, const QColor& colour) {
        const QRectF rect = place.of(view.boxes[box], view.picture->size());
        painter.setPen(QPen(Qt::black, (line + 2) * place.line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(rect);
        painter.setPen(QPen(colour, line * place.line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(rect);
    };
    painter.save();
    painter.setClipRect(place.visible);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t box = 0; box < view.boxes.size(); ++box) {
        if (int(box) != view.box) {
            outline(box, 1, Qt::white);
        }
    }
    if (view.box >= 0 && std::size_t(view.box) < view.boxes.size()) {
        outline(std::size_t(view.box), 2, bestColour);
    }
    painter.restore();
}

} // namespace

void ViewPainter::paint(QPainter& painter, const PictureView& view, const PicturePlace& place)
{
    const QSizeF pixels = view.picture->size();
    const QRectF visible = place.visible & place.whole;
    if (visible.isEmpty() || pixels.isEmpty()) {
        return;
    }
    const double across = pixels.width() / place.whole.width();
    const double down = pixels.height() / place.whole.height();
    const bool grey = view.geometry != nullptr && view.map && view.overlay
        && paint::drawsGrey(view.look, view.range.isSigned);
    view.picture->paint(painter, visible,
                        {(visible.left() - place.whole.left()) * across,
                         (visible.top() - place.whole.top()) * down, visible.width() * across,
                         visible.height() * down},
                        grey ? Tones::Grey : Tones::Colours);
    if (view.geometry == nullptr) {
        return;
    }
    paintVeil(painter, view, place);
    paintOverlay(painter, view, place);
    if (view.look.grid) {
        paintGrid(painter, view, place);
    }
    paintOutliers(painter, view, place);
    paintBest(painter, view, place);
    paintDropped(painter, view, place);
    if (view.outline != nullptr) {
        const QTransform toPlace(place.whole.width() / pixels.width(), 0, 0,
                                 place.whole.height() / pixels.height(), place.whole.left(),
                                 place.whole.top());
        paintOutline(painter, *view.outline, toPlace, place.line);
    }
    paintBoxes(painter, view, place);
    paintPatchWords(painter, view, place);
    if (view.query >= 0) {
        paintPatch(painter, view, place, view.query, Qt::white);
    }
}

void ViewPainter::paintOverlay(QPainter& painter, const PictureView& view, const PicturePlace& place)
{
    const QRectF seen = seenRect(view, place);
    if (!view.map || !view.overlay || seen.isEmpty()) {
        return;
    }
    const double device = painter.device()->devicePixelRatioF();
    const double longest = device * std::max(seen.width(), seen.height());
    const double scale = place.finestMap > 0 ? device * std::min(1.0, place.finestMap / longest) : device;
    const QSize size(std::max(1, int(seen.width() * scale + 0.5)),
                     std::max(1, int(seen.height() * scale + 0.5)));
    if (m_overlay.map != view.map || m_overlay.look != view.look || !(m_overlay.range == view.range)
        || m_overlay.size != size) {
        m_overlay.map = view.map;
        m_overlay.look = view.look;
        m_overlay.range = view.range;
        m_overlay.size = size;
        m_overlay.image = paintMap(*view.map, view.look, view.range, size);
    }
    painter.save();
    painter.setOpacity(view.mapOpacity);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, view.look.smooth);
    painter.drawImage(seen, m_overlay.image);
    painter.restore();
}

// Rings the patches with outlying values; not for maps per pixel.
void ViewPainter::paintOutliers(QPainter& painter, const PictureView& view, const PicturePlace& place)
{
    if (!view.look.clipOutliers || !view.map || view.map->channels > 1
        || view.map->rows != view.geometry->rows() || view.map->cols != view.geometry->cols()) {
        return;
    }
    if (m_outliersOf != view.map) {
        m_outliersOf = view.map;
        m_outliers.clear();
        const paint::Fences fences = paint::fencesOf(view.map->values);
        for (std::size_t i = 0; i < view.map->values.size(); ++i) {
            if (fences.outside(double(view.map->values[i]))) {
                m_outliers.push_back(int(i));
            }
        }
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const int patch : m_outliers) {
        paintRing(painter, patchRect(view, place, patch), place.line, Qt::white);
    }
    painter.restore();
}

// Rings the patch most similar to the query.
void ViewPainter::paintBest(QPainter& painter, const PictureView& view, const PicturePlace& place)
{
    if (!view.map || view.map->best < 0 || view.map->rows != view.geometry->rows()
        || view.map->cols != view.geometry->cols()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintRing(painter, patchRect(view, place, view.map->best), place.line, bestColour);
    painter.restore();
}

void paintRing(QPainter& painter, const QRectF& rect, double line, const QColor& colour)
{
    const double radius = std::min(rect.width(), rect.height()) * 0.36;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 200), 3 * line));
    painter.drawEllipse(rect.center(), radius, radius);
    painter.setPen(QPen(colour, 1.4 * line));
    painter.drawEllipse(rect.center(), radius, radius);
}

void paintPatch(QPainter& painter, const PictureView& view, const PicturePlace& place, int patch,
                const QColor& colour)
{
    if (view.geometry == nullptr || patch >= view.geometry->rows() * view.geometry->cols()) {
        return;
    }
    const QRectF box = patchRect(view, place, patch);
    painter.setBrush(Qt::NoBrush);
    if (colour.isValid()) {
        painter.setPen(
            QPen(QColor(0, 0, 0, 200), 4 * place.line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(box);
    }
    painter.setPen(QPen(colour.isValid() ? colour : QColor(255, 255, 255, 150),
                        (colour.isValid() ? 2 : 1) * place.line, Qt::SolidLine, Qt::SquareCap,
                        Qt::MiterJoin));
    painter.drawRect(box);
}

} // namespace hydra::ui
