// SPDX-License-Identifier: GPL-3.0-or-later
// Simulates how a picture looks to people whose retina lacks one kind of cone. Machado, Oliveira and
// Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency (IEEE TVCG 2009), at
// severity 1:
//   (R', G', B') = M (R, G, B), in linear sRGB (IEC 61966-2-1), one matrix M per deficiency, rows sum to 1
// Greys do not change. reference.md "Colours".
#pragma once

#include "core/paint/colour_map.h"

#include <cstddef>

namespace hydra::paint {

enum class Vision
{
    Usual,
    Protanopia, // no long-wave (red) cones
    Deuteranopia, // no middle-wave (green) cones
    Tritanopia // no short-wave (blue) cones
};

// COUNT pixels, not premultiplied; keeps their transparency.
void simulate(Vision vision, Argb* pixels, std::size_t count);

} // namespace hydra::paint
