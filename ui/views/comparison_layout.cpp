// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/comparison_layout.h"

#include <QWidget>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int smallestCell = 112; // points: room for a name and a number

QRectF seenPixels(const InputGeometry& geometry)
{
    return {geometry.seen.x, geometry.seen.y, geometry.seen.width, geometry.seen.height};
}

} // namespace

double ComparisonLayout::headerHeight() const
{
    return m_widget.fontMetrics().height() + panelGap;
}

double ComparisonLayout::gutterWidth() const
{
    return m_widget.fontMetrics().height() + panelGap;
}

double ComparisonLayout::barHeight() const
{
    return m_widget.fontMetrics().height() + 4.0;
}

double ComparisonLayout::rangeHeight() const
{
    return m_widget.fontMetrics().height() + 9.0;
}

double ComparisonLayout::barsHeight() const
{
    return barsShown * barHeight() + rangeHeight() + 4;
}

// Never much wider than a picture is high, nor much higher than it is wide: a single column stands in the
// middle, and many columns are not mostly ground.
QSizeF ComparisonLayout::cellSize() const
{
    constexpr double widest = 1.6;
    const double across = std::max(1, columns());
    const double down = std::max(1, rows());
    constexpr double tallest = 1.2;
    const double wide = (m_widget.width() - gutterWidth() - panelGap) / across - panelGap;
    const double high = std::min((m_widget.height() - headerHeight() - panelGap) / down - panelGap,
                                 std::max(double(smallestCell), tallest * wide) + barsHeight());
    return {std::min(wide, std::max(double(smallestCell), widest * (high - barsHeight()))), high};
}

double ComparisonLayout::left() const
{
    const double used = columns() * (cellSize().width() + panelGap) + panelGap;
    return gutterWidth() + panelGap + std::max(0.0, (m_widget.width() - gutterWidth() - used) / 2);
}

QSize ComparisonLayout::leastSize() const
{
    const double across = std::max(1, columns());
    const double down = std::max(1, rows());
    return QSizeF(gutterWidth() + panelGap + across * (smallestCell + panelGap),
                  headerHeight() + panelGap + down * (smallestCell + barsHeight() + panelGap))
        .toSize();
}

QRectF ComparisonLayout::panel(int index) const
{
    const QSizeF size = cellSize();
    const Comparison::Cell& one = cell(index);
    return {left() + one.column * (size.width() + panelGap),
            headerHeight() + one.row * (size.height() + panelGap), size.width(),
            std::max(1.0, size.height() - barsHeight())};
}

QRectF ComparisonLayout::picture(int index) const
{
    const Comparison::Cell& one = cell(index);
    const QRectF window = panel(index);
    if (!one.picture || one.picture->pyramid.empty()) {
        return window;
    }
    const QSizeF pixels = one.picture->pyramid.size();
    const QRectF part = one.geometry ? seenPixels(*one.geometry) : QRectF(QPointF(0, 0), pixels);
    const double scale = std::min(window.width() / part.width(), window.height() / part.height()) * m_zoom;
    const QPointF middle(part.left() + m_centre.x() * part.width(),
                         part.top() + m_centre.y() * part.height());
    return {window.center() - middle * scale, pixels * scale};
}

QRectF ComparisonLayout::seen(int index) const
{
    const Comparison::Cell& one = cell(index);
    const QRectF whole = picture(index);
    if (!one.picture || one.picture->pyramid.empty() || !one.geometry) {
        return whole;
    }
    const double scale = whole.width() / one.picture->pyramid.size().width();
    const QRectF part = seenPixels(*one.geometry);
    return {whole.topLeft() + part.topLeft() * scale, part.size() * scale};
}

int ComparisonLayout::panelAt(const QPointF& point) const
{
    for (int i = 0; i < int(m_comparison.cells().size()); ++i) {
        if (panel(i).adjusted(0, 0, 0, barsHeight()).contains(point)) {
            return i;
        }
    }
    return -1;
}

int ComparisonLayout::patchAt(int index, const QPointF& point) const
{
    if (index < 0 || !cell(index).picture || !cell(index).geometry || !panel(index).contains(point)) {
        return -1;
    }
    const QRectF whole = picture(index);
    const QSizeF pixels = cell(index).picture->pyramid.size();
    return cell(index).geometry->patchAt((point.x() - whole.left()) / whole.width() * pixels.width(),
                                         (point.y() - whole.top()) / whole.height() * pixels.height());
}

QRectF ComparisonLayout::columnTitle(int column) const
{
    const double wide = cellSize().width();
    return {left() + column * (wide + panelGap), 0, wide, headerHeight()};
}

QRectF ComparisonLayout::rowTitle(int row) const
{
    const double high = cellSize().height();
    return {left() - gutterWidth(), headerHeight() + row * (high + panelGap), gutterWidth(), high};
}

void ComparisonLayout::fit()
{
    m_zoom = 1;
    m_centre = {0.5, 0.5};
}

void ComparisonLayout::zoomBy(double factor, const QPointF& at)
{
    const int index = panelAt(at);
    if (index < 0) {
        return;
    }
    const double before = m_zoom;
    m_zoom = std::clamp(m_zoom * factor, 1.0, 32.0);
    const QRectF whole = seen(index);
    const double grown = m_zoom / before;
    // What is under the cursor stays there.
    const QPointF away = at - panel(index).center();
    m_centre += QPointF(away.x() / whole.width(), away.y() / whole.height()) * (grown - 1);
    keepInside();
    if (m_zoom <= 1) {
        m_centre = {0.5, 0.5};
    }
}

void ComparisonLayout::pan(int index, const QPointF& way)
{
    const QRectF whole = seen(index);
    m_centre -= QPointF(way.x() / whole.width(), way.y() / whole.height());
    keepInside();
}

void ComparisonLayout::keepInside()
{
    m_centre = {std::clamp(m_centre.x(), 0.0, 1.0), std::clamp(m_centre.y(), 0.0, 1.0)};
}

} // namespace hydra::ui
