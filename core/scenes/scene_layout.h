// SPDX-License-Identifier: GPL-3.0-or-later
// The arrangement of a synthetic scene: depends only on (seed, index), and is redrawn until the picture is
// clear. World: z up, ground z = 0, the camera looks roughly along +y. Lengths: the most visible object is
// about 2 across.
#pragma once

#include "core/scenes/solids.h"
#include "core/scenes/texture.h"

#include <vector>

namespace hydra::scene {

struct Camera
{
    Vec3 eye, right, up, forward;
    double halfWidth = 0.3; // of the image at distance 1

    // u, v in [-1, 1]: from left to right and from top to bottom.
    [[nodiscard]] Ray ray(double u, double v) const
    {
        return {eye, normalised(forward + right * (u * halfWidth) + up * (-v * halfWidth))};
    }
};

struct Thing
{
    Solid solid;
    Vec3 centre;
    double scale = 1;
    Rotation pose; // from the solid's frame to the world's
    Material material;

    [[nodiscard]] double bound() const { return scale * solid.bound; }
    [[nodiscard]] Vec3 toSolid(const Vec3& world) const { return pose.undo(world - centre) * (1 / scale); }
    [[nodiscard]] Ray toSolid(const Ray& world) const
    {
        return {toSolid(world.origin), pose.undo(world.direction)};
    }
};

struct Light
{
    Vec3 towards; // unit vector to the key light
    Vec3 key, sky, bounce; // colours of the key light and of the ambient light from above and below
    double spread = 0.1; // its radius over its distance: the softness of shadows
};

struct Layout
{
    Camera camera;
    Light light;
    std::vector<Thing> things; // 1 to 3, of different kinds
    Material ground;
    double groundShine = 0; // strength of reflections in the ground
    Vec3 backdropLow, backdropHigh; // colours of the background at the bottom and at the top
};

inline constexpr double clearRatio = 1.4; // the most visible object over the next

// Nearest hit of things[0..]; -1: none. `far` is the largest distance considered, and is set to that of the
// hit.
[[nodiscard]] int nearestThing(const std::vector<Thing>& things, const Ray& ray, double& far);
// Distance along the ray to the ground, or a huge number.
[[nodiscard]] double groundDistance(const Ray& ray);

// ATTEMPT counts the rejected drawings; the kinds and the intended most visible object do not depend on it.
// The last attempts (attempt >= lonelyAttempt) show a single object.
inline constexpr int lonelyAttempt = 60;
[[nodiscard]] Layout drawLayout(std::uint64_t seed, std::uint64_t index, int attempt);
// Checks at low resolution whether the first thing is well inside the picture and clearly the most visible.
[[nodiscard]] bool isClear(const Layout& layout);

} // namespace hydra::scene
