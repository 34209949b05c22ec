// SPDX-License-Identifier: GPL-3.0-or-later
// Makes pictures for tests, and measures the difference of two.
#pragma once

#include "core/image/image.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cstdlib>

namespace hydra::test {

// BYTES [side * side, 3], or the same number of values in any shape.
inline Image pictureOf(int side, const at::Tensor& bytes)
{
    const at::Tensor all = bytes.to(at::kByte).contiguous();
    Image image{side, side, {}};
    image.rgb.assign(all.data_ptr<std::uint8_t>(), all.data_ptr<std::uint8_t>() + all.numel());
    return image;
}

inline Image noisePicture(int side, std::uint64_t seed = 21)
{
    at::manual_seed(seed);
    return pictureOf(side, at::randint(0, 256, {side * side * 3}, at::kByte));
}

// Noise around a colour, 24 x 24.
inline Image tintedNoise(int red, int blue, std::uint64_t seed)
{
    at::manual_seed(seed);
    const at::Tensor noise = at::randint(0, 60, {24 * 24, 3}, at::kInt);
    noise.select(1, 0).add_(red);
    noise.select(1, 2).add_(blue);
    return pictureOf(24, noise);
}

// The largest over all channels; 1000 if the sizes differ.
inline int largestDifference(const Image& a, const Image& b)
{
    if (a.width != b.width || a.height != b.height) {
        return 1000;
    }
    int largest = 0;
    for (std::size_t i = 0; i < a.rgb.size(); ++i) {
        largest = std::max(largest, std::abs(int(a.rgb[i]) - int(b.rgb[i])));
    }
    return largest;
}

} // namespace hydra::test
