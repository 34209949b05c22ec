// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/thumbnail_places.h"

#include <cmath>
#include <cstdint>
#include <numeric>

namespace hydra::ui {

namespace {

// The taken squares in a grid of square-sized cells; a cell holds the centres of at most four.
class Taken
{
public:
    Taken(const QSizeF& size, double side)
        : m_side(side)
        , m_cols(static_cast<int>(size.width() / side) + 2)
        , m_rows(static_cast<int>(size.height() / side) + 2)
        , m_cells(std::size_t(m_cols) * std::size_t(m_rows))
    { }

    bool take(const QPointF& p)
    {
        const int col = std::clamp(static_cast<int>(p.x() / m_side), 0, m_cols - 1);
        const int row = std::clamp(static_cast<int>(p.y() / m_side), 0, m_rows - 1);
        for (int r = std::max(0, row - 1); r <= std::min(m_rows - 1, row + 1); ++r) {
            for (int c = std::max(0, col - 1); c <= std::min(m_cols - 1, col + 1); ++c) {
                for (const QPointF& other : cell(c, r)) {
                    if (std::abs(other.x() - p.x()) < m_side && std::abs(other.y() - p.y()) < m_side) {
                        return false;
                    }
                }
            }
        }
        cell(col, row).push_back(p);
        return true;
    }

private:
    std::vector<QPointF>& cell(int col, int row)
    {
        return m_cells[std::size_t(row) * std::size_t(m_cols) + std::size_t(col)];
    }

    double m_side;
    int m_cols, m_rows;
    std::vector<std::vector<QPointF>> m_cells;
};

} // namespace

std::vector<int> thumbnailPlaces(const PlanePoints& points, const PlaneView& view, const QSizeF& size,
                                 double side, const std::vector<int>& first)
{
    std::vector<int> places;
    Taken taken(size, side);
    const QRectF room = QRectF(QPointF(), size).adjusted(side / 2, side / 2, -side / 2, -side / 2);
    const auto tryAt = [&](int i) {
        if (points.shown(i)) {
            const QPointF p = view.toWidget(points.at(i));
            if (room.contains(p) && taken.take(p)) {
                places.push_back(i);
            }
        }
    };
    for (const int i : first) {
        tryAt(i);
    }
    // Steps of the golden ratio visit every point once if step and count are coprime.
    const auto count = std::int64_t(points.count());
    auto step = std::max<std::int64_t>(1, static_cast<std::int64_t>(double(count) * 0.6180339887));
    while (count > 0 && std::gcd(step, count) != 1) {
        ++step;
    }
    for (std::int64_t i = 0, at = 0; i < count; ++i, at = (at + step) % count) {
        tryAt(int(at));
    }
    return places;
}

} // namespace hydra::ui
