// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/preprocess.h"

#include "core/base/error.h"
#include "core/image/resample.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

constexpr int largestSide = 65'535;

void check(const Image& image, const Preprocessing& how)
{
    if (image.empty()) {
        throw inputError("an empty picture cannot be shown to a network");
    }
    if (how.patchSize < 1 || how.height < how.patchSize || how.width < how.patchSize
        || how.height > largestSide || how.width > largestSide || how.height % how.patchSize != 0
        || how.width % how.patchSize != 0) {
        throw usageError("an image size of ", how.height, "x", how.width,
                         " is not a multiple of the patch size ", how.patchSize);
    }
    if (!(how.cropFraction > 0 && how.cropFraction <= 1)) {
        throw usageError("crop fraction ", how.cropFraction, "; expected more than 0 and at most 1");
    }
    if (!std::all_of(how.std.begin(), how.std.end(), [](double value) { return value > 0; })) {
        throw usageError("a standard deviation of the input is not above 0");
    }
}

struct Size
{
    int width = 0, height = 0;
};

// A long side may exceed int where the picture is a ribbon; only the crop is ever computed, so it is merely
// bounded.
int bounded(double side)
{
    return static_cast<int>(std::clamp(side, 1., 2e9));
}

// The size a picture is brought to before the crop.
Size resizedSize(const Image& image, const Preprocessing& how)
{
    if (how.cropMode == CropMode::Squash) {
        return {bounded(std::floor(how.width / how.cropFraction + 1e-9)),
                bounded(std::floor(how.height / how.cropFraction + 1e-9))};
    }
    const double shortSide = std::floor(how.height / how.cropFraction);
    if (how.height == how.width) { // torchvision's Resize(int): the long side is truncated
        const double longSide =
            std::floor(shortSide * std::max(image.width, image.height) / std::min(image.width, image.height));
        return image.width <= image.height ? Size{bounded(shortSide), bounded(longSide)}
                                           : Size{bounded(longSide), bounded(shortSide)};
    }
    // timm's ResizeKeepRatio: the smallest size that covers the target, rounded half to even.
    const double ratio =
        std::min(image.height / shortSide, image.width / std::floor(how.width / how.cropFraction));
    return {std::max(how.width, bounded(std::nearbyint(image.width / ratio))),
            std::max(how.height, bounded(std::nearbyint(image.height / ratio)))};
}

// torchvision's CenterCrop: int(round((side - crop) / 2)), Python's round being half to even.
int cropStart(int side, int crop)
{
    return static_cast<int>(std::nearbyint((side - crop) / 2.));
}

// Nothing is cropped from a picture in its own proportions: they are kept to within half a patch.
Preprocessing forPicture(const Image& image, Preprocessing how)
{
    if (how.longSide > 0) {
        const InputSize size = InputSize{0, 0, how.longSide}.of(image.height, image.width, how.patchSize);
        how.height = size.height;
        how.width = size.width;
        how.cropFraction = 1;
        how.cropMode = CropMode::Squash;
    }
    return how;
}

at::Tensor normalised(const Image& image, const Preprocessing& how)
{
    at::Tensor pixels = at::empty({1, 3, image.height, image.width}, at::kFloat);
    const std::size_t plane = image.rgb.size() / 3;
    for (std::size_t c = 0; c < 3; ++c) {
        const auto mean = static_cast<float>(how.mean[c]);
        const auto std = static_cast<float>(how.std[c]);
        float* out = pixels.data_ptr<float>() + c * plane;
        for (std::size_t i = 0; i < plane; ++i) {
            out[i] = (static_cast<float>(image.rgb[3 * i + c]) / 255.F - mean) / std;
        }
    }
    return pixels;
}

} // namespace

Preprocessing Preprocessing::of(const VitConfig& config, const InputSize& size)
{
    Preprocessing how;
    how.height = size.height > 0 ? size.height : config.imageHeight.value;
    how.width = size.width > 0 ? size.width : config.imageWidth.value;
    how.longSide = size.longSide;
    how.patchSize = config.patchSize;
    how.cropFraction = config.cropFraction;
    how.cropMode = config.cropMode;
    how.interpolation = config.interpolation;
    how.mean = config.mean;
    how.std = config.std;
    return how;
}

ModelInput preprocess(const Image& image, const Preprocessing& wanted)
{
    const Preprocessing how = forPicture(image, wanted);
    check(image, how);
    const Size resized = resizedSize(image, how);
    const PixelWindow crop{cropStart(resized.width, how.width), cropStart(resized.height, how.height),
                           how.width, how.height};
    ModelInput input;
    input.shown = resample(image, resized.width, resized.height, how.interpolation, crop);
    input.pixels = normalised(input.shown, how);
    const double scaleX = double(image.width) / resized.width;
    const double scaleY = double(image.height) / resized.height;
    input.geometry = {
        image.width,   image.height,
        how.width,     how.height,
        how.patchSize, {crop.x * scaleX, crop.y * scaleY, crop.width * scaleX, crop.height * scaleY}};
    return input;
}

Image resizeImage(const Image& image, int width, int height, Interpolation interpolation)
{
    if (image.empty() || width < 1 || height < 1 || width > largestSide || height > largestSide) {
        throw usageError("cannot resize ", image.width, "x", image.height, " to ", width, "x", height,
                         "; expected 1 to ", largestSide, " a side");
    }
    return resample(image, width, height, interpolation, {0, 0, width, height});
}

} // namespace hydra
