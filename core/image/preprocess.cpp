// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/preprocess.h"

#include "core/base/error.h"
#include "core/image/image.h"
#include "core/model/vit_config.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

// PIL's Image.resize, in its own arithmetic; timm and Hugging Face use it to feed their networks.
struct PixelWindow
{
    int x = 0, y = 0, width = 0, height = 0;
};

// Weights are whole multiples of 2^-22, as in PIL: sums of 8-bit samples times weights fit 32 bits, and the
// result is the same on every machine.
constexpr int weightBits = 22;

double bicubic(double x) // Keys, a = -1/2; support 2
{
    constexpr double a = -0.5;
    x = std::abs(x);
    if (x < 1) {
        return ((a + 2) * x - (a + 3)) * x * x + 1;
    }
    return x < 2 ? (((x - 5) * x + 8) * x - 4) * a : 0;
}

double bilinear(double x) // triangle; support 1
{
    return std::max(0., 1 - std::abs(x));
}

// Output pixel i of the window is sum_j weights[start_i + j] * input[first_i + j].
struct Taps
{
    std::vector<int> first, count;
    std::vector<std::size_t> start;
    std::vector<std::int32_t> weights;
};

// The filter widens with the reduction (antialiasing); it is cut at the border and normalised to sum 1.
Taps tapsOf(int inSize, int outSize, Interpolation interpolation, int windowStart, int windowSize)
{
    const double scale = double(inSize) / outSize;
    const double stretch = std::max(scale, 1.);
    const double support = (interpolation == Interpolation::Bicubic ? 2. : 1.) * stretch;
    Taps taps;
    std::vector<double> exact;
    for (int i = windowStart; i < windowStart + windowSize; ++i) {
        const double center = (i + 0.5) * scale;
        const int first = std::max(0, static_cast<int>(center - support + 0.5));
        const int last = std::min(inSize, static_cast<int>(center + support + 0.5));
        exact.clear();
        double sum = 0;
        for (int j = first; j < last; ++j) {
            const double x = (j - center + 0.5) / stretch;
            exact.push_back(interpolation == Interpolation::Bicubic ? bicubic(x) : bilinear(x));
            sum += exact.back();
        }
        taps.first.push_back(first);
        taps.count.push_back(last - first);
        taps.start.push_back(taps.weights.size());
        for (const double weight : exact) {
            taps.weights.push_back(static_cast<std::int32_t>(std::round(weight / sum * (1 << weightBits))));
        }
    }
    return taps;
}

std::uint8_t rounded(std::int32_t sum)
{
    return static_cast<std::uint8_t>(std::clamp((sum + (1 << (weightBits - 1))) >> weightBits, 0, 255));
}

std::size_t offset(int row, int width)
{
    return 3 * static_cast<std::size_t>(row) * static_cast<std::size_t>(width);
}

// Rows per thread: less than a millisecond of work is not worth another thread.
std::int64_t rowsAtOnce(std::size_t productsPerRow)
{
    return 1 + 4'000'000 / static_cast<std::int64_t>(std::max<std::size_t>(1, productsPerRow));
}

// Resamples rows [firstRow, firstRow + rows) of IMAGE to the width of TAPS.
Image resampleRows(const Image& image, const Taps& taps, int firstRow, int rows)
{
    const int width = static_cast<int>(taps.first.size());
    Image out{width, rows, std::vector<std::uint8_t>(offset(rows, width))};
    forTiles(rows, rowsAtOnce(3 * taps.weights.size()), [&](std::int64_t begin, std::int64_t end) {
        for (int y = static_cast<int>(begin); y < static_cast<int>(end); ++y) {
            std::uint8_t* to = out.rgb.data() + offset(y, width);
            for (std::size_t x = 0; x < taps.first.size(); ++x, to += 3) {
                const std::uint8_t* from = image.pixel(taps.first[x], firstRow + y);
                const std::int32_t* weight = taps.weights.data() + taps.start[x];
                std::int32_t red = 0, green = 0, blue = 0;
                for (int j = 0; j < taps.count[x]; ++j, from += 3) {
                    red += weight[j] * from[0];
                    green += weight[j] * from[1];
                    blue += weight[j] * from[2];
                }
                to[0] = rounded(red);
                to[1] = rounded(green);
                to[2] = rounded(blue);
            }
        }
    });
    return out;
}

