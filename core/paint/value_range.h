// SPDX-License-Identifier: GPL-3.0-or-later
// The values at the two ends of the colour bar. reference.md "Range".
#pragma once

#include "core/explain/map.h"

#include <memory>
#include <vector>

namespace hydra::paint {

// Symmetric around zero when signed.
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

// How a range is chosen from a map's values.
struct RangeRule
{
    bool clipOutliers = false; // exclude each map's outliers (core/paint/outliers.h)
    double clip = 0; // [0, 0.25]: share of the values beyond each end; signed: of the magnitudes
    // [0, 1]: the ends, as shares of the way from the smallest to the largest remaining value. Signed maps
    // only use UNTIL, as a share of the magnitude.
    double from = 0, until = 1;

    friend bool operator==(const RangeRule& a, const RangeRule& b)
    {
        return a.clipOutliers == b.clipOutliers && a.clip == b.clip && a.from == b.from && a.until == b.until;
    }
    friend bool operator!=(const RangeRule& a, const RangeRule& b) { return !(a == b); }
};

// The ends are never closer than this share of the way.
constexpr double leastRangeShare = 0.01;

// Ignores values that are not finite; colours have [0, 1].
[[nodiscard]] ValueRange rangeOf(const Map& map, const RangeRule& rule = {});
// One range for all maps; skips null pointers.
[[nodiscard]] ValueRange rangeOf(const std::vector<std::shared_ptr<const Map>>& maps,
                                 const RangeRule& rule = {});

} // namespace hydra::paint
