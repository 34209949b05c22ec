// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/heat.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace hydra::paint {

namespace {

// Values of a grid as a finer grid: bicubic (Catmull-Rom), half-pixel centres, edges clamped.

// The source of one output pixel: four neighbours (clamped at the border) and their Catmull-Rom weights.
struct Taps
{
    std::array<std::size_t, 4> index{};
    std::array<float, 4> weight{};
};

std::vector<Taps> tapsFor(int source, int target)
{
    std::vector<Taps> taps(static_cast<std::size_t>(target));
    for (int i = 0; i < target; ++i) {
        const double place = (i + 0.5) * source / target - 0.5;
        const int base = static_cast<int>(std::floor(place));
        const auto t = static_cast<float>(place - base);
        Taps& tap = taps[static_cast<std::size_t>(i)];
        for (int j = 0; j < 4; ++j) {
            tap.index[static_cast<std::size_t>(j)] =
                static_cast<std::size_t>(std::clamp(base - 1 + j, 0, source - 1));
        }
        tap.weight = {((-0.5F * t + 1.0F) * t - 0.5F) * t, (1.5F * t - 2.5F) * t * t + 1.0F,
                      ((-1.5F * t + 2.0F) * t + 0.5F) * t, (0.5F * t - 0.5F) * t * t};
    }
    return taps;
}

// VALUES [fromRows, fromCols] -> [height, width].
std::vector<float> upsampled(const std::vector<float>& values, int fromRows, int fromCols, int width,
                             int height)
{
    const std::vector<Taps> across = tapsFor(fromCols, width);
    const std::vector<Taps> down = tapsFor(fromRows, height);
    const auto w = static_cast<std::size_t>(width);
    const auto rows = static_cast<std::size_t>(fromRows);
    const auto cols = static_cast<std::size_t>(fromCols);
    // Separable: horizontally first, on the few source rows.
    std::vector<float> wide(rows * w);
    for (std::size_t r = 0; r < rows; ++r) {
        const float* line = values.data() + r * cols;
        for (std::size_t x = 0; x < w; ++x) {
            const Taps& tap = across[x];
            float sum = 0;
            for (std::size_t j = 0; j < 4; ++j) {
                sum += tap.weight[j] * line[tap.index[j]];
            }
            wide[r * w + x] = sum;
        }
    }
    std::vector<float> out(w * static_cast<std::size_t>(height));
    for (std::size_t y = 0; y < down.size(); ++y) {
        float* target = out.data() + y * w;
        for (std::size_t j = 0; j < 4; ++j) {
            const float weight = down[y].weight[j];
            const float* line = wide.data() + down[y].index[j] * w;
            for (std::size_t x = 0; x < w; ++x) {
                target[x] += weight * line[x];
            }
        }
    }
    return out;
}

bool drawable(const Map& map)
{
    return map.rows > 0 && map.cols > 0
        && map.values.size()
        == static_cast<std::size_t>(map.rows) * static_cast<std::size_t>(map.cols)
            * static_cast<std::size_t>(map.channels);
}

Argb premultiplied(Argb colour, double alpha)
{
    const auto a = static_cast<Argb>(std::lround(alpha * 255));
    const auto channel = [&](int shift) { return (((colour >> shift) & 0xffU) * a + 127) / 255; };
    return (a << 24) | (channel(16) << 16) | (channel(8) << 8) | channel(0);
}

// Keeps red, green and blue; values that are not finite stay transparent, with an edge half-way to the next.
Pixels paintColours(const Map& map, double opacity, int width, int height)
{
    const std::size_t places = map.values.size() / 3;
    std::vector<std::vector<float>> channels(4, std::vector<float>(places)); // the fourth: whether painted
    for (std::size_t i = 0; i < places; ++i) {
        const float* rgb = map.values.data() + 3 * i;
        const bool painted = std::isfinite(rgb[0]) && std::isfinite(rgb[1]) && std::isfinite(rgb[2]);
        for (std::size_t c = 0; c < 3; ++c) {
            channels[c][i] = painted ? rgb[c] : 0.0F;
        }
        channels[3][i] = painted ? 1.0F : 0.0F;
    }
    if (width != map.cols || height != map.rows) {
        for (std::vector<float>& channel : channels) {
            channel = upsampled(channel, map.rows, map.cols, width, height);
        }
    }
    Pixels pixels{width, height, std::vector<Argb>(channels[3].size())};
    for (std::size_t i = 0; i < pixels.argb.size(); ++i) {
        const float share = channels[3][i];
        if (share < 0.5F) {
            continue;
        }
        Argb colour = 0;
        for (std::size_t c = 0; c < 3; ++c) {
            const float level = std::clamp(channels[c][i] / share, 0.0F, 1.0F);
            colour = (colour << 8) | static_cast<Argb>(level * 255.0F + 0.5F);
        }
        pixels.argb[i] = premultiplied(colour, opacity);
    }
    return pixels;
}

} // namespace

