// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/patch_picture.h"

#include "ui/paint/format.h"
#include "ui/paint/pyramid.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double patchOverlayOpacity = 0.9;

void outlinePatch(QPainter& painter, const QRectF& box, const QColor& colour, double width)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 170), width + 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(box);
}

} // namespace

PatchPicture::PatchPicture(int side, QWidget* parent)
    : CellView(parent)
    , m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCursor(Qt::CrossCursor);
}

void PatchPicture::setPicture(const QImage& seen)
{
    m_picture = seen;
    updateGeometry();
    update();
}

void PatchPicture::setGrid(int rows, int cols, int query)
{
    m_rows = rows;
    m_cols = cols;
    m_query = query;
    if (markedCell() >= 0) {
        tellMarked(this, cellText(markedCell()));
    }
    update();
}

void PatchPicture::setValues(const Map& values, const ValueRange& range, const Look& chosen)
{
    m_values = values;
    m_grey = paint::drawsGrey(chosen, values.isSigned);
    Look look;
    look.colours = look.signedColours = colourMapFor(chosen, values.isSigned);
    look.opacity = patchOverlayOpacity;
    look.fade = true; // the picture stays visible where values are small
    look.smooth = false;
    m_overlay = values.values.empty() ? QImage() : paintMap(values, look, range, {values.cols, values.rows});
    tellAll(this);
    update();
}

void PatchPicture::pointAt(int patch)
{
    if (patch != m_pointed) {
        m_pointed = patch;
        update();
    }
}

void PatchPicture::setSide(int side)
{
    if (side != m_side) {
        m_side = side;
        updateGeometry();
        update();
    }
}

void PatchPicture::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    update();
}

QSize PatchPicture::sizeHint() const
{
    const QSizeF shape = m_picture.isNull() ? QSizeF(1, 1) : QSizeF(m_picture.size());
    return shape.scaled(m_side, m_side, Qt::KeepAspectRatio).toSize() + QSize(4, 4);
}

int PatchPicture::patchAt(const QPointF& point) const
{
    const QRectF b = box();
    if (m_rows < 1 || m_cols < 1 || !b.contains(point)) {
        return -1;
    }
    const int row = std::min(m_rows - 1, int((point.y() - b.top()) / b.height() * m_rows));
    const int col = std::min(m_cols - 1, int((point.x() - b.left()) / b.width() * m_cols));
    return row * m_cols + col;
}

QString PatchPicture::cellText(int cell) const
{
    const QString where =
        tr("row %1, column %2").arg(cell / std::max(1, m_cols) + 1).arg(cell % std::max(1, m_cols) + 1);
    return std::size_t(cell) < m_values.values.size()
        ? QStringLiteral("%1: %2").arg(where, mapValue(double(m_values.values[std::size_t(cell)])))
        : where;
}

QRectF PatchPicture::patchRect(int patch) const
{
    const QRectF b = box();
    const double w = b.width() / std::max(1, m_cols);
    const double h = b.height() / std::max(1, m_rows);
    return {b.left() + patch % std::max(1, m_cols) * w, b.top() + int(patch / std::max(1, m_cols)) * h, w, h};
}

void PatchPicture::paintCells(QPainter& painter, const QRect&)
{
    painter.setOpacity(m_dimmed ? 0.35 : 1.0);
    painter.fillRect(box(), palette().color(QPalette::Dark));
    if (!m_picture.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(box(), m_grey ? withoutColours(m_picture) : m_picture);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    }
    if (!m_overlay.isNull()) {
        painter.drawImage(box(), m_overlay);
    }
    const int patches = m_rows * m_cols;
    if (m_pointed >= 0 && m_pointed < patches && m_pointed != m_query) {
        outlinePatch(painter, patchRect(m_pointed), Qt::white, 1);
    }
    if (m_query >= 0 && m_query < patches) {
        outlinePatch(painter, patchRect(m_query), palette().color(QPalette::Highlight), 2);
    }
}

void PatchPicture::onPoint(const QPointF& at)
{
    const int patch = patchAt(at);
    const bool known = patch >= 0 && std::size_t(patch) < m_values.values.size();
    Q_EMIT hovered(patch, known ? mapValue(double(m_values.values[std::size_t(patch)])) : QString());
}

void PatchPicture::onClick(const Press& press)
{
    if (const int patch = patchAt(press.at); patch >= 0) {
        Q_EMIT chosen(patch);
    }
}

bool PatchPicture::onKey(const QKeyEvent&, const QPoint& arrow)
{
    if (!arrow.isNull()) {
        Q_EMIT moved(arrow.y(), arrow.x());
    }
    return !arrow.isNull();
}

} // namespace hydra::ui
