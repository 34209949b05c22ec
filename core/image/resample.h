// SPDX-License-Identifier: GPL-3.0-or-later
// PIL's Image.resize, in its own arithmetic: what timm and Hugging Face feed their networks with.
#pragma once

#include "core/image/image.h"
#include "core/model/vit_config.h"

namespace hydra {

struct PixelWindow
{
    int x = 0, y = 0, width = 0, height = 0;
};

// The WINDOW of IMAGE resized to WIDTH x HEIGHT; what lies outside is never computed, and what lies inside is
// the same as if all were. WINDOW lies inside the resized picture; both are at least one pixel.
[[nodiscard]] Image resample(const Image& image, int width, int height, Interpolation interpolation,
                             const PixelWindow& window);

} // namespace hydra
