// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/load.h"

#include "core/base/error.h"
#include "core/image/image.h"
#include "core/image/opencv_decode.h"
#include "core/image/picture_file.h"
#include "core/image/png_file.h"
#include "core/image/pnm.h"

#include <algorithm>
#include <utility>

namespace hydra {

namespace {

// The position of upright pixel (x, y) in the stored picture, whose sides are W and H:
//   2 mirrored (W-1-x, y)   3 upside down (W-1-x, H-1-y)   4 flipped (x, H-1-y)   5 transposed (y, x)
//   6 lying left (y, H-1-x)   7 transverse (W-1-y, H-1-x)   8 lying right (W-1-y, x)
// Returns the picture turned and mirrored upright; ORIENTATION as in EXIF, 1 (already upright) to 8.
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

// SIDE 0: full size.
Image decode(const Bytes& bytes, const ImageLimits& limits, int side)
{
    const ByteView file(bytes.data(), bytes.size());
    const PictureFile picture = inspectPicture(file);
    const int reduced = side > 0 ? reduction(picture, side) : 1;
    requireAffordable(picture, bytes.size(), limits, reduced);
    if (picture.kind == PictureKind::Pnm) {
        return decodePnm(file, readPnmHeader(file));
    }
    Image image = decodeWithOpenCv(picture.essence.empty() ? bytes : picture.essence, picture, reduced);
    const auto expected = [&](std::int64_t full) { return (full + reduced - 1) / reduced; };
    if (image.width != expected(picture.width) || image.height != expected(picture.height)) {
        throw inputError("its header says %1x%2 pixels, but %3x%4 were decoded; the file is damaged",
                         picture.width, picture.height, image.width, image.height);
    }
    return upright(std::move(image), picture.orientation);
}

Image decodeNamed(const Bytes& bytes, const std::string& name, const ImageLimits& limits, int side)
{
    try {
        if (bytes.size() > limits.maxBytes) {
            throw inputError("%1 bytes, more than the %2 allowed here", bytes.size(), limits.maxBytes);
        }
        return decode(bytes, limits, side);
    } catch (const Error& error) {
        throw Error(error.code(), message("%1: %2", name, error));
    }
}

} // namespace

Image decodeImage(const Bytes& bytes, const std::string& name, const ImageLimits& limits)
{
    return decodeNamed(bytes, name, limits, 0);
}

Image smallPicture(const Bytes& bytes, const std::string& name, int side)
{
    return decodeNamed(bytes, name, limitsOfAGlance(), side);
}

Image smallPicture(const Path& path, int side)
{
    return smallPicture(readFile(path, limitsOfAGlance().maxBytes), path.string(), side);
}

Image loadImage(const Path& path, const ImageLimits& limits)
{
    return decodeImage(readFile(path, limits.maxBytes), path.string(), limits);
}

Bytes pngBytes(const Image& image, const std::vector<std::pair<std::string, std::string>>& text)
{
    if (image.empty() || image.width < 1 || image.height < 1
        || image.rgb.size()
            != 3 * static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height)) {
        throw internalError("an image of %1x%2 with %3 bytes cannot be written", image.width, image.height,
                            image.rgb.size());
    }
    const Bytes plain = encodePng(image);
    constexpr std::size_t headerEnd = 8 + 25; // signature and IHDR
    Bytes file(plain.begin(), plain.begin() + headerEnd);
    for (const auto& [key, value] : text) {
        appendPngText(file, key, value);
    }
    file.insert(file.end(), plain.begin() + headerEnd, plain.end());
    return file;
}

void savePng(const Path& path, const Image& image,
             const std::vector<std::pair<std::string, std::string>>& text)
{
    const Bytes file = pngBytes(image, text);
    writeFileAtomically(path, file.data(), file.size());
}

} // namespace hydra