// Resamples all columns of IMAGE to the height of TAPS; row 0 of IMAGE is row FIRST_ROW in TAPS.
Image resampleColumns(const Image& image, const Taps& taps, int firstRow)
{
    const int height = static_cast<int>(taps.first.size());
    const std::size_t samples = offset(1, image.width);
    Image out{image.width, height, std::vector<std::uint8_t>(offset(height, image.width))};
    const std::size_t perRow = samples * (taps.weights.size() / taps.first.size());
    forTiles(height, rowsAtOnce(perRow), [&](std::int64_t begin, std::int64_t end) {
        std::vector<std::int32_t> sums(samples); // a whole row at once: the inner loop runs along memory
        for (std::size_t y = static_cast<std::size_t>(begin); y < static_cast<std::size_t>(end); ++y) {
            std::fill(sums.begin(), sums.end(), 0);
            for (int j = 0; j < taps.count[y]; ++j) {
                const std::uint8_t* from = image.pixel(0, taps.first[y] - firstRow + j);
                const std::int32_t weight = taps.weights[taps.start[y] + static_cast<std::size_t>(j)];
                for (std::size_t i = 0; i < samples; ++i) {
                    sums[i] += weight * from[i];
                }
            }
            std::transform(sums.begin(), sums.end(),
                           out.rgb.data() + offset(static_cast<int>(y), image.width), rounded);
        }
    });
    return out;
}

// The WINDOW of IMAGE resized to WIDTH x HEIGHT. Pixels outside are not computed; those inside are the same
// as in the full result. WINDOW lies inside the resized picture; both are at least one pixel.
Image resample(const Image& image, int width, int height, Interpolation interpolation,
               const PixelWindow& window)
{
    const Taps across = tapsOf(image.width, width, interpolation, window.x, window.width);
    const Taps down = tapsOf(image.height, height, interpolation, window.y, window.height);
    const int firstRow = down.first.front();
    const int endRow = down.first.back() + down.count.back();
    // Rounded to 8 bits between the passes, as PIL does.
    return resampleColumns(resampleRows(image, across, firstRow, endRow - firstRow), down, firstRow);
}

constexpr int largestSide = 65'535;

void check(const Image& image, const Preprocessing& how)
{
    if (image.empty()) {
        throw inputError("an empty picture cannot be fed to a network");
    }
    if (how.patchSize < 1 || how.height < how.patchSize || how.width < how.patchSize
        || how.height > largestSide || how.width > largestSide || how.height % how.patchSize != 0
        || how.width % how.patchSize != 0) {
        throw usageError("an image size of %1x%2 is not a multiple of the patch size %3", how.height,
                         how.width, how.patchSize);
    }
    if (!(how.cropFraction > 0 && how.cropFraction <= 1)) {
        throw usageError("crop fraction %1; expected more than 0 and at most 1", how.cropFraction);
    }
    if (!std::all_of(how.std.begin(), how.std.end(), [](double value) { return value > 0; })) {
        throw usageError("a standard deviation of the input is not positive");
    }
}

struct Size
{
    int width = 0, height = 0;
};

// A long side may exceed int for very narrow pictures; only the crop is computed, so clamping is enough.
int bounded(double side)
{
    return static_cast<int>(std::clamp(side, 1., 2e9));
}

// The size to which a picture is resized before the crop.
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

// torchvision's CenterCrop: int(round((side - crop) / 2)); Python's round is half to even.
int cropStart(int side, int crop)
{
    return static_cast<int>(std::nearbyint((side - crop) / 2.));
}

// A picture at its own aspect ratio is not cropped: the ratio is kept to within half a patch.
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
        throw usageError("cannot resize %1x%2 to %3x%4; expected 1 to %5 a side", image.width, image.height,
                         width, height, largestSide);
    }
    return resample(image, width, height, interpolation, {0, 0, width, height});
}

} // namespace hydra
