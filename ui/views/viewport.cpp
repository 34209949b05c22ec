// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/viewport.h"

#include <algorithm>

namespace hydra::ui {

void Viewport::setWidget(const QSizeF& size)
{
    // What was in the middle stays in the middle.
    const QPointF middle = toPicture(centre());
    m_widget = size;
    if (m_fitted) {
        fit();
    } else {
        m_origin = centre() - middle * m_zoom;
        keepInReach();
    }
}

void Viewport::setPicture(const QSizeF& size)
{
    m_picture = size;
    fit();
}

void Viewport::fit()
{
    m_fitted = true;
    if (m_picture.isEmpty()) {
        return;
    }
    const double wide = std::max(1.0, m_widget.width() - 2 * margin) / m_picture.width();
    const double high = std::max(1.0, m_widget.height() - 2 * margin - m_topRoom) / m_picture.height();
    m_zoom = std::min({wide, high, maxZoom});
    const QPointF half = QPointF(m_picture.width(), m_picture.height()) * (m_zoom / 2);
    m_origin = centre() - half;
    // In the middle as long as that leaves the room.
    m_origin.ry() = std::max(m_origin.y(), std::min(m_topRoom + margin, m_widget.height() - 2 * half.y()));
    m_origin = m_origin.toPoint(); // edges and outlines on whole points are sharp
}

void Viewport::setTopRoom(double points)
{
    m_topRoom = points;
    setWidget(m_widget);
}

void Viewport::fit(const QRectF& pixels)
{
    if (pixels.isEmpty()) {
        return;
    }
    const double wide = std::max(1.0, m_widget.width() - 2 * margin) / pixels.width();
    const double high = std::max(1.0, m_widget.height() - 2 * margin) / pixels.height();
    zoomTo(std::min(wide, high), centre());
    m_origin = centre() - pixels.center() * m_zoom;
    keepInReach();
}

void Viewport::zoomTo(double zoom, const QPointF& anchor)
{
    const QPointF kept = toPicture(anchor);
    const double longest = std::max({m_picture.width(), m_picture.height(), 1.0});
    m_zoom = std::clamp(zoom, std::min(1.0, 32.0 / longest), maxZoom);
    m_origin = anchor - kept * m_zoom;
    m_fitted = false;
    keepInReach();
}

void Viewport::panBy(const QPointF& delta)
{
    m_origin += delta;
    m_fitted = false;
    keepInReach();
}

// A strip of the picture always stays in the widget: nobody loses it.
void Viewport::keepInReach()
{
    constexpr double strip = 48;
    const auto kept = [&](double origin, double picture, double widget) {
        const double reach = std::min(strip, picture);
        return std::clamp(origin, reach - picture, std::max(reach - picture, widget - reach));
    };
    m_origin.setX(kept(m_origin.x(), m_picture.width() * m_zoom, m_widget.width()));
    m_origin.setY(kept(m_origin.y(), m_picture.height() * m_zoom, m_widget.height()));
}

} // namespace hydra::ui
