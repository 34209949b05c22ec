// SPDX-License-Identifier: GPL-3.0-or-later
// The points of a scatter plot and their view: zoom and position, marker size, and finding points. Plain
// arithmetic, no widget.
#pragma once

#include "ui/views/plane_view.h"
#include "ui/views/point_index.h"

#include <QString>

namespace hydra::ui {

// A part of the plane with a name over it.
struct ScatterPane
{
    QRectF box;
    QString title;
};

class ScatterPlane
{
public:
    void set(PlanePoints points, const std::vector<ScatterPane>& panes); // and fits the view to them
    void move(std::vector<float> x, std::vector<float> y); // the same points elsewhere
    void hide(std::vector<std::uint8_t> hidden); // empty: none
    void fit();
    void setWidget(const QSizeF& size) { m_view.setWidget(size); }
    void zoomBy(double factor, const QPointF& anchor) { m_view.zoomBy(factor, anchor); }
    void panBy(const QPointF& delta) { m_view.panBy(delta); }

    [[nodiscard]] const PlanePoints& points() const { return m_points; }
    [[nodiscard]] const std::vector<ScatterPane>& panes() const { return m_panes; }
    [[nodiscard]] const PlaneView& view() const { return m_view; }
    [[nodiscard]] bool shown(int point) const
    {
        return point >= 0 && point < m_points.count() && m_points.shown(point);
    }
    [[nodiscard]] QPointF place(int point) const { return m_view.toWidget(m_points.at(point)); }
    [[nodiscard]] double radius() const; // of a marker, in widget points

    // -1: none.
    [[nodiscard]] int pointUnder(const QPointF& at);
    [[nodiscard]] int middle(); // nearest to the middle of the view
    [[nodiscard]] int next(int from, const QPoint& direction) const;
    // How far to pan so that POINT is well inside SIZE.
    [[nodiscard]] QPointF backInside(int point, const QSizeF& size) const;

private:
    void measure(); // the bounds of the panes, else of all points
    [[nodiscard]] int nearest(const QPointF& at, double reach);

    PlanePoints m_points;
    std::vector<ScatterPane> m_panes;
    PlaneView m_view;
    PointIndex m_index; // empty: built on the next search
};

} // namespace hydra::ui
