// SPDX-License-Identifier: GPL-3.0-or-later
// Picture to network input, as in PIL and timm: antialiased resize (rounded and clamped to 8 bits), crop,
// normalise (reference.md "Resize and crop", "Normalisation").
#pragma once

#include "core/image/geometry.h"
#include "core/image/image.h"
#include "core/model/input_size.h"

#include <ATen/core/Tensor.h>

#include <array>

namespace hydra {

struct Preprocessing
{
    int height = 224, width = 224; // of the input
    int patchSize = 16;
    double cropFraction = 0.9;
    CropMode cropMode = CropMode::Center;
    Interpolation interpolation = Interpolation::Bicubic;
    std::array<double, 3> mean{}, std{1, 1, 1};

    int longSide = 0; // replaces height and width: the whole picture, its longer side in pixels

    // The preprocessing of CONFIG, at SIZE.
    [[nodiscard]] static Preprocessing of(const VitConfig& config, const InputSize& size = {});
};

struct ModelInput
{
    at::Tensor pixels; // [1, 3, H, W] float32, normalised
    Image shown; // [H, W] the network's view, before normalisation
    InputGeometry geometry;
};

// Within 1 level of PIL's BICUBIC/BILINEAR. Center: short side to round-down(size / cropFraction) then centre
// crop (torchvision's rounding); Squash: either side to round-down(size / cropFraction), then the crop.
[[nodiscard]] ModelInput preprocess(const Image& image, const Preprocessing& how);

// Antialiased resize to 8 bits, as in PIL's Image.resize.
[[nodiscard]] Image resizeImage(const Image& image, int width, int height, Interpolation interpolation);

} // namespace hydra
