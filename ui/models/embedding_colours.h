// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of an embedding's points and their legend. Colours come from viridis and the four of
// series_colours.h; with more than four classes, marker shapes distinguish the rest.
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

// The contents of a legend.
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
    std::vector<QRgb> ramp; // from low to high
    double low = 0, high = 1;
    bool more = false; // values above HIGH have its colour
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

// Inputs of the colours other than the points.
struct ColourContext
{
    bool dark = true;
    std::vector<QString> classNames;
    // The main window's map; null if there is none.
    engine::MapPtr map;
    ImageId mapImage;
    int mapHeads = 0;
    ValueRange mapRange;
    Look look;
    QString mapTitle;
};

[[nodiscard]] ColouredCloud colouredBy(ColourBy what, const EmbeddingCloud& cloud,
                                       const ColourContext& context);
// Viridis at SHARE, in [0, 1], without the end that is hard to see on the background.
[[nodiscard]] QRgb rampColour(double share, bool dark);

} // namespace hydra::ui
