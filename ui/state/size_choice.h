// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes that a picture can be shown to a network in, their words, and where a patch lies among those of
// another size.
#pragma once

#include "core/model/input_size.h"

#include <QString>

#include <string>
#include <vector>

namespace hydra::ui {

// SIZE where CONFIG's network takes it, else the network's own.
[[nodiscard]] InputSize sizeFor(const VitConfig& config, const InputSize& size);
// The network's own first, then half to four times that, and the picture's proportions; the own one alone
// where a network takes no other.
[[nodiscard]] std::vector<InputSize> offeredSizes(const VitConfig& config);
// "448 × 448 px", "896 px on the longer side".
[[nodiscard]] QString sizeWords(const InputSize& size, const VitConfig& config);

struct PatchGrid
{
    int rows = 0, cols = 0;
};
// The patch of TO where the middle of PATCH of FROM is.
[[nodiscard]] int samePlace(int patch, const PatchGrid& from, const PatchGrid& to);
// KEPT, "IMAGE:PATCHES" of MapOptions, by their places in another grid; "" where there are none.
[[nodiscard]] std::string keptOn(const std::string& kept, const PatchGrid& from, const PatchGrid& to);
[[nodiscard]] PatchGrid patchGridOf(const VitConfig& config, const InputSize& size);

} // namespace hydra::ui
