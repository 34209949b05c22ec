// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/decoding_cost.h"

#include "core/base/error.h"

#include <algorithm>

namespace hydra {

namespace {

std::uint64_t part(std::uint64_t pixels, int reduced)
{
    return pixels / static_cast<std::uint64_t>(reduced * reduced);
}

void requireSize(const PictureFile& picture, const ImageLimits& limits, int reduced)
{
    const std::int64_t width = picture.width;
    const std::int64_t height = picture.height;
    if (width < 1 || height < 1) {
        throw inputError("its header says %1x%2 pixels; the file is damaged", width, height);
    }
    if (width > limits.maxSide || height > limits.maxSide
        || part(static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(height), reduced)
            > limits.maxPixels) {
        throw inputError("its header says %1x%2 pixels; expected at most %3 pixels and %4 per side", width,
                         height, limits.maxPixels, limits.maxSide);
    }
}

} // namespace

ImageLimits limitsOfAGlance()
{
    ImageLimits limits;
    limits.maxBytes = 64ULL << 20;
    limits.maxMemory = 256ULL << 20;
    limits.maxPixels = 16'000'000;
    limits.maxVisits = 12 * limits.maxPixels; // i.e. one scan of any camera's photograph
    limits.usualScans = 0;
    return limits;
}

int reduction(const PictureFile& picture, int side)
{
    int by = picture.kind == PictureKind::Jpeg ? 8 : 1;
    while (by > 1 && std::min(picture.width, picture.height) < std::int64_t(by) * side) {
        by /= 2;
    }
    return by;
}

// Even within the limit on pixels a decoder may need gigabytes (sixteen bits, alpha) and minutes (two hundred
// scans).
void requireAffordable(const PictureFile& picture, std::size_t fileBytes, const ImageLimits& limits,
                       int reduced)
{
    requireSize(picture, limits, reduced);
    constexpr std::uint64_t colours = 3; // bytes per pixel of the result, and of a JPEG while it is decoded
    const auto pixels =
        static_cast<std::uint64_t>(picture.width) * static_cast<std::uint64_t>(picture.height);
    const bool jpeg = picture.kind == PictureKind::Jpeg;
    const std::uint64_t kept = jpeg ? picture.bytesPerPixel - colours : 0; // coefficients are not reduced
    const std::uint64_t memory = pixels * kept
        + part(pixels, reduced) * (picture.bytesPerPixel - kept + colours) + fileBytes
        + picture.essence.size();
    if (memory > limits.maxMemory) {
        throw inputError("its %1x%2 pixels of %3 bytes need %4 MiB to be decoded; expected at most %5: save "
                         "it smaller, or with 8 bits a channel",
                         picture.width, picture.height, picture.bytesPerPixel, memory >> 20,
                         limits.maxMemory >> 20);
    }
    const std::uint64_t visits = pixels * static_cast<std::uint64_t>(picture.scans);
    if (visits > limits.maxVisits && picture.scans > limits.usualScans) {
        throw inputError(
            "a JPEG of %1x%2 pixels in %3 scans, each a pass over the picture; expected at most %4",
            picture.width, picture.height, picture.scans,
            std::max(static_cast<std::uint64_t>(limits.usualScans), limits.maxVisits / pixels));
    }
}

} // namespace hydra
