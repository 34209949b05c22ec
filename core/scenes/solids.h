// SPDX-License-Identifier: GPL-3.0-or-later
// The ten solids, each as a signed distance in its own frame: centre at the origin, axis along z, about two
// units across. Edges are slightly rounded, so that they catch the light.
#pragma once

#include "core/scenes/scene_math.h"

namespace hydra::scene {

// In the order of sceneClasses().
enum class Kind
{
    Sphere,
    Cube,
    Cone,
    Cylinder,
    Torus,
    Pyramid,
    Capsule,
    Octahedron,
    Star,
    Bowl
};
inline constexpr int kindCount = 10;

struct Solid
{
    Kind kind = Kind::Sphere;
    double radius = 1; // sphere, cone, cylinder, capsule, bowl: of the round; torus: of the ring; star: to
                       // the tips; cube, pyramid: half an edge of the base; octahedron: to the corners
    double half =
        1; // half the height (capsule: of the straight part; bowl: height of the rim over the centre)
    double inner = 0; // torus: of the tube; star: to the notches; bowl: half the wall
    double rounding = 0; // radius of the edges
    double bound = 1; // upper bound of the distance from the origin
};

// Proportions vary a little with u and v in [0, 1].
[[nodiscard]] Solid makeSolid(Kind kind, double u, double v);

// Distance of p to the surface, negative inside; at most the true one, and of slope at most 1.
[[nodiscard]] double distance(const Solid& solid, const Vec3& p);
// Distance along the ray to the surface within [from, to], or nothingThere. Stops after 96 steps, so that
// about one ray in a thousand, which barely grazes the surface, misses it.
inline constexpr double nothingThere = 1e9;
[[nodiscard]] double march(const Solid& solid, const Ray& ray, double from, double to);
// How much of a light of radius SPREAD (at distance 1) the solid leaves open along the ray: from -1 (fully
// covered) to 1 (fully open).
[[nodiscard]] double clearance(const Solid& solid, const Ray& ray, double from, double to, double spread);
[[nodiscard]] Vec3 normalAt(const Solid& solid, const Vec3& p);
// Extent of the solid along the unit vector d (up to the rounding of the edges).
[[nodiscard]] double reach(const Solid& solid, const Vec3& d);

} // namespace hydra::scene
