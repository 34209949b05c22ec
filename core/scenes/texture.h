// SPDX-License-Identifier: GPL-3.0-or-later
// Solid textures (colour as a function of a point in space) of objects and of the ground. Colours are linear
// RGB.
#pragma once

#include "core/scenes/scene_math.h"

#include <cstdint>

namespace hydra::scene {

enum class Pattern
{
    Plain,
    Stripes,
    Checker,
    Marble,
    Dots,
    Noise,
    Planks,
    Tiles
};

struct Material
{
    Pattern pattern = Pattern::Plain;
    Vec3 base, accent;
    double scale = 1; // features per unit of length
    Vec3 axis{0, 0, 1}; // of stripes, marble veins and planks
    double roughness = 0.4; // 0.1 polished .. 1 chalk
    std::uint32_t salt = 0; // seed of the noise
};

// Smooth noise in about [-1, 1], one feature per unit.
[[nodiscard]] double noise(const Vec3& p, std::uint32_t salt);
// Sum of its octaves, each half as strong and twice as fine.
[[nodiscard]] double cloud(const Vec3& p, std::uint32_t salt, int octaves);

[[nodiscard]] Vec3 colourAt(const Material& material, const Vec3& p);

} // namespace hydra::scene
