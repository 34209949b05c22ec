// SPDX-License-Identifier: GPL-3.0-or-later
// Input sizes of a network, their texts, and how patches map between the grids of two sizes.
#pragma once

#include "core/model/input_size.h"

#include <QString>

#include <string>
#include <vector>

namespace hydra::ui {

// SIZE if CONFIG's network accepts it, else the network's own.
[[nodiscard]] InputSize sizeFor(const VitConfig& config, const InputSize& size);
// The network's own size first, then half to four times that, then sizes by the longer side; only the own
// size if the network accepts no other.
[[nodiscard]] std::vector<InputSize> offeredSizes(const VitConfig& config);
// "448 × 448 px", "896 px on the longer side".
[[nodiscard]] QString sizeWords(const InputSize& size, const VitConfig& config);

struct PatchGrid
{
    int rows = 0, cols = 0;
};
// The patch of grid TO that contains the centre of PATCH of grid FROM.
[[nodiscard]] int samePlace(int patch, const PatchGrid& from, const PatchGrid& to);
// KEPT ("IMAGE:PATCHES", as in MapOptions) mapped to another grid; "" if it has no patches.
[[nodiscard]] std::string keptOn(const std::string& kept, const PatchGrid& from, const PatchGrid& to);
[[nodiscard]] PatchGrid patchGridOf(const VitConfig& config, const InputSize& size);

} // namespace hydra::ui
