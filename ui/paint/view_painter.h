// SPDX-License-Identifier: GPL-3.0-or-later
// A picture with its map and all that is marked on it: the one painter behind the canvas, the saved picture
// and exported figures, so that they show the same.
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
    int classIndex = -1; // decides its colour
    QString name;
};

// What is shown. The pointers must outlive the call.
struct PictureView
{
    const Pyramid* picture = nullptr;
    const InputGeometry* geometry = nullptr; // null: the network has not seen it yet, or does not matter
    std::shared_ptr<const Map> map; // null: none
    ValueRange range; // of the map's colours
    Look look;
    bool overlay = true; // the map's colours; its outliers are ringed in any case
    double mapOpacity = 1;
    const QList<QLineF>* outline = nullptr; // of the object, in pixels of the picture; null: none
    int query = -1; // the patch that is asked; -1: none
    const std::vector<PatchWord>* words = nullptr; // one for each patch; null: none
    std::vector<int> dropped{}; // patches that the network is not shown
    std::vector<QRectF> boxes{}; // that are found, in pixels of the picture
    int box = -1; // the one that is explained
};

// Where it is shown, in units of the painter.
struct PicturePlace
{
    QRectF whole; // of the picture
    QRectF visible; // the part that is painted
    double line = 1; // the width of a fine line
    int finestMap = 0; // pixels of the longer side that the map is computed in; 0: as many as are shown

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

    // What the last map was made of, and which of its patches stand apart.
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
// A ring in RECT, dark around COLOUR: seen on any picture.
void paintRing(QPainter& painter, const QRectF& rect, double line, const QColor& colour);
// Two outlines, dark around COLOUR: seen on any picture. An invalid colour marks the patch faintly.
void paintPatch(QPainter& painter, const PictureView& view, const PicturePlace& place, int patch,
                const QColor& colour);

} // namespace hydra::ui
