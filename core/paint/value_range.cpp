// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/value_range.h"

#include "core/paint/outliers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hydra::paint {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

// Adds the values for a range: the finite ones, without outliers if CLIPOUTLIERS.
void gather(const Map& map, bool clipOutliers, std::vector<double>& values)
{
    const Fences fences = clipOutliers ? fencesOf(map.values) : Fences{-infinite, infinite};
    for (const float value : map.values) {
        if (std::isfinite(value) && !fences.outside(double(value))) {
            values.push_back(double(value));
        }
    }
}

// Interpolates linearly between the two nearest values; reorders VALUES, which must not be empty.
double quantile(std::vector<double>& values, double share)
{
    const double place = share * double(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(below);
    std::nth_element(values.begin(), at, values.end());
    const double lower = *at;
    if (below + 1 >= values.size() || place == double(below)) {
        return lower;
    }
    const double upper = *std::min_element(at + 1, values.end());
    return lower + (place - double(below)) * (upper - lower);
}

ValueRange clipped(std::vector<double>& values, bool isSigned, double clip)
{
    if (values.empty()) {
        return {0, 1, isSigned}; // no finite value
    }
    if (isSigned) {
        std::transform(values.begin(), values.end(), values.begin(), [](double v) { return std::abs(v); });
        const double reach = quantile(values, 1 - clip);
        return {-reach, reach, true};
    }
    const double low = quantile(values, clip);
    return {low, quantile(values, 1 - clip), false};
}

ValueRange narrowed(const ValueRange& whole, const RangeRule& rule)
{
    if (whole.isSigned) {
        const double share = std::clamp(rule.until, leastRangeShare, 1.0);
        return {whole.low * share, whole.high * share, true};
    }
    const double from = std::clamp(rule.from, 0.0, 1 - leastRangeShare);
    const double until = std::clamp(rule.until, from + leastRangeShare, 1.0);
    const double span = whole.high - whole.low;
    // Keeps the ends exact, to the last digit.
    return {from > 0 ? whole.low + from * span : whole.low, until < 1 ? whole.low + until * span : whole.high,
            false};
}

} // namespace

double ValueRange::position(double value) const
{
    if (!(high > low)) {
        return isSigned ? 0.5 : 0.0;
    }
    return std::clamp((value - low) / (high - low), 0.0, 1.0);
}

ValueRange rangeOf(const Map& map, const RangeRule& rule)
{
    if (map.channels == 3) {
        return {0, 1, false};
    }
    std::vector<double> values;
    values.reserve(map.values.size());
    gather(map, rule.clipOutliers, values);
    return narrowed(clipped(values, map.isSigned, rule.clip), rule);
}

ValueRange rangeOf(const std::vector<std::shared_ptr<const Map>>& maps, const RangeRule& rule)
{
    std::vector<double> values;
    bool isSigned = false;
    for (const auto& map : maps) {
        if (!map) {
            continue;
        }
        if (map->channels == 3) {
            values.insert(values.end(), {0, 1});
        } else {
            gather(*map, rule.clipOutliers, values);
            isSigned = isSigned || map->isSigned;
        }
    }
    return narrowed(clipped(values, isSigned, rule.clip), rule);
}

} // namespace hydra::paint
