// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/splats.h"

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

constexpr double rimWidth = 0.9; // pixels

double crossDistance(double x, double y, double r)
{
    const double arm = 0.36 * r;
    const auto bar = [](double a, double along, double b, double across) {
        return std::max(std::abs(a) - along, std::abs(b) - across);
    };
    return std::min(bar(x, r, y, arm), bar(y, r, x, arm));
}

// Signed distance to the outline of a marker of radius R at the origin, negative inside; y points down. Sizes
// are chosen so that all shapes look about equally heavy.
double outlineDistance(Marker marker, double x, double y, double r)
{
    constexpr double half = 0.5;
    const double slope = std::sqrt(3.0) / 2;
    switch (marker) {
    case Marker::Disc:
        break;
    case Marker::Square:
        return std::max(std::abs(x), std::abs(y)) - 0.86 * r;
    case Marker::Triangle:
        return std::max(slope * std::abs(x) - half * (y - 0.15 * r), y - 0.15 * r) - 0.66 * r;
    case Marker::Nabla:
        return std::max(slope * std::abs(x) + half * (y + 0.15 * r), -y - 0.15 * r) - 0.66 * r;
    case Marker::Diamond:
        return (std::abs(x) + std::abs(y)) * std::sqrt(half) - 0.86 * r;
    case Marker::Plus:
        return crossDistance(x, y, 1.1 * r);
    case Marker::Cross:
        return crossDistance((x + y) * std::sqrt(half), (y - x) * std::sqrt(half), 1.1 * r);
    }
    return std::hypot(x, y) - r;
}

// Blends with the shares C, G and the rest of 256, two channels at a time.
QRgb blended(QRgb colour, std::uint32_t c, QRgb rim, std::uint32_t g, QRgb below)
{
    constexpr std::uint32_t even = 0x00ff00ff;
    const std::uint32_t rest = 256 - c - g;
    const std::uint32_t redBlue = ((colour & even) * c + (rim & even) * g + (below & even) * rest) >> 8;
    const std::uint32_t green =
        (((colour >> 8) & even) * c + ((rim >> 8) & even) * g + ((below >> 8) & even) * rest);
    return 0xff000000U | (redBlue & even) | (green & 0x0000ff00U);
}

} // namespace

void Splats::prepare(double radius, QRgb ground)
{
    const double stepped = std::max(0.5, std::round(radius * 4) / 4);
    m_ground = ground | 0xff000000U;
    if (stepped == m_radius) {
        return;
    }
    m_radius = stepped;
    m_side = 2 * static_cast<int>(std::ceil(1.1 * stepped + rimWidth + 1)) + 1;
    for (Mask& one : m_masks) {
        one = {};
    }
}

const Splats::Mask& Splats::mask(Marker marker, int phaseX, int phaseY)
{
    Mask& one = m_masks[(std::size_t(marker) * phases + std::size_t(phaseY)) * phases + std::size_t(phaseX)];
    if (!one.rows.empty()) {
        return one;
    }
    const int middle = m_side / 2;
    const auto share = [](double distance) { return std::clamp(0.5 - distance, 0.0, 1.0); };
    for (int row = 0; row < m_side; ++row) {
        Row span{m_side, 0};
        for (int col = 0; col < m_side; ++col) {
            const double x = col - middle - double(phaseX) / phases;
            const double y = row - middle - double(phaseY) / phases;
            const double distance = outlineDistance(marker, x, y, m_radius);
            const auto inner = static_cast<std::uint16_t>(std::lround(share(distance) * 256));
            const auto all = static_cast<std::uint16_t>(std::lround(share(distance - rimWidth) * 256));
            one.cover.push_back({inner, static_cast<std::uint16_t>(all - inner)});
            if (all > 0) {
                span.begin = std::min(span.begin, col);
                span.end = col + 1;
            }
        }
        one.rows.push_back(span);
    }
    return one;
}

void Splats::stamp(QImage& image, double x, double y, QRgb colour, Marker marker)
{
    stamp(reinterpret_cast<QRgb*>(image.bits()), image.bytesPerLine() / qsizetype(sizeof(QRgb)),
          image.width(), image.height(), x, y, colour, marker);
}

void Splats::stamp(QRgb* pixels, qsizetype stride, int width, int height, double x, double y, QRgb colour,
                   Marker marker)
{
    // Written so that NaN counts as outside, too.
    if (!(x > -m_side && y > -m_side && x < width + m_side && y < height + m_side)) {
        return;
    }
    // Pixel (i, j) has its centre at (i + 1/2, j + 1/2).
    const int stepX = static_cast<int>(std::floor((x - 0.5) * phases + 0.5));
    const int stepY = static_cast<int>(std::floor((y - 0.5) * phases + 0.5));
    const int column = stepX >> 2;
    const int line = stepY >> 2;
    static_assert(phases == 4, "shifted by two");
    const Mask& one = mask(marker, stepX & (phases - 1), stepY & (phases - 1));
    const int left = column - m_side / 2;
    const int top = line - m_side / 2;
    const int firstRow = std::max(0, -top);
    const int lastRow = std::min(m_side, height - top);
    for (int row = firstRow; row < lastRow; ++row) {
        const Row& span = one.rows[std::size_t(row)];
        const int begin = std::max(span.begin, -left);
        const int end = std::min(span.end, width - left);
        QRgb* const to = pixels + qsizetype(top + row) * stride + left;
        const Cover* const cover = one.cover.data() + std::size_t(row) * std::size_t(m_side);
        for (int col = begin; col < end; ++col) {
            const Cover& c = cover[col];
            to[col] =
                c.colour == 256 ? colour | 0xff000000U : blended(colour, c.colour, m_ground, c.rim, to[col]);
        }
    }
}

} // namespace hydra::ui
