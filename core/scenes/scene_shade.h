// SPDX-License-Identifier: GPL-3.0-or-later
// Light: the colour that comes along a ray. One key light with soft shadows, ambient light from above and
// below that corners receive less of, gloss, and mirror images in a polished ground.
#pragma once

#include "core/scenes/scene_layout.h"

namespace hydra::scene {

struct Hit
{
    int thing = -1; // -1: ground or background
    double distance = 0;
};
[[nodiscard]] Hit cast(const Layout& layout, const Ray& ray);

// What shadows leave of the key light and of the ambient light at a point, in [0, 1]; negative: not known
// yet. They change slowly over a surface, so that neighbouring rays may share them.
struct Shadows
{
    double lit = -1, open = -1;
};

// Linear RGB; what is brighter than paper white has been rolled off into [0, 1]. v is the height in the
// picture, as in Camera::ray. Unknown shadows are computed and kept.
[[nodiscard]] Vec3 shade(const Layout& layout, const Ray& ray, const Hit& hit, double v, Shadows& shadows);

// Linear [0, 1] to the 8 bits of sRGB, rounded.
[[nodiscard]] std::uint8_t encode(double linear);

} // namespace hydra::scene
