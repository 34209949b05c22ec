// SPDX-License-Identifier: GPL-3.0-or-later
// Colour maps: a value in [0, 1] to a colour. Signed maps use one of the last two, whose middle (0.5) stands
// for zero.
#pragma once

#include "core/base/enum_words.h"

#include <array>
#include <cstdint>

namespace hydra::paint {

enum class ColourMap
{
    Viridis,
    Magma,
    Inferno,
    Cividis,
    Turbo,
    Grey,
    Diverging, // blue, white, red
    PurpleOrange
};

using Argb = std::uint32_t; // 0xAARRGGBB
using ColourTable = std::array<Argb, 256>;

[[nodiscard]] const ColourTable& colourTable(ColourMap map); // opaque

} // namespace hydra::paint

namespace hydra {

template<>
const EnumWords<paint::ColourMap>& enumWords<paint::ColourMap>(); // "viridis", ...

} // namespace hydra
