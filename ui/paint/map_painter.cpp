// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/map_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace hydra::ui {

namespace {

// Where one output pixel reads: four neighbours (clamped at the border) and their Catmull-Rom weights.
struct Taps
{
    std::array<int, 4> index{};
    std::array<float, 4> weight{};
};

std::vector<Taps> tapsFor(int source, int target)
{
    std::vector<Taps> taps(static_cast<std::size_t>(target));
    for (int i = 0; i < target; ++i) {
        const double place = (i + 0.5) * source / target - 0.5;
        const int base = int(std::floor(place));
        const auto t = float(place - base);
        Taps& tap = taps[std::size_t(i)];
        for (int j = 0; j < 4; ++j) {
            tap.index[std::size_t(j)] = std::clamp(base - 1 + j, 0, source - 1);
        }
        tap.weight = {((-0.5F * t + 1.0F) * t - 0.5F) * t, (1.5F * t - 2.5F) * t * t + 1.0F,
                      ((-1.5F * t + 2.0F) * t + 0.5F) * t, (0.5F * t - 0.5F) * t * t};
    }
    return taps;
}

// Separable: rows first, so that the tall direction works on few columns.
std::vector<float> upsampled(const std::vector<float>& values, int rows, int cols, const QSize& size)
{
    const std::vector<Taps> across = tapsFor(cols, size.width());
    const std::vector<Taps> down = tapsFor(rows, size.height());
    const auto width = std::size_t(size.width());
    std::vector<float> wide(std::size_t(rows) * width);
    for (std::size_t r = 0; r < std::size_t(rows); ++r) {
        const float* line = values.data() + r * std::size_t(cols);
        for (std::size_t x = 0; x < width; ++x) {
            const Taps& tap = across[x];
            float sum = 0;
            for (std::size_t j = 0; j < 4; ++j) {
                sum += tap.weight[j] * line[tap.index[j]];
            }
            wide[r * width + x] = sum;
        }
    }
    std::vector<float> out(width * std::size_t(size.height()));
    for (std::size_t y = 0; y < std::size_t(size.height()); ++y) {
        for (std::size_t j = 0; j < 4; ++j) {
            const float weight = down[y].weight[j];
            const float* line = wide.data() + std::size_t(down[y].index[j]) * width;
            float* target = out.data() + y * width;
            for (std::size_t x = 0; x < width; ++x) {
                target[x] += weight * line[x];
            }
        }
    }
    return out;
}

bool drawable(const Map& map)
{
    return map.rows > 0 && map.cols > 0 && map.values.size() == std::size_t(map.rows) * std::size_t(map.cols);
}

void widen(const Map& map, double& low, double& high)
{
    for (const float value : map.values) {
        if (std::isfinite(value)) {
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

} // namespace

double ValueRange::position(double value) const
{
    if (!(high > low)) {
        return isSigned ? 0.5 : 0.0;
    }
    return std::clamp((value - low) / (high - low), 0.0, 1.0);
}

ValueRange rangeOf(const Map& map)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    widen(map, low, high);
    return finished(low, high, map.isSigned);
}

ValueRange rangeOf(const std::vector<engine::MapPtr>& maps)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    bool isSigned = false;
    for (const engine::MapPtr& map : maps) {
        if (map) {
            widen(*map, low, high);
            isSigned = isSigned || map->isSigned;
        }
    }
    return finished(low, high, isSigned);
}

ColourMap colourMapFor(const Look& look, bool isSigned)
{
    return isSigned ? ColourMap::Diverging : look.colours;
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
            // The square root keeps middle values visible while the lowest leave the picture as it is.
            alpha *= std::sqrt(strength);
        }
        const QRgb colour = table[i];
        table[i] =
            qPremultiply(qRgba(qRed(colour), qGreen(colour), qBlue(colour), int(std::lround(alpha * 255))));
    }
    return table;
}

QImage paintMap(const Map& map, const Look& look, const ValueRange& range, const QSize& size)
{
    if (!drawable(map)) {
        return {};
    }
    const bool smooth = look.smooth && size.width() > map.cols && size.height() > map.rows;
    const QSize target = smooth ? size : QSize(map.cols, map.rows);
    const std::vector<float> values = smooth ? upsampled(map.values, map.rows, map.cols, target) : map.values;
    const ColourTable table = paintTable(look, range.isSigned);

    QImage image(target, QImage::Format_ARGB32_Premultiplied);
    const double span = range.high > range.low ? 255.0 / (range.high - range.low) : 0.0;
    const double flat = span == 0.0 && range.isSigned ? 127.5 : 0.0;
    for (int y = 0; y < target.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const float* source = values.data() + std::size_t(y) * std::size_t(target.width());
        for (int x = 0; x < target.width(); ++x) {
            const double place = (double(source[x]) - range.low) * span + flat;
            // What is not finite stays transparent.
            line[x] = std::isfinite(place) ? table[std::size_t(std::clamp(place, 0.0, 255.0) + 0.5)] : 0;
        }
    }
    return image;
}

} // namespace hydra::ui
