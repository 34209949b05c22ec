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

constexpr int usualScans = 12; // of a progressive JPEG

// Before a decoder allocates: a header of a few bytes may claim a picture of terabytes.
void checkSize(const PictureFile& picture, const ImageLimits& limits)
{
    const std::int64_t width = picture.width;
    const std::int64_t height = picture.height;
    if (width < 1 || height < 1) {
        throw inputError("its header says ", width, "x", height, " pixels; the file is damaged");
    }
    if (width > limits.maxSide || height > limits.maxSide
        || static_cast<std::uint64_t>(width) * static_cast<std::uint64_t>(height) > limits.maxPixels) {
        throw inputError("its header says ", width, "x", height, " pixels; expected at most ",
                         limits.maxPixels, " pixels and ", limits.maxSide, " a side");
    }
}

// Within the limits on pixels a decoder may still need gigabytes (sixteen bits, alpha) and minutes (two
// hundred scans).
void checkCost(const PictureFile& picture, std::size_t fileBytes, const ImageLimits& limits)
{
    const auto pixels =
        static_cast<std::uint64_t>(picture.width) * static_cast<std::uint64_t>(picture.height);
    const std::uint64_t memory = pixels * (picture.bytesPerPixel + 3) + fileBytes + picture.essence.size();
    if (memory > limits.maxMemory) {
        throw inputError("its ", picture.width, "x", picture.height, " pixels of ", picture.bytesPerPixel,
                         " bytes need ", memory >> 20, " MiB to be decoded; expected at most ",
                         limits.maxMemory >> 20, ": save it smaller, or with 8 bits a channel");
    }
    const std::uint64_t visits = pixels * static_cast<std::uint64_t>(picture.scans);
    if (visits > limits.maxVisits && picture.scans > usualScans) {
        throw inputError("a JPEG of ", picture.width, "x", picture.height, " pixels in ", picture.scans,
                         " scans, each a pass over the picture; expected at most ",
                         std::max<std::uint64_t>(usualScans, limits.maxVisits / pixels));
    }
}

Image decode(const Bytes& bytes, const ImageLimits& limits)
{
    const ByteView file(bytes.data(), bytes.size());
    const PictureFile picture = inspectPicture(file);
    checkSize(picture, limits);
    checkCost(picture, bytes.size(), limits);
    if (picture.kind == PictureKind::Pnm) {
        return decodePnm(file, readPnmHeader(file));
    }
    Image image = decodeWithOpenCv(picture.essence.empty() ? bytes : picture.essence, picture);
    if (image.width != picture.width || image.height != picture.height) {
        throw inputError("its header says ", picture.width, "x", picture.height, " pixels, but ", image.width,
                         "x", image.height, " were decoded; the file is damaged");
    }
    return upright(std::move(image), picture.orientation);
}

} // namespace

Image decodeImage(const Bytes& bytes, const std::string& name, const ImageLimits& limits)
{
    try {
        if (bytes.size() > limits.maxBytes) {
            throw inputError(bytes.size(), " bytes, more than the ", limits.maxBytes, " allowed here");
        }
        return decode(bytes, limits);
    } catch (const Error& error) {
        throw Error(error.code(), name + ": " + error.what());
    }
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
