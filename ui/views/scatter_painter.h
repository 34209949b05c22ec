// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the points of a scatter plot. They are stamped into an image that is kept until they or the view
// change; marks of what is pointed at are painted over it.
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

// What stands for a point beside its marker: a part of a picture. Null picture: none.
struct Thumbnail
{
    QImage picture;
    QRectF part; // pixels of it
};

struct ScatterLook
{
    std::vector<QRgb> colours;
    std::vector<Marker> markers; // empty: discs
    std::vector<std::uint8_t> ringed; // empty: none
};

// What is painted on.
struct ScatterGround
{
    QSize size; // widget points
    double ratio = 1; // pixels to one of them
    QPalette palette;
};

// What somebody's pointer marks.
struct ScatterMarks
{
    std::vector<int> linked;
    bool joined = false; // in their order, by a line
    int pointed = -1;

    [[nodiscard]] std::vector<int> all() const;
    // What must be painted again when marks of POINTS come or go; joined ones with all that lies between.
    [[nodiscard]] QRegion around(const std::vector<int>& points, const ScatterPlane& plane) const;
};

class ScatterPainter
{
public:
    void setLook(ScatterLook look); // of every point
    void setThumbnails(bool shown);
    void setThumbnailSource(std::function<Thumbnail(int point)> source, double side);
    void setSelection(const std::vector<int>& points, int count); // what is not selected steps back
    void forget() { m_image = {}; } // points, view or ground have changed

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
    [[nodiscard]] bool selected(int point) const // or nothing is
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
    std::vector<std::uint8_t> m_selected; // of every point; empty: none
    Splats m_splats;
    QImage m_image; // empty: to be rendered
};

} // namespace hydra::ui
