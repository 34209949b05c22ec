// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/viewport.h"

#include <algorithm>

namespace hydra::ui {

void Viewport::setWidget(const QSizeF& size)
{
    // The point in the middle stays there.
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
    // Vertically centred, unless that takes the room at the top.
    m_origin.ry() = std::max(m_origin.y(), std::min(m_topRoom + margin, m_widget.height() - 2 * half.y()));
    m_origin = m_origin.toPoint(); // whole points keep edges and outlines sharp
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

// Keeps a strip of the picture inside the widget, so that it cannot be lost.
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
