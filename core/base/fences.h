// SPDX-License-Identifier: GPL-3.0-or-later
// Values that stand apart from the others: below Q1 - 1.5 IQR or above Q3 + 1.5 IQR (Tukey's fences),
// quartiles by linear interpolation.
#pragma once

#include <vector>

namespace hydra {

struct Fences
{
    double low = 0, high = 0; // values within them are ordinary
    [[nodiscard]] bool outside(double value) const { return value < low || value > high; }
};

// Values that are not finite are left out. Fewer than eight values, or quartiles that are equal, say nothing:
// the fences then hold everything.
[[nodiscard]] Fences fencesOf(const std::vector<float>& values);

} // namespace hydra
