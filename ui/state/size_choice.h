// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes that a picture can be shown to a network in, and their words.
#pragma once

#include "core/model/input_size.h"

#include <QString>

#include <vector>

namespace hydra::ui {

// SIZE where CONFIG's network takes it, else the network's own.
[[nodiscard]] InputSize sizeFor(const VitConfig& config, const InputSize& size);
// The network's own first, then half to four times that, and the picture's proportions; the own one alone
// where a network takes no other.
[[nodiscard]] std::vector<InputSize> offeredSizes(const VitConfig& config);
// "448 × 448 px", "896 px on the longer side".
[[nodiscard]] QString sizeWords(const InputSize& size, const VitConfig& config);

} // namespace hydra::ui
