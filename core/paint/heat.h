// SPDX-License-Identifier: GPL-3.0-or-later
// A map as pixels: values to colours and transparency. The canvas, the strip, exported figures and the
// command line all use this, so that they look the same. Only values are interpolated, never colours, so that
// a threshold stays sharp. reference.md "Colours".
#pragma once

#include "core/explain/map.h"
#include "core/paint/colour_map.h"
#include "core/paint/value_range.h"

#include <vector>

namespace hydra::paint {

// How a map is painted; no field affects the engine's work.
struct Look
{
    ColourMap colours = ColourMap::Inferno; // for unsigned maps
    ColourMap signedColours = ColourMap::Diverging; // for signed maps
    double opacity = 0.6; // [0, 1]
    double threshold = 0; // [0, 1] of the range; values below it are not painted
    bool fade = true; // transparency grows as the value falls
    bool smooth = true; // bicubic between token centres; else one flat square per token
    bool grid = false; // lines between patches
    bool greyPicture = true; // under signed maps, whose red and blue could also be the picture's
    bool lockRange = false; // one colour range for the whole strip
    bool clipOutliers = false; // outliers are marked, and excluded from the colour range
    double clip = 0; // [0, 0.25], rangeFrom and rangeUntil [0, 1]: as in RangeRule
    double rangeFrom = 0, rangeUntil = 1;
    double gamma = 1; // [0.25, 4]: colours follow the position in the range to this power

    friend bool operator==(const Look& a, const Look& b);
    friend bool operator!=(const Look& a, const Look& b) { return !(a == b); }
};

// The fields of LOOK that determine the range.
[[nodiscard]] RangeRule rangeRule(const Look& look);

// Whether the picture under a map is drawn without its colours.
[[nodiscard]] inline bool drawsGrey(const Look& look, bool isSigned)
{
    return isSigned && look.greyPicture;
}
[[nodiscard]] ColourMap colourMapFor(const Look& look, bool isSigned);
// The position in the colour map for the value at PLACE in the range: u^gamma; signed, v |v|^(gamma-1) with v
// = 2 u - 1. Both [0, 1]. reference.md "Colour and transparency".
[[nodiscard]] double warped(double place, const Look& look, bool isSigned);
// The opaque colours of 256 values from one end of a range to the other, for a colour bar.
[[nodiscard]] ColourTable barColours(const Look& look, bool isSigned);
// Colour with alpha, premultiplied, for each of 256 warped positions of a range.
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
