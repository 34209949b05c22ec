// SPDX-License-Identifier: GPL-3.0-or-later
// The object's position: a box or a mask on the original picture as shares of patch tokens, and how much of a
// map falls into it (reference.md "Pointing game and mass").
#pragma once

#include "core/image/geometry.h"
#include "core/image/image.h"

#include <vector>

namespace hydra {

struct Region
{
    std::vector<float> share; // [rows*cols], 0..1: covered share of the patch, from 16 x 16 points
    std::vector<char> centre; // 1 if the patch's centre is covered
};

// Covered: the inside of any of BOXES, in pixels of the original, edges as in [x, x + width).
[[nodiscard]] Region regionOfBoxes(const std::vector<Rect>& boxes, const InputGeometry& geometry);

// Covered: where the first channel of MASK is VALUE. MASK is stretched to the original's size.
[[nodiscard]] Region regionOfMask(const Image& mask, int value, const InputGeometry& geometry);

struct Localisation
{
    bool hit = false; // pointing game: the centre of the largest token (ties: the first) is covered
    double mass = 0; // share of the map's positive part inside; if there is none, the map counts as uniform
    double chanceHit = 0, chanceMass = 0; // expected for a random token and for a uniform map
};

[[nodiscard]] Localisation localise(const std::vector<float>& values, const Region& region);

} // namespace hydra
