// SPDX-License-Identifier: GPL-3.0-or-later
// A map as pixels: values to colours and transparency. The canvas, the strip, exported figures and the
// command line all paint with this, so that they show the same. Only values are interpolated, never colours:
// a threshold stays sharp. reference.md 10.
#pragma once

#include "core/explain/map.h"
#include "core/paint/colour_map.h"

#include <memory>
#include <vector>

namespace hydra::paint {

// How a map is painted; nothing here makes the engine work.
struct Look
{
    ColourMap colours = ColourMap::Inferno; // of maps without sign
    ColourMap signedColours = ColourMap::Diverging; // of maps with one
    double opacity = 0.6; // [0, 1]
    double threshold = 0; // [0, 1] of the range; below it nothing is painted
    bool fade = true; // transparency grows as the value falls
    bool smooth = true; // bicubic between token centres; else one flat square a token
    bool grid = false; // lines between patches
    bool lockRange = false; // one colour range for the whole strip
    bool spareOutliers = false; // they are marked, and the colour range is that of the other values

    friend bool operator==(const Look& a, const Look& b);
    friend bool operator!=(const Look& a, const Look& b) { return !(a == b); }
};

// The values that the two ends of the colour bar stand for. Symmetric around zero when signed.
struct ValueRange
{
    double low = 0, high = 1;
    bool isSigned = false;

    // [0, 1]; a flat range maps to 0 (signed: the middle).
    [[nodiscard]] double position(double value) const;
    friend bool operator==(const ValueRange& a, const ValueRange& b)
    {
        return a.low == b.low && a.high == b.high && a.isSigned == b.isSigned;
    }
};

// Values that are not finite are left out; with SPAREOUTLIERS each map's outliers too
// (core/paint/outliers.h).
[[nodiscard]] ValueRange rangeOf(const Map& map, bool spareOutliers = false);
// One range that holds all; null pointers are skipped.
[[nodiscard]] ValueRange rangeOf(const std::vector<std::shared_ptr<const Map>>& maps,
                                 bool spareOutliers = false);

[[nodiscard]] ColourMap colourMapFor(const Look& look, bool isSigned);
// Colour with alpha, premultiplied, for each of 256 positions of a range.
[[nodiscard]] ColourTable paintTable(const Look& look, bool isSigned);

struct Pixels
{
    int width = 0, height = 0;
    std::vector<Argb> argb; // premultiplied, row-major; empty for a map without values
};
// WIDTH x HEIGHT pixels by bicubic (Catmull-Rom) interpolation between token centres when look.smooth, else
// exactly cols x rows pixels, to be scaled without smoothing.
[[nodiscard]] Pixels paintMap(const Map& map, const Look& look, const ValueRange& range, int width,
                              int height);

} // namespace hydra::paint
