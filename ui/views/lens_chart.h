// SPDX-License-Identifier: GPL-3.0-or-later
// The probability of the explained class, or another target's value, if the network ended after each block
// (reference.md "Logit lens").
#pragma once

#include "core/engine/results.h"
#include "core/export/chart.h"

#include <QString>

namespace hydra::ui {

// Stop 0 is the embedding, which has no map; stop l is the output of block l - 1. Empty for a null LENS.
[[nodiscard]] Chart lensChart(const engine::LensPtr& lens, const VitConfig& config);
[[nodiscard]] QString lensWords(const Lens& lens, const VitConfig& config, int level);
[[nodiscard]] QString lensName(const engine::LensPtr& lens); // name of the chart

} // namespace hydra::ui
