// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/statistics.h"

#include <cmath>

namespace hydra {

std::pair<double, double> wilsonInterval(int correct, int count)
{
    if (count <= 0) {
        return {0.0, 100.0};
    }
    constexpr double z = 1.959963984540054;
    const double n = count;
    const double p = correct / n;
    const double centre = p + z * z / (2 * n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    const double scale = 100.0 / (1 + z * z / n);
    return {scale * (centre - half), scale * (centre + half)};
}

} // namespace hydra
