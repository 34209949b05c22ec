// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a picture with its map and all marks: the only painter of the canvas, the saved picture and exported
// figures, so that they look the same.
#pragma once

#include "core/image/geometry.h"
#include "ui/paint/map_painter.h"
#include "ui/paint/pyramid.h"

#include <QColor>
#include <QLineF>
#include <QList>
#include <QRectF>

#include <memory>
#include <vector>

namespace hydra::ui {

[[nodiscard]] inline QRectF toRectF(const Rect& rect)
{
    return {rect.x, rect.y, rect.width, rect.height};
}

struct PatchWord
{
    int classIndex = -1; // sets its colour
    QString name;
};

// The contents. The pointers must outlive the call.
struct PictureView
{
    const Pyramid* picture = nullptr;
    const InputGeometry* geometry = nullptr; // null: not known yet, or not needed
    std::shared_ptr<const Map> map; // null: none
    ValueRange range; // of the map's colours
    Look look;
    bool overlay = true; // draw the map's colours; outliers are ringed regardless
    double mapOpacity = 1;
    const QList<QLineF>* outline = nullptr; // of the object, in pixels of the picture; null: none
    int query = -1; // the query patch; -1: none
    const std::vector<PatchWord>* words = nullptr; // one for each patch; null: none
    std::vector<int> dropped{}; // patches hidden from the network
    std::vector<QRectF> boxes{}; // found boxes, in pixels of the picture
    int box = -1; // index of the explained box; -1: none
};

// Where the picture is painted, in units of the painter.
struct PicturePlace
{
    QRectF whole; // of the picture
    QRectF visible; // the painted part
    double line = 1; // the width of a fine line
    int finestMap = 0; // limit of the map image's longer side, in pixels; 0: no limit

    [[nodiscard]] QRectF of(const QRectF& pixels, const QSizeF& picture) const;
};

class ViewPainter
{
public:
    void paint(QPainter& painter, const PictureView& view, const PicturePlace& place);

private:
    void paintOverlay(QPainter& painter, const PictureView& view, const PicturePlace& place);
    void paintOutliers(QPainter& painter, const PictureView& view, const PicturePlace& place);
    static void paintBest(QPainter& painter, const PictureView& view, const PicturePlace& place);

    // Cache of the last map image and of its outliers.
    struct
    {
        std::shared_ptr<const Map> map;
        Look look;
        ValueRange range;
        QSize size;
        QImage image;
    } m_overlay;
    std::shared_ptr<const Map> m_outliersOf;
    std::vector<int> m_outliers; // patches
};

const QColor bestColour(0xff, 0xd8, 0x3d); // of the ring around the best match
// A ring in RECT, COLOUR with a dark edge: visible on any picture.
void paintRing(QPainter& painter, const QRectF& rect, double line, const QColor& colour);
// Outlines PATCH in COLOUR with a dark edge: visible on any picture. An invalid colour gives a faint outline.
void paintPatch(QPainter& painter, const PictureView& view, const PicturePlace& place, int patch,
                const QColor& colour);

} // namespace hydra::ui
