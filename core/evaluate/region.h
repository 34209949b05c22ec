// SPDX-License-Identifier: GPL-3.0-or-later
// Where the truth lies: a box or a mask on the original picture as shares of patch tokens, and how much of a
// map falls into it (reference.md "Pointing game and mass").
#pragma once

#include "core/image/geometry.h"
#include "core/image/image.h"

#include <vector>

namespace hydra {

struct Region
{
    std::vector<float> share; // [rows*cols], 0..1: how much of the patch is covered, from 16 x 16 points
    std::vector<char> centre; // 1 where the patch's centre is covered
};

// Covered by any of BOXES, which are in pixels of the original, edges as in [x, x + width).
[[nodiscard]] Region regionOfBoxes(const std::vector<Rect>& boxes, const InputGeometry& geometry);

// Covered where the first channel of MASK is VALUE. MASK may be of another size than the original; it is
// stretched over it.
[[nodiscard]] Region regionOfMask(const Image& mask, int value, const InputGeometry& geometry);

struct Localisation
{
    bool hit = false; // pointing game: the centre of the largest token (the first of equals) is covered
    double mass = 0; // share of the map's positive part inside; a map without one counts as uniform
    double chanceHit = 0, chanceMass = 0; // what a random token and a uniform map would get
};

[[nodiscard]] Localisation localise(const std::vector<float>& values, const Region& region);

} // namespace hydra
