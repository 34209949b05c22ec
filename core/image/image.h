// SPDX-License-Identifier: GPL-3.0-or-later
// A picture in the usual form: 8-bit sRGB, upright, no alpha.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hydra {

struct Image
{
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb; // [height, width, 3], row-major

    [[nodiscard]] bool empty() const noexcept { return rgb.empty(); }
    [[nodiscard]] const std::uint8_t* pixel(int x, int y) const
    {
        return rgb.data()
            + 3
            * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x));
    }
    friend bool operator==(const Image& a, const Image& b)
    {
        return a.width == b.width && a.height == b.height && a.rgb == b.rgb;
    }
};

} // namespace hydra
