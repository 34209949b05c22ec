// SPDX-License-Identifier: GPL-3.0-or-later
// Augments one training picture: mirrors, enlarges, recolours, hides parts. Label and patch shares are
// adapted.
#pragma once

#include "core/base/counter_random.h"
#include "core/train/config.h"
#include "core/train/data_set.h"

#include <array>

namespace hydra {

// The random choices for one picture. The window is in units of the picture's side: source = (x + width * u),
// u in [0, 1].
struct View
{
    bool mirrored = false;
    double x = 0, y = 0, width = 1, height = 1;
    double brightness = 1, contrast = 1, saturation = 1;
    std::array<double, 3> tint{1, 1, 1};
    int eraseRow = 0, eraseColumn = 0, eraseRows = 0, eraseColumns = 0; // patches; 0 rows: none erased
    std::uint64_t eraseSeed = 0;
};

// Draws the window and the mirroring; leaves the rest of VIEW unchanged.
void drawWindow(const AugmentConfig& augment, CounterRandom& random, View& view);
// Draws the colours and the erased rectangle.
void drawLook(const AugmentConfig& augment, int grid, CounterRandom& random, View& view);

// Writes picture INDEX under VIEW:
// patches [grid * grid, 3 * patch * patch] (channel, row, column), normalised by MEAN and SPREAD;
// shares [grid * grid, classes + 1] by area, assuming even patches; rows of erased patches are 0, so that
// they do not contribute to a cross-entropy. Returns the label: the class that now shows most. A window in
// which no class clearly does is dropped from VIEW first. SHARES may be null.
int renderView(const DataSet& set, std::size_t index, View view, const std::array<double, 3>& mean,
               const std::array<double, 3>& spread, float* patches, float* shares);

} // namespace hydra