RangeRule rangeRule(const Look& look)
{
    return {look.clipOutliers, look.clip, look.rangeFrom, look.rangeUntil};
}

double warped(double place, const Look& look, bool isSigned)
{
    if (look.gamma == 1) {
        return place;
    }
    if (!isSigned) {
        return std::pow(place, look.gamma);
    }
    const double v = 2 * place - 1;
    return 0.5 + 0.5 * std::copysign(std::pow(std::abs(v), look.gamma), v);
}

ColourMap colourMapFor(const Look& look, bool isSigned)
{
    return isSigned ? look.signedColours : look.colours;
}

ColourTable barColours(const Look& look, bool isSigned)
{
    const ColourTable& colours = colourTable(colourMapFor(look, isSigned));
    ColourTable bar = colours;
    for (std::size_t i = 0; i < bar.size(); ++i) {
        bar[i] = colours[static_cast<std::size_t>(255 * warped(double(i) / 255, look, isSigned) + 0.5)];
    }
    return bar;
}

ColourTable paintTable(const Look& look, bool isSigned)
{
    ColourTable table = colourTable(colourMapFor(look, isSigned));
    // A share of the range, independent of the gamma.
    const double threshold = look.gamma == 1 ? look.threshold : std::pow(look.threshold, look.gamma);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double place = double(i) / 255.0;
        const double strength = isSigned ? std::abs(place * 2 - 1) : place;
        double alpha = look.opacity;
        if (strength < threshold) {
            alpha = 0;
        } else if (look.fade) {
            // Steep enough that middle values stay visible; flat enough at the bottom that the first of the
            // table's 256 steps gives no visible edge, unlike a square root. Colours on both sides of white
            // are pale at first, so it rises faster there.
            const double absent = 1 - strength;
            alpha *= 1 - absent * absent * (isSigned ? std::sqrt(absent) : 1.0);
        }
        table[i] = premultiplied(table[i], alpha);
    }
    return table;
}

Pixels paintMap(const Map& map, const Look& look, const ValueRange& range, int width, int height)
{
    if (!drawable(map)) {
        return {};
    }
    const bool smooth = look.smooth && width > map.cols && height > map.rows;
    if (map.channels == 3) {
        return paintColours(map, look.opacity, smooth ? width : map.cols, smooth ? height : map.rows);
    }
    Pixels pixels{smooth ? width : map.cols, smooth ? height : map.rows, {}};
    const std::vector<float> values =
        smooth ? upsampled(map.values, map.rows, map.cols, width, height) : map.values;
    const ColourTable table = paintTable(look, range.isSigned);
    const double span = range.high > range.low ? 255.0 / (range.high - range.low) : 0.0;
    const double flat = span == 0.0 && range.isSigned ? 127.5 : 0.0;
    const bool straight = look.gamma == 1;
    pixels.argb.resize(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double place = (double(values[i]) - range.low) * span + flat;
        if (!std::isfinite(place)) { // stays transparent
            continue;
        }
        const double within = std::clamp(place, 0.0, 255.0);
        const double entry = straight ? within : 255 * warped(within / 255, look, range.isSigned);
        pixels.argb[i] = table[static_cast<std::size_t>(entry + 0.5)];
    }
    return pixels;
}

} // namespace hydra::paint
