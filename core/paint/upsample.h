// SPDX-License-Identifier: GPL-3.0-or-later
// Values of a grid as a finer grid: bicubic (Catmull-Rom), half-pixel centres, edges clamped.
#pragma once

#include <vector>

namespace hydra::paint {

// VALUES [fromRows, fromCols] -> [height, width].
[[nodiscard]] std::vector<float> upsampled(const std::vector<float>& values, int fromRows, int fromCols,
                                           int width, int height);

} // namespace hydra::paint
