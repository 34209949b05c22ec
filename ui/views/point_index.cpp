// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/point_index.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra::ui {

namespace {

constexpr int cellsAtMost = 512; // a side
constexpr double unreachable = std::numeric_limits<double>::infinity();

} // namespace

int PointIndex::column(double x) const
{
    return std::clamp(static_cast<int>(std::floor(std::clamp((x - m_left) / m_cell, -1.0, 1e6))), 0,
                      m_cols - 1);
}

int PointIndex::row(double y) const
{
    return std::clamp(static_cast<int>(std::floor(std::clamp((y - m_top) / m_cell, -1.0, 1e6))), 0,
                      m_rows - 1);
}

void PointIndex::build(const PlanePoints& points)
{
    double right = -unreachable;
    double bottom = -unreachable;
    m_left = m_top = unreachable;
    int shown = 0;
    for (int i = 0; i < points.count(); ++i) {
        if (points.shown(i)) {
            const QPointF p = points.at(i);
            m_left = std::min(m_left, p.x());
            m_top = std::min(m_top, p.y());
            right = std::max(right, p.x());
            bottom = std::max(bottom, p.y());
            ++shown;
        }
    }
    const double extent = shown > 0 ? std::max(right - m_left, bottom - m_top) : 1.0;
    const int cells = std::clamp(static_cast<int>(std::sqrt(double(shown))), 1, cellsAtMost);
    m_cell = std::max(extent / cells, 1e-12);
    m_cols = shown > 0 ? static_cast<int>((right - m_left) / m_cell) + 1 : 1;
    m_rows = shown > 0 ? static_cast<int>((bottom - m_top) / m_cell) + 1 : 1;
    m_start.assign(std::size_t(m_cols) * std::size_t(m_rows) + 1, 0);
    const auto cellOf = [&](int i) {
        const QPointF p = points.at(i);
        return std::size_t(row(p.y())) * std::size_t(m_cols) + std::size_t(column(p.x()));
    };
    for (int i = 0; i < points.count(); ++i) {
        if (points.shown(i)) {
            ++m_start[cellOf(i) + 1];
        }
    }
    for (std::size_t c = 1; c < m_start.size(); ++c) {
        m_start[c] += m_start[c - 1];
    }
    m_order.resize(std::size_t(shown));
    std::vector<int> next(m_start.begin(), m_start.end() - 1);
    for (int i = 0; i < points.count(); ++i) {
        if (points.shown(i)) {
            m_order[std::size_t(next[cellOf(i)]++)] = i;
        }
    }
}

int PointIndex::nearest(const PlanePoints& points, const QPointF& at, double reach) const
{
    int best = -1;
    double least = reach * reach;
    for (int r = row(at.y() - reach); r <= row(at.y() + reach); ++r) {
        const std::size_t line = std::size_t(r) * std::size_t(m_cols);
        const auto begin = m_start[line + std::size_t(column(at.x() - reach))];
        const auto end = m_start[line + std::size_t(column(at.x() + reach)) + 1];
        for (int place = begin; place < end; ++place) { // the cells of a row are contiguous
            const int i = m_order[std::size_t(place)];
            const QPointF away = points.at(i) - at;
            const double squared = QPointF::dotProduct(away, away);
            if (squared < least || (squared == least && i > best)) {
                least = squared;
                best = i;
            }
        }
    }
    return best;
}

int nextInDirection(const PlanePoints& points, int from, const QPointF& where, const QPoint& direction)
{
    const QPointF start = from >= 0 ? points.at(from) : where;
    int best = -1;
    double least = unreachable;
    for (int i = 0; i < points.count(); ++i) {
        if (i == from || !points.shown(i)) {
            continue;
        }
        const QPointF away = points.at(i) - start;
        const double along = QPointF::dotProduct(away, QPointF(direction));
        const double across = std::abs(away.x() * direction.y() - away.y() * direction.x());
        if (along > 0 && across <= along && along + 2 * across < least) {
            least = along + 2 * across;
            best = i;
        }
    }
    return best;
}

std::vector<int> pointsInside(const PlanePoints& points, const QPolygonF& polygon)
{
    std::vector<int> inside;
    if (polygon.size() < 3) {
        return inside;
    }
    const QRectF box = polygon.boundingRect();
    for (int i = 0; i < points.count(); ++i) {
        if (!points.shown(i) || !box.contains(points.at(i))) {
            continue;
        }
        const QPointF p = points.at(i);
        bool odd = false;
        for (qsizetype a = 0, b = polygon.size() - 1; a < polygon.size(); b = a++) {
            const QPointF& u = polygon[a];
            const QPointF& v = polygon[b];
            // A ray to the right from P crosses the edge if the ends are on both sides of it (half-open).
            if ((u.y() > p.y()) != (v.y() > p.y())
                && p.x() < (v.x() - u.x()) * (p.y() - u.y()) / (v.y() - u.y()) + u.x()) {
                odd = !odd;
            }
        }
        if (odd) {
            inside.push_back(i);
        }
    }
    return inside;
}

} // namespace hydra::ui
