// SPDX-License-Identifier: GPL-3.0-or-later
// The view of the canvas: maps picture pixels to widget points and back. Plain arithmetic, tested without a
// window.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace hydra::ui {

class Viewport
{
public:
    void setWidget(const QSizeF& size); // a fitted picture stays fitted
    void setPicture(const QSizeF& size); // also fits
    void setTopRoom(double points); // left free above a fitted picture, in addition to the margin
    void fit();
    void fit(const QRectF& pixels); // fits a part of the picture
    // ZOOM is in widget points per picture pixel; the picture's point under ANCHOR stays in place.
    void zoomTo(double zoom, const QPointF& anchor);
    void zoomBy(double factor, const QPointF& anchor) { zoomTo(m_zoom * factor, anchor); }
    void panBy(const QPointF& delta); // widget points

    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] bool fitted() const { return m_fitted; }
    [[nodiscard]] QPointF centre() const { return {m_widget.width() / 2, m_widget.height() / 2}; }
    [[nodiscard]] QPointF toPicture(const QPointF& point) const { return (point - m_origin) / m_zoom; }
    [[nodiscard]] QPointF toWidget(const QPointF& pixel) const { return pixel * m_zoom + m_origin; }
    [[nodiscard]] QRectF toWidget(const QRectF& pixels) const
    {
        return {toWidget(pixels.topLeft()), pixels.size() * m_zoom};
    }

    static constexpr double margin = 12; // widget points around a fitted picture
    static constexpr double maxZoom = 64;

private:
    void keepInReach();

    QSizeF m_widget{1, 1}, m_picture;
    QPointF m_origin; // of the picture, in widget points
    double m_zoom = 1;
    bool m_fitted = true;
    double m_topRoom = 0;
};

} // namespace hydra::ui
