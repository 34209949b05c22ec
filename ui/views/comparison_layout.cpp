// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/comparison_layout.h"

#include <QWidget>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int smallestCell = 112; // points; fits a name and a number

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

bool ComparisonLayout::sharesNetwork() const
{
    using Columns = Comparison::Columns;
    const Columns which = m_comparison.setup().columns;
    return turned() ? m_comparison.setup().rows == Comparison::Rows::Methods && which != Columns::Methods
                    : which == Columns::Methods || which == Columns::Blocks || which == Columns::SingleHeads;
}

bool ComparisonLayout::methodRows() const
{
    return !turned() && m_comparison.setup().rows == Comparison::Rows::Methods
        && m_comparison.setup().columns != Comparison::Columns::Methods;
}

double ComparisonLayout::under() const
{
    return rangeHeight() + 4 + (sharesNetwork() || methodRows() ? 0 : barsShown * barHeight());
}

double ComparisonLayout::underAll() const
{
    return !methodRows() ? 0 : sharesNetwork() ? barHeight() : barsShown * barHeight();
}

// Limits the aspect ratio of a cell, so that a single column is centred and many columns are not mostly
// background.
QSizeF ComparisonLayout::cellSize(int lines) const
{
    constexpr double widest = 1.6, tallest = 1.2;
    const double down = std::max(1, rows()) * double(lines);
    const double wide = (m_widget.width() - gutterWidth() - panelGap) / across(lines) - panelGap;
    const double besides = lines * headerHeight() + panelGap + std::max(1, rows()) * underRow() + underAll();
    const double high = std::min((m_widget.height() - besides) / down - panelGap,
                                 std::max(double(smallestCell), tallest * wide) + under());
    return {std::min(wide, std::max(double(smallestCell), widest * (high - under()))), high};
}

int ComparisonLayout::lines() const
{
    int best = 1;
    double largest = 0;
    for (int count = 1; rows() == 1 && count <= columns(); ++count) {
        const QSizeF size = cellSize(count);
        const double side = std::min(size.width(), size.height() - under());
        if (side > largest + 1) { // one point is not worth another line
            largest = side;
            best = count;
        }
    }
    return best;
}

double ComparisonLayout::left() const
{
    const int count = lines();
    const double used = across(count) * (cellSize(count).width() + panelGap) + panelGap;
    return gutterWidth() + panelGap + std::max(0.0, (m_widget.width() - gutterWidth() - used) / 2);
}

QSize ComparisonLayout::leastSize() const
{
    const double beside = std::max(1, columns());
    const double down = std::max(1, rows());
    return QSizeF(gutterWidth() + panelGap + beside * (smallestCell + panelGap),
                  headerHeight() + panelGap + down * (smallestCell + under() + underRow() + panelGap)
                      + underAll())
        .toSize();
}

QPointF ComparisonLayout::corner(int row, int column) const
{
    const int count = lines();
    const QSizeF size = cellSize(count);
    const int line = column / across(count); // in a single row
    return {left() + column % across(count) * (size.width() + panelGap),
            (1 + line) * headerHeight() + line * (size.height() + panelGap)
                + row * (size.height() + panelGap + underRow())};
}

QRectF ComparisonLayout::panel(int index) const
{
    const QSizeF size = cellSize();
    return {corner(row(index), column(index)), QSizeF(size.width(), std::max(1.0, size.height() - under()))};
}

QRectF ComparisonLayout::predictions(int index) const
{
    if ((methodRows() && row(index) != rows() - 1) || (sharesNetwork() && column(index) != 0)) {
        return {};
    }
    const QRectF place = panel(index);
    const double top = place.bottom() + 4 + rangeHeight();
    if (!sharesNetwork()) {
        return {place.left(), top, place.width(), barsShown * barHeight()};
    }
    const int count = lines();
    const QSizeF size = cellSize(count);
    return {place.left(), top + (count - 1) * (headerHeight() + size.height() + panelGap),
            across(count) * (size.width() + panelGap) - panelGap, barHeight()};
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
        if (panel(i).adjusted(0, 0, 0, under()).contains(point)) {
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
    const QPointF place = corner(0, column);
    return {place.x(), place.y() - headerHeight(), cellSize().width(), headerHeight()};
}

QRectF ComparisonLayout::rowTitle(int row) const
{
    const int count = lines();
    const double high = cellSize(count).height();
    const double whole = count * high + (count - 1) * (headerHeight() + panelGap);
    return {left() - gutterWidth(), corner(row, 0).y(), gutterWidth(), whole};
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
    // The point under the cursor stays there.
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

} // namespace hydra::ui
