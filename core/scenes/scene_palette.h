// SPDX-License-Identifier: GPL-3.0-or-later
// Colours, light and materials of a synthetic scene: drawn in OKLCH around one hue, so that they match.
// Independent of the objects' classes.
#pragma once

#include "core/scenes/scene_layout.h"

namespace hydra::scene {

// Lightness 0..1, chroma 0..0.3, hue in degrees, to linear RGB clamped at 0.
[[nodiscard]] Vec3 oklch(double lightness, double chroma, double hue);

// Fills in the light, the ground, the background and the materials of the things.
void paint(Layout& layout, Draw& draw);

} // namespace hydra::scene
