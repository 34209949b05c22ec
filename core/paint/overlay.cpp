// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/overlay.h"

#include <algorithm>
#include <cmath>

namespace hydra::paint {

namespace {

std::uint8_t over(std::uint8_t below, Argb colour, int shift)
{
    const std::uint32_t alpha = colour >> 24;
    return static_cast<std::uint8_t>(
        std::min(255U, ((colour >> shift) & 0xffU) + (below * (255 - alpha) + 127) / 255));
}

void takeColours(Image& picture)
{
    for (std::size_t i = 0; i + 2 < picture.rgb.size(); i += 3) {
        std::uint8_t* pixel = picture.rgb.data() + i;
        pixel[0] = pixel[1] = pixel[2] = greyOf(pixel[0], pixel[1], pixel[2]);
    }
}

} // namespace

Image overlay(const Image& picture, const InputGeometry& geometry, const Map& map, const Look& look)
{
    return overlay(picture, geometry, map, rangeOf(map, rangeRule(look)), look);
}

Image overlay(const Image& picture, const InputGeometry& geometry, const Map& map, const ValueRange& range,
              const Look& look)
{
    const Rect& seen = geometry.seen;
    const int left = std::clamp(static_cast<int>(std::lround(seen.x)), 0, picture.width);
    const int top = std::clamp(static_cast<int>(std::lround(seen.y)), 0, picture.height);
    const int right = std::clamp(static_cast<int>(std::lround(seen.x + seen.width)), left, picture.width);
    const int bottom = std::clamp(static_cast<int>(std::lround(seen.y + seen.height)), top, picture.height);
    const Pixels heat = paintMap(map, look, range, right - left, bottom - top);
    Image result = picture;
    if (drawsGrey(look, range.isSigned)) {
        takeColours(result);
    }
    for (int y = 0; y < result.height; ++y) {
        std::uint8_t* pixel =
            result.rgb.data() + 3 * static_cast<std::size_t>(y) * static_cast<std::size_t>(result.width);
        for (int x = 0; x < result.width; ++x, pixel += 3) {
            const bool inside = x >= left && x < right && y >= top && y < bottom;
            if (!inside || heat.argb.empty()) {
                for (int c = 0; c < 3; ++c) {
                    pixel[c] = static_cast<std::uint8_t>(inside ? pixel[c] : pixel[c] * dimmed / 255);
                }
                continue;
            }
            const auto row = static_cast<std::size_t>((y - top) * heat.height / (bottom - top));
            const auto col = static_cast<std::size_t>((x - left) * heat.width / (right - left));
            const Argb colour = heat.argb[row * static_cast<std::size_t>(heat.width) + col];
            pixel[0] = over(pixel[0], colour, 16);
            pixel[1] = over(pixel[1], colour, 8);
            pixel[2] = over(pixel[2], colour, 0);
        }
    }
    return result;
}

} // namespace hydra::paint
