// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a scatter plot: maps points of the plane to widget points and back. Both axes share one scale,
// because in an embedding only distances have a meaning.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <algorithm>

namespace hydra::ui {

class PlaneView
{
public:
    // A fitted view stays fitted; otherwise the point in the middle stays there.
    void setWidget(const QSizeF& size)
    {
        const QPointF middle = toPlane(centre());
        m_widget = size;
        keep(middle);
    }
    void setBounds(const QRectF& bounds)
    {
        const QPointF middle = toPlane(centre());
        m_bounds = bounds;
        keep(middle);
    }
    void fit()
    {
        m_fitted = true;
        m_scale = fittedScale();
        m_origin = centre() - m_bounds.center() * m_scale;
    }
    void zoomBy(double factor, const QPointF& anchor)
    {
        const QPointF kept = toPlane(anchor);
        m_scale = std::clamp(m_scale * factor, fittedScale() * least, fittedScale() * most);
        m_origin = anchor - kept * m_scale;
        m_fitted = false;
    }
    void panBy(const QPointF& delta)
    {
        m_origin += delta;
        m_fitted = false;
    }

    [[nodiscard]] bool fitted() const { return m_fitted; }
    [[nodiscard]] double scale() const { return m_scale; } // widget points per unit of the plane
    [[nodiscard]] double magnification() const { return m_scale / fittedScale(); }
    [[nodiscard]] QPointF origin() const { return m_origin; } // of the plane, in widget points
    [[nodiscard]] QPointF centre() const { return {m_widget.width() / 2, m_widget.height() / 2}; }
    [[nodiscard]] QPointF toPlane(const QPointF& point) const { return (point - m_origin) / m_scale; }
    [[nodiscard]] QPointF toWidget(const QPointF& point) const { return point * m_scale + m_origin; }

    static constexpr double margin = 28; // widget points around the fitted bounds
    static constexpr double least = 0.25, most = 4000; // times the fitted scale

private:
    void keep(const QPointF& middle)
    {
        if (m_fitted) {
            fit();
        } else {
            m_origin = centre() - middle * m_scale;
        }
    }
    [[nodiscard]] double fittedScale() const
    {
        const double wide = std::max(1.0, m_widget.width() - 2 * margin);
        const double high = std::max(1.0, m_widget.height() - 2 * margin);
        return std::min(wide / std::max(m_bounds.width(), 1e-12), high / std::max(m_bounds.height(), 1e-12));
    }

    QSizeF m_widget{1, 1};
    QRectF m_bounds{-1, -1, 2, 2};
    QPointF m_origin;
    double m_scale = 1;
    bool m_fitted = true;
};

} // namespace hydra::ui
