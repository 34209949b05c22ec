// SPDX-License-Identifier: GPL-3.0-or-later
// Which point is meant: under the mouse, in the direction of an arrow key, inside a lasso. Plain arithmetic,
// tested without a window.
#pragma once

#include <QPointF>
#include <QPolygonF>

#include <cstdint>
#include <vector>

namespace hydra::ui {

// Points of the plane; some are hidden, some have no place yet (NaN). Neither is ever found.
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

// Squares of the plane with the points in them: finding the nearest looks at a few.
class PointIndex
{
public:
    void build(const PlanePoints& points);
    void clear() { m_start.clear(); }
    [[nodiscard]] bool empty() const { return m_start.empty(); }
    // The shown point nearest to AT, at most REACH away; of equals the last, which is painted on top. -1:
    // none.
    [[nodiscard]] int nearest(const PlanePoints& points, const QPointF& at, double reach) const;

private:
    [[nodiscard]] int column(double x) const;
    [[nodiscard]] int row(double y) const;

    double m_left = 0, m_top = 0, m_cell = 1;
    int m_cols = 0, m_rows = 0;
    std::vector<int> m_start, m_order; // points of cell c: m_order[m_start[c] .. m_start[c + 1])
};

// The point that an arrow key leads to from FROM (-1: from WHERE): within 45 degrees of the direction, the
// one with the smallest distance along it plus twice the distance across. -1 when there is none.
[[nodiscard]] int nextInDirection(const PlanePoints& points, int from, const QPointF& where,
                                  const QPoint& direction);

// Shown points inside POLYGON by the odd-even rule, ascending. Fewer than three corners hold nothing.
[[nodiscard]] std::vector<int> pointsInside(const PlanePoints& points, const QPolygonF& polygon);

} // namespace hydra::ui
