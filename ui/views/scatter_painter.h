// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the points of a scatter plot. They are stamped into an image that is cached until they or the view
// change; marks of pointed and linked points are painted over it.
#pragma once

#include "ui/paint/splats.h"
#include "ui/views/scatter_plane.h"

#include <QImage>
#include <QPalette>
#include <QRegion>

#include <functional>
#include <vector>

class QPainter;

namespace hydra::ui {

// A part of a picture that is shown at a point. Null picture: none.
struct Thumbnail
{
    QImage picture;
    QRectF part; // in pixels of the picture
};

struct ScatterLook
{
    std::vector<QRgb> colours;
    std::vector<Marker> markers; // empty: discs
    std::vector<std::uint8_t> ringed; // empty: none
};

// The surface that is painted on.
struct ScatterGround
{
    QSize size; // widget points
    double ratio = 1; // pixels per widget point
    QPalette palette;
};

// Points marked by this view's or another view's pointer.
struct ScatterMarks
{
    std::vector<int> linked;
    bool joined = false; // connects them in order by a line
    int pointed = -1;

    [[nodiscard]] std::vector<int> all() const;
    // The region to repaint if marks of POINTS change; for joined marks, their whole bounding rectangle.
    [[nodiscard]] QRegion around(const std::vector<int>& points, const ScatterPlane& plane) const;
};

class ScatterPainter
{
public:
    void setLook(ScatterLook look); // one entry per point
    void setThumbnails(bool shown);
    void setThumbnailSource(std::function<Thumbnail(int point)> source, double side);
    void setSelection(const std::vector<int>& points, int count); // other points are painted faint
    void forget() { m_image = {}; } // call after a change of points, view or ground

    [[nodiscard]] const QImage& image(const ScatterPlane& plane, const ScatterGround& ground);
    void paintMarks(QPainter& painter, const ScatterPlane& plane, const ScatterMarks& marks,
                    const ScatterGround& ground);
    [[nodiscard]] bool showsThumbnails() const { return m_showThumbnails; }
    [[nodiscard]] const std::vector<int>& thumbnails() const { return m_thumbnails; } // of the last image

private:
    void stampPoints(const ScatterPlane& plane, const ScatterGround& ground);
    void ringPoints(QPainter& painter, const ScatterPlane& plane, const ScatterGround& ground) const;
    void paintThumbnails(QPainter& painter, const ScatterPlane& plane, const QSizeF& size);
    void paintMarked(QPainter& painter, const ScatterPlane& plane, int point, const ScatterGround& ground);
    [[nodiscard]] bool selected(int point) const // also true if the selection is empty
    {
        return m_selected.empty() || m_selected[std::size_t(point)] != 0;
    }
    [[nodiscard]] Marker marker(int point) const
    {
        return m_look.markers.empty() ? Marker::Disc : m_look.markers[std::size_t(point)];
    }

    ScatterLook m_look;
    std::function<Thumbnail(int)> m_source;
    double m_thumbnailSide = 26;
    bool m_showThumbnails = false;
    std::vector<int> m_selection, m_thumbnails;
    std::vector<std::uint8_t> m_selected; // per point; empty: no selection
    Splats m_splats;
    QImage m_image; // empty: must be rendered
};

} // namespace hydra::ui
