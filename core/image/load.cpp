// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/load.h"

#include "core/base/error.h"
#include "core/image/opencv_decode.h"
#include "core/image/orientation.h"
#include "core/image/picture_file.h"
#include "core/image/png_file.h"
#include "core/image/pnm.h"

#include <algorithm>

namespace hydra {

namespace {

// SIDE 0: as large as it is.
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
        throw inputError("its header says ", picture.width, "x", picture.height, " pixels, but ", image.width,
                         "x", image.height, " were decoded; the file is damaged");
    }
    return upright(std::move(image), picture.orientation);
}

Image decodeNamed(const Bytes& bytes, const std::string& name, const ImageLimits& limits, int side)
{
    try {
        if (bytes.size() > limits.maxBytes) {
            throw inputError(bytes.size(), " bytes, more than the ", limits.maxBytes, " allowed here");
        }
        return decode(bytes, limits, side);
    } catch (const Error& error) {
        throw Error(error.code(), name + ": " + error.what());
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

void savePng(const Path& path, const Image& image,
             const std::vector<std::pair<std::string, std::string>>& text)
{
    if (image.empty() || image.width < 1 || image.height < 1
        || image.rgb.size()
            != 3 * static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height)) {
        throw internalError(path.string(), ": an image of ", image.width, "x", image.height, " with ",
                            image.rgb.size(), " bytes cannot be written");
    }
    const Bytes plain = encodePng(image);
    constexpr std::size_t headerEnd = 8 + 25; // signature and IHDR
    Bytes file(plain.begin(), plain.begin() + headerEnd);
    for (const auto& [key, value] : text) {
        appendPngText(file, key, value);
    }
    file.insert(file.end(), plain.begin() + headerEnd, plain.end());
    writeFileAtomically(path, file.data(), file.size());
}

} // namespace hydra
