// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter_plane.h"

#include <cmath>

namespace hydra::ui {

namespace {

constexpr double largestRadius = 8;
constexpr double pointReach = 14; // widget points; largest distance from the mouse

// Fewer points have room for larger markers.
double restingRadius(int count)
{
    return count <= 300 ? 4.5 : count <= 2000 ? 3.5 : count <= 8000 ? 2.5 : 2;
}

} // namespace

void ScatterPlane::set(PlanePoints points, const std::vector<ScatterPane>& panes)
{
    m_points = std::move(points);
    m_panes = panes;
    fit();
}

void ScatterPlane::move(std::vector<float> x, std::vector<float> y)
{
    m_points.x = std::move(x);
    m_points.y = std::move(y);
    measure();
}

void ScatterPlane::hide(std::vector<std::uint8_t> hidden)
{
    m_points.hidden = std::move(hidden);
    m_index.clear();
}

void ScatterPlane::fit()
{
    measure();
    m_view.fit();
}

// Panes count whole, because they stay while their points move. Hidden points count too, so that the view
// stays when head counts are switched off and on.
void ScatterPlane::measure()
{
    QRectF bounds;
    for (const ScatterPane& pane : m_panes) {
        bounds |= pane.box;
    }
    if (m_panes.empty()) {
        double low[2] = {1e30, 1e30};
        double high[2] = {-1e30, -1e30};
        for (std::size_t i = 0; i < m_points.x.size(); ++i) {
            const double at[2] = {double(m_points.x[i]), double(m_points.y[i])};
            for (int axis = 0; axis < 2; ++axis) {
                low[axis] = std::min(low[axis], std::isfinite(at[axis]) ? at[axis] : low[axis]);
                high[axis] = std::max(high[axis], std::isfinite(at[axis]) ? at[axis] : high[axis]);
            }
        }
        bounds = low[0] > high[0] ? QRectF(-1, -1, 2, 2)
                                  : QRectF(QPointF(low[0], low[1]), QPointF(high[0], high[1]));
    }
    m_view.setBounds(bounds);
    m_index.clear();
}

// Grows slowly with magnification: points move apart faster than they grow.
double ScatterPlane::radius() const
{
    return std::min(largestRadius,
                    restingRadius(m_points.count()) * std::pow(std::max(1.0, m_view.magnification()), 0.35));
}

int ScatterPlane::nearest(const QPointF& at, double reach)
{
    if (m_index.empty()) {
        m_index.build(m_points);
    }
    return m_index.nearest(m_points, at, reach);
}

int ScatterPlane::pointUnder(const QPointF& at)
{
    return nearest(m_view.toPlane(at), std::max(pointReach, radius()) / m_view.scale());
}

int ScatterPlane::middle()
{
    return nearest(m_view.toPlane(m_view.centre()), 1e9);
}

int ScatterPlane::next(int from, const QPoint& direction) const
{
    return nextInDirection(m_points, from, m_view.toPlane(m_view.centre()), direction);
}

QPointF ScatterPlane::backInside(int point, const QSizeF& size) const
{
    const QPointF at = place(point);
    constexpr double edge = 24;
    const auto back = [](double value, double length) {
        return value < edge ? edge - value : value > length - edge ? length - edge - value : 0.0;
    };
    return {back(at.x(), size.width()), back(at.y(), size.height())};
}

} // namespace hydra::ui
