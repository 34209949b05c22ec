// SPDX-License-Identifier: GPL-3.0-or-later
// What the colours of an embedding's points say, and the legend that explains them. Colours come from viridis
// and from the four of series_colours.h; where four are too few, shapes tell further classes apart.
#pragma once

#include "core/engine/results.h"
#include "ui/models/embedding_cloud.h"
#include "ui/paint/map_painter.h"
#include "ui/paint/splats.h"

#include <QColor>
#include <QString>

#include <vector>

namespace hydra::ui {

enum class ColourBy
{
    HeadCount,
    Class,
    Position,
    Norm,
    Relevance
};

// What the legend shows.
struct ColourLegend
{
    enum class Kind
    {
        Swatches, // entries
        Bar, // ramp, from low to high
        Square // corners of the picture: top left, top right, bottom left, bottom right
    };
    struct Entry
    {
        QRgb colour = 0;
        Marker marker = Marker::Disc;
        QString name;
    };
    Kind kind = Kind::Swatches;
    QString title;
    std::vector<Entry> entries;
    std::vector<QRgb> ramp; // low first
    double low = 0, high = 1;
    bool more = false; // values beyond HIGH have its colour
    int rows = 0, cols = 0; // of Square
    std::vector<QRgb> corners;
    QString note;
};

struct ColouredCloud
{
    std::vector<QRgb> colours;
    std::vector<Marker> markers; // empty: discs
    ColourLegend legend;
};

// What colours may depend on beyond the points.
struct ColourContext
{
    bool dark = true;
    std::vector<QString> classNames;
    // Of the map in the main window; null where there is none.
    engine::MapPtr map;
    ImageId mapImage;
    int mapHeads = 0;
    ValueRange mapRange;
    Look look;
    QString mapTitle;
};

[[nodiscard]] ColouredCloud colouredBy(ColourBy what, const EmbeddingCloud& cloud,
                                       const ColourContext& context);
// SHARE of the way from low to high, [0, 1], leaving out the end of viridis that the ground would swallow.
[[nodiscard]] QRgb rampColour(double share, bool dark);

} // namespace hydra::ui
