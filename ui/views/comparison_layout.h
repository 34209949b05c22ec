// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of a comparison's grid: titles, panels, and the picture in each; all panels show the same part
// of it.
#pragma once

#include "ui/state/comparison.h"

#include <QRectF>

class QWidget;

#include <algorithm>

namespace hydra::ui {

class ComparisonLayout
{
public:
    // The layout fills WIDGET and uses its font.
    ComparisonLayout(const Comparison& comparison, const QWidget& widget)
        : m_comparison(comparison)
        , m_widget(widget)
    { }

    static constexpr double panelGap = 8; // points between panels
    static constexpr int barsShown = 3; // under each panel
    // Rows of a single panel stand side by side, so row and column titles are swapped.
    [[nodiscard]] bool turned() const
    {
        return m_comparison.columnTitles().size() == 1 && m_comparison.rowTitles().size() > 1;
    }
    [[nodiscard]] const QStringList& rowTitles() const
    {
        return turned() ? m_comparison.columnTitles() : m_comparison.rowTitles();
    }
    [[nodiscard]] const QStringList& columnTitles() const
    {
        return turned() ? m_comparison.rowTitles() : m_comparison.columnTitles();
    }
    [[nodiscard]] int rows() const { return int(rowTitles().size()); }
    [[nodiscard]] int columns() const { return int(columnTitles().size()); }
    [[nodiscard]] int row(int index) const { return turned() ? 0 : cell(index).row; }
    [[nodiscard]] int column(int index) const { return turned() ? cell(index).row : cell(index).column; }
    [[nodiscard]] const Comparison::Cell& cell(int index) const
    {
        return m_comparison.cells()[std::size_t(index)];
    }
    [[nodiscard]] QSize leastSize() const;
    [[nodiscard]] QRectF columnTitle(int column) const;
    [[nodiscard]] QRectF rowTitle(int row) const;
    [[nodiscard]] QRectF panel(int index) const; // the visible area for the picture
    [[nodiscard]] QRectF picture(int index) const; // the whole picture, zoomed
    [[nodiscard]] QRectF seen(int index) const; // the part that the network sees, which a fitted panel shows
    // The place of its network's predictions, as lines or side by side; empty if another panel of the same
    // network shows them.
    [[nodiscard]] QRectF predictions(int index) const;
    [[nodiscard]] bool sharesNetwork() const; // whether the panels of a row share a network
    [[nodiscard]] double barHeight() const; // name and number over a line
    [[nodiscard]] double rangeHeight() const; // colours over their ends
    [[nodiscard]] int panelAt(const QPointF& point) const; // including the space under it; -1: none
    [[nodiscard]] int patchAt(int index, const QPointF& point) const;

    [[nodiscard]] double zoom() const { return m_zoom; } // relative to a fitted picture
    void fit();
    void zoomBy(double factor, const QPointF& at); // AT in widget points, in any panel
    void pan(int index, const QPointF& way);

private:
    // The number of lines for a single row of panels that makes the panels largest.
    [[nodiscard]] int lines() const;
    [[nodiscard]] int across(int lines) const { return (std::max(1, columns()) + lines - 1) / lines; }
    [[nodiscard]] QSizeF cellSize(int lines) const;
    [[nodiscard]] QSizeF cellSize() const { return cellSize(lines()); }
    [[nodiscard]] QPointF corner(int row, int column) const; // of a panel
    [[nodiscard]] double left() const; // of the first column
    [[nodiscard]] double headerHeight() const;
    [[nodiscard]] double gutterWidth() const;
    [[nodiscard]] bool methodRows() const; // rows are methods, all of one picture
    [[nodiscard]] double under() const; // height under each panel
    [[nodiscard]] double underRow() const
    {
        return sharesNetwork() && !methodRows() ? barHeight() : 0;
    } // height under each row
    [[nodiscard]] double underAll() const;
    void keepInside() { m_centre = {std::clamp(m_centre.x(), 0.0, 1.0), std::clamp(m_centre.y(), 0.0, 1.0)}; }

    const Comparison& m_comparison;
    const QWidget& m_widget;
    double m_zoom = 1;
    QPointF m_centre{0.5, 0.5}; // of the panels, in shares of the part that the network sees
};

} // namespace hydra::ui
