// SPDX-License-Identifier: GPL-3.0-or-later
// Finds points under the mouse, in the direction of an arrow key, or inside a lasso. Plain arithmetic, tested
// without a window.
#pragma once

#include <QPointF>
#include <QPolygonF>

#include <cstdint>
#include <vector>

namespace hydra::ui {

// Points of the plane. Hidden points and points without a place yet (NaN) are never found.
struct PlanePoints
{
    std::vector<float> x, y;
    std::vector<std::uint8_t> hidden; // empty: none

    [[nodiscard]] int count() const { return int(x.size()); }
    [[nodiscard]] bool shown(int i) const
    {
        const auto at = std::size_t(i);
        return (hidden.empty() || hidden[at] == 0) && x[at] - x[at] == 0 && y[at] - y[at] == 0;
    }
    [[nodiscard]] QPointF at(int i) const { return {double(x[std::size_t(i)]), double(y[std::size_t(i)])}; }
};

// A grid of the plane with the points of each cell, so that a search visits few cells.
class PointIndex
{
public:
    void build(const PlanePoints& points);
    void clear() { m_start.clear(); }
    [[nodiscard]] bool empty() const { return m_start.empty(); }
    // The shown point nearest to AT, at most REACH away; ties go to the last, which is painted on top. -1:
    // none.
    [[nodiscard]] int nearest(const PlanePoints& points, const QPointF& at, double reach) const;

private:
    [[nodiscard]] int column(double x) const;
    [[nodiscard]] int row(double y) const;

    double m_left = 0, m_top = 0, m_cell = 1;
    int m_cols = 0, m_rows = 0;
    std::vector<int> m_start, m_order; // points of cell c: m_order[m_start[c] .. m_start[c + 1])
};

// The point that an arrow key reaches from FROM (-1: from WHERE): within 45 degrees of DIRECTION, the one
// with the smallest distance along it plus twice the distance across. -1 if there is none.
[[nodiscard]] int nextInDirection(const PlanePoints& points, int from, const QPointF& where,
                                  const QPoint& direction);

// Shown points inside POLYGON by the odd-even rule, ascending. Empty for fewer than three corners.
[[nodiscard]] std::vector<int> pointsInside(const PlanePoints& points, const QPolygonF& polygon);

} // namespace hydra::ui
