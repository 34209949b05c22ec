// SPDX-License-Identifier: GPL-3.0-or-later
// Draws thousands of small markers into an image: each shape is rasterised once per quarter-pixel offset and
// then stamped. A rim in the background colour separates overlapping markers.
#pragma once

#include <QColor>
#include <QImage>

#include <array>
#include <cstdint>
#include <vector>

namespace hydra::ui {

enum class Marker : std::uint8_t
{
    Disc,
    Square,
    Triangle,
    Diamond,
    Plus,
    Nabla,
    Cross
};
constexpr std::size_t markerCount = 7;

class Splats
{
public:
    // RADIUS in pixels, rounded to quarters, at least 0.5; GROUND is the rim's colour.
    void prepare(double radius, QRgb ground);
    // Stamps a marker with its centre at (X, Y) into an image of 32-bit pixels; parts outside are clipped.
    void stamp(QImage& image, double x, double y, QRgb colour, Marker marker);
    // The same for many markers: PIXELS and STRIDE (in pixels) of the image, fetched once.
    void stamp(QRgb* pixels, qsizetype stride, int width, int height, double x, double y, QRgb colour,
               Marker marker);
    [[nodiscard]] double radius() const { return m_radius; }

private:
    static constexpr int phases = 4; // offsets per pixel, in x and in y
    // Shares of 256 of the colour and of the rim; the rest is the old pixel.
    struct Cover
    {
        std::uint16_t colour = 0, rim = 0;
    };
    struct Row
    {
        int begin = 0, end = 0; // the range of covered columns
    };
    struct Mask
    {
        std::vector<Cover> cover; // side x side
        std::vector<Row> rows;
    };
    [[nodiscard]] const Mask& mask(Marker marker, int phaseX, int phaseY);

    double m_radius = -1;
    QRgb m_ground = 0;
    int m_side = 0; // side of a mask in pixels
    std::array<Mask, markerCount * phases * phases> m_masks;
};

} // namespace hydra::ui
