// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/orientation.h"

#include <algorithm>
#include <utility>

namespace hydra {

// Where pixel (x, y) of the upright picture lies in the stored one, W and H being the stored sides:
//   2 mirrored (W-1-x, y)   3 upside down (W-1-x, H-1-y)   4 flipped (x, H-1-y)   5 transposed (y, x)
//   6 lying left (y, H-1-x)   7 transverse (W-1-y, H-1-x)   8 lying right (W-1-y, x)
Image upright(Image image, int orientation)
{
    if (orientation <= 1 || orientation > 8) {
        return image;
    }
    const bool transposed = orientation >= 5;
    const bool mirroredX = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    const bool mirroredY = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    Image result{transposed ? image.height : image.width, transposed ? image.width : image.height, {}};
    result.rgb.resize(image.rgb.size());
    std::uint8_t* out = result.rgb.data();
    for (int y = 0; y < result.height; ++y) {
        for (int x = 0; x < result.width; ++x, out += 3) {
            const int column = transposed ? y : x;
            const int row = transposed ? x : y;
            const std::uint8_t* in = image.pixel(mirroredX ? image.width - 1 - column : column,
                                                 mirroredY ? image.height - 1 - row : row);
            std::copy(in, in + 3, out);
        }
    }
    return result;
}

} // namespace hydra
