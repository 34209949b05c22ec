// SPDX-License-Identifier: GPL-3.0-or-later
// Detects outliers: values below Q1 - 1.5 IQR or above Q3 + 1.5 IQR (Tukey's fences), quartiles by linear
// interpolation.
#pragma once

#include <vector>

namespace hydra {

struct Fences
{
    double low = 0, high = 0; // inclusive limits
    [[nodiscard]] bool outside(double value) const { return value < low || value > high; }
};

// Ignores values that are not finite. With fewer than eight values, or equal quartiles, the fences are
// infinite and no value is an outlier.
[[nodiscard]] Fences fencesOf(const std::vector<float>& values);

} // namespace hydra
