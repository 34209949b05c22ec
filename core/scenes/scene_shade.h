// SPDX-License-Identifier: GPL-3.0-or-later
// Light: the colour seen along a ray. One key light with soft shadows, ambient light from above and below
// that is weaker in corners, gloss, and reflections in a polished ground.
#pragma once

#include "core/scenes/scene_layout.h"

namespace hydra::scene {

struct Hit
{
    int thing = -1; // -1: ground or background
    double distance = 0;
};
[[nodiscard]] Hit cast(const Layout& layout, const Ray& ray);

// The unshadowed share of the key light and of the ambient light at a point, in [0, 1]; negative: unknown.
// They change slowly over a surface, so that neighbouring rays may share them.
struct Shadows
{
    double lit = -1, open = -1;
};

// Linear RGB, with values brighter than paper white rolled off into [0, 1]. v is the height in the picture,
// as in Camera::ray. Computes unknown shadows and stores them in SHADOWS.
[[nodiscard]] Vec3 shade(const Layout& layout, const Ray& ray, const Hit& hit, double v, Shadows& shadows);

// Converts linear [0, 1] to 8-bit sRGB, rounded.
[[nodiscard]] std::uint8_t encode(double linear);

} // namespace hydra::scene
