// SPDX-License-Identifier: GPL-3.0-or-later
// A map laid over the part of the picture that the network saw; the rest dimmed, as on the canvas.
#pragma once

#include "core/image/geometry.h"
#include "core/image/image.h"
#include "core/paint/heat.h"

namespace hydra::paint {

constexpr int dimmed = 115; // of 255: how bright remains what the network does not see

[[nodiscard]] Image overlay(const Image& picture, const InputGeometry& geometry, const Map& map,
                            const Look& look = {});
// The same with the colours of RANGE.
[[nodiscard]] Image overlay(const Image& picture, const InputGeometry& geometry, const Map& map,
                            const ValueRange& range, const Look& look);

} // namespace hydra::paint
