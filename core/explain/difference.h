// SPDX-License-Identifier: GPL-3.0-or-later
// One map minus another, place by place: what a contrast and a comparison show.
#pragma once

#include "core/explain/map.h"

namespace hydra {

// ofA A - ofB B, signed, with A's facts but those that its values alone have. Both are of the same size.
[[nodiscard]] Map minus(const Map& a, const Map& b, float ofA = 1, float ofB = 1);

} // namespace hydra
