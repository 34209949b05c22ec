// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fences.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace hydra {

Fences fencesOf(const std::vector<float>& values)
{
    constexpr double reach = 1.5;
    constexpr std::size_t fewest = 8;
    constexpr double infinite = std::numeric_limits<double>::infinity();
    std::vector<float> sorted;
    sorted.reserve(values.size());
    std::copy_if(values.begin(), values.end(), std::back_inserter(sorted),
                 [](float value) { return std::isfinite(value); });
    if (sorted.size() < fewest) {
        return {-infinite, infinite};
    }
    std::sort(sorted.begin(), sorted.end());
    const auto quartile = [&](double share) {
        const double place = share * double(sorted.size() - 1);
        const auto below = static_cast<std::size_t>(place);
        const double part = place - double(below);
        return double(sorted[below]) + part * (double(sorted[below + 1]) - double(sorted[below]));
    };
    const double q1 = quartile(0.25);
    const double q3 = quartile(0.75);
    if (!(q3 > q1)) {
        return {-infinite, infinite};
    }
    return {q1 - reach * (q3 - q1), q3 + reach * (q3 - q1)};
}

} // namespace hydra
