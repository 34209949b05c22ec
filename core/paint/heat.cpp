// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/heat.h"

#include "core/paint/outliers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hydra::paint {

namespace {

// Where one output pixel reads: four neighbours (clamped at the border) and their Catmull-Rom weights.
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

// Separable: rows first, so that the tall direction works on few columns.
std::vector<float> upsampled(const Map& map, int width, int height)
{
    const std::vector<Taps> across = tapsFor(map.cols, width);
    const std::vector<Taps> down = tapsFor(map.rows, height);
    const auto w = static_cast<std::size_t>(width);
    const auto rows = static_cast<std::size_t>(map.rows);
    const auto cols = static_cast<std::size_t>(map.cols);
    std::vector<float> wide(rows * w);
    for (std::size_t r = 0; r < rows; ++r) {
        const float* line = map.values.data() + r * cols;
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
        && map.values.size() == static_cast<std::size_t>(map.rows) * static_cast<std::size_t>(map.cols);
}

void widen(const Map& map, bool spareOutliers, double& low, double& high)
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    const Fences fences = spareOutliers ? fencesOf(map.values) : Fences{-infinite, infinite};
    for (const float value : map.values) {
        if (std::isfinite(value) && !fences.outside(double(value))) {
            low = std::min(low, double(value));
            high = std::max(high, double(value));
        }
    }
}

ValueRange finished(double low, double high, bool isSigned)
{
    if (low > high) {
        return {0, 1, isSigned}; // nothing finite to show
    }
    if (isSigned) {
        const double reach = std::max(std::abs(low), std::abs(high));
        return {-reach, reach, true};
    }
    return {low, high, false};
}

Argb premultiplied(Argb colour, double alpha)
{
    const auto a = static_cast<Argb>(std::lround(alpha * 255));
    const auto channel = [&](int shift) { return (((colour >> shift) & 0xffU) * a + 127) / 255; };
    return (a << 24) | (channel(16) << 16) | (channel(8) << 8) | channel(0);
}

} // namespace

double ValueRange::position(double value) const
{
    if (!(high > low)) {
        return isSigned ? 0.5 : 0.0;
    }
    return std::clamp((value - low) / (high - low), 0.0, 1.0);
}

ValueRange rangeOf(const Map& map, bool spareOutliers)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    widen(map, spareOutliers, low, high);
    return finished(low, high, map.isSigned);
}

ValueRange rangeOf(const std::vector<std::shared_ptr<const Map>>& maps, bool spareOutliers)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    bool isSigned = false;
    for (const auto& map : maps) {
        if (map) {
            widen(*map, spareOutliers, low, high);
            isSigned = isSigned || map->isSigned;
        }
    }
    return finished(low, high, isSigned);
}

ColourMap colourMapFor(const Look& look, bool isSigned)
{
    return isSigned ? look.signedColours : look.colours;
}

ColourTable paintTable(const Look& look, bool isSigned)
{
    ColourTable table = colourTable(colourMapFor(look, isSigned));
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double place = double(i) / 255.0;
        const double strength = isSigned ? std::abs(place * 2 - 1) : place;
        double alpha = look.opacity;
        if (strength < look.threshold) {
            alpha = 0;
        } else if (look.fade) {
            // Steep enough that middle values stay visible; flat enough at the bottom that the first of the
            // table's 256 steps is no edge in the picture, as a square root's would be.
            alpha *= strength * (2 - strength);
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
    Pixels pixels{smooth ? width : map.cols, smooth ? height : map.rows, {}};
    const std::vector<float> values = smooth ? upsampled(map, width, height) : map.values;
    const ColourTable table = paintTable(look, range.isSigned);
    const double span = range.high > range.low ? 255.0 / (range.high - range.low) : 0.0;
    const double flat = span == 0.0 && range.isSigned ? 127.5 : 0.0;
    pixels.argb.resize(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double place = (double(values[i]) - range.low) * span + flat;
        // What is not finite stays transparent.
        pixels.argb[i] =
            std::isfinite(place) ? table[static_cast<std::size_t>(std::clamp(place, 0.0, 255.0) + 0.5)] : 0;
    }
    return pixels;
}

} // namespace hydra::paint
