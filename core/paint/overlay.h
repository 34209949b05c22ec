// SPDX-License-Identifier: GPL-3.0-or-later
// A map laid over the part of the picture that the network saw; the rest is dimmed, as on the canvas.
#pragma once

#include "core/image/geometry.h"
#include "core/image/image.h"
#include "core/paint/heat.h"

#include <cstdint>

namespace hydra::paint {

constexpr int dimmed = 115; // of 255: brightness of what the network does not see

// The grey level of a pixel: luma of Rec. ITU-R BT.709.
[[nodiscard]] constexpr std::uint8_t greyOf(int red, int green, int blue)
{
    return static_cast<std::uint8_t>((54 * red + 183 * green + 19 * blue + 128) / 256);
}

[[nodiscard]] Image overlay(const Image& picture, const InputGeometry& geometry, const Map& map,
                            const Look& look = {});
// The same with the colours of RANGE.
[[nodiscard]] Image overlay(const Image& picture, const InputGeometry& geometry, const Map& map,
                            const ValueRange& range, const Look& look);

} // namespace hydra::paint
