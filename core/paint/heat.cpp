// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/heat.h"

#include "core/paint/outliers.h"
#include "core/paint/upsample.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace hydra::paint {

namespace {

bool drawable(const Map& map)
{
    return map.rows > 0 && map.cols > 0
        && map.values.size()
        == static_cast<std::size_t>(map.rows) * static_cast<std::size_t>(map.cols)
            * static_cast<std::size_t>(map.channels);
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

// Of colours, and of maps whose ends mean something by themselves.
std::optional<ValueRange> knownRange(const Map& map)
{
    if (map.channels == 3) {
        return ValueRange{0, 1, false};
    }
    return map.reach > 0 ? std::optional(ValueRange{-double(map.reach), double(map.reach), true})
                         : std::nullopt;
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

// Red, green and blue as they are; what is not finite stays transparent, with an edge half-way to the next.
Pixels paintColours(const Map& map, double opacity, int width, int height)
{
    const std::size_t places = map.values.size() / 3;
    std::vector<std::vector<float>> channels(4, std::vector<float>(places)); // the fourth: painted
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

double ValueRange::position(double value) const
{
    if (!(high > low)) {
        return isSigned ? 0.5 : 0.0;
    }
    return std::clamp((value - low) / (high - low), 0.0, 1.0);
}

ValueRange rangeOf(const Map& map, bool spareOutliers)
{
    if (const auto known = knownRange(map)) {
        return *known;
    }
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
        const auto known = map ? knownRange(*map) : std::nullopt;
        if (known) {
            low = std::min(low, known->low);
            high = std::max(high, known->high);
            isSigned = isSigned || known->isSigned;
        } else if (map) {
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
            // Colours on both sides of white are pale at first: there it rises faster.
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
