// SPDX-License-Identifier: GPL-3.0-or-later
// The first directory of a TIFF file; an EXIF block has the same form (TIFF 6.0).
#include "core/image/picture_file.h"

#include <map>

namespace hydra {

namespace {

enum Tag : std::uint16_t
{
    Width = 256,
    Height = 257,
    BitsPerSample = 258,
    Orientation = 274,
    SamplesPerPixel = 277,
    ExtraSamples = 338,
    SampleFormat = 339,
};

struct Value
{
    std::uint32_t number = 0;
    std::size_t at = 0; // its offset in the file
    std::size_t width = 2; // in bytes
};

// The first value of every whole-numbered tag.
std::map<std::uint16_t, Value> readTags(const ByteView& file)
{
    const bool little = file.is(0, "II*\0");
    if (!little && !file.is(0, "MM\0*")) {
        throw inputError("not a TIFF directory");
    }
    const ByteView view = file.ordered(!little);
    const std::size_t directory = view.u32(4);
    const std::size_t entries = view.u16(directory);
    std::map<std::uint16_t, Value> tags;
    for (std::size_t i = 0; i < entries; ++i) {
        const std::size_t at = directory + 2 + 12 * i;
        const std::uint16_t type = view.u16(at + 2);
        const std::uint32_t count = view.u32(at + 4);
        const bool isShort = type == 3;
        if ((!isShort && type != 4) || count == 0) {
            continue;
        }
        const bool inPlace = count <= (isShort ? 2U : 1U);
        const std::size_t value = inPlace ? at + 8 : view.u32(at + 8);
        tags.emplace(view.u16(at),
                     Value{isShort ? view.u16(value) : view.u32(value), value, isShort ? 2U : 4U});
    }
    return tags;
}

int valid(std::uint32_t orientation)
{
    return orientation >= 1 && orientation <= 8 ? static_cast<int>(orientation) : 1;
}

// libtiff always returns 8-bit colours premultiplied by alpha, and deeper ones as stored.
AlphaKind alphaOf(std::uint32_t bits, std::uint32_t extraSample)
{
    constexpr std::uint32_t unspecified = 0;
    constexpr std::uint32_t associated = 1;
    if (bits <= 8 || extraSample == associated) {
        return AlphaKind::Premultiplied;
    }
    return extraSample == unspecified ? AlphaKind::None : AlphaKind::Straight;
}

} // namespace

int exifOrientation(const ByteView& block) noexcept
{
    try {
        // Some writers add JPEG's prefix to the block in PNG and WebP too.
        const std::size_t prefix = block.is(0, "Exif\0\0") ? 6 : 0;
        const auto tags = readTags(block.part(prefix, block.size() - prefix));
        const auto found = tags.find(Tag::Orientation);
        return found == tags.end() ? 1 : valid(found->second.number);
    } catch (const std::exception&) {
        return 1;
    }
}

PictureFile inspectTiff(const ByteView& file)
{
    const auto tags = readTags(file);
    const auto value = [&](Tag tag, std::uint32_t absent) {
        const auto found = tags.find(tag);
        return found == tags.end() ? absent : found->second.number;
    };
    PictureFile picture;
    picture.kind = PictureKind::Tiff;
    picture.width = value(Tag::Width, 0);
    picture.height = value(Tag::Height, 0);
    const std::uint32_t bits = value(Tag::BitsPerSample, 1);
    constexpr std::uint32_t unsignedNumbers = 1;
    if (bits > 16 || value(Tag::SampleFormat, unsignedNumbers) != unsignedNumbers) {
        throw inputError(
            "a TIFF of %1 bits a sample, signed or floating point; expected a picture of 1 to 16 bits", bits);
    }
    if (value(Tag::SamplesPerPixel, 1) > 4) {
        throw inputError("a TIFF of %1 channels; expected at most 4", value(Tag::SamplesPerPixel, 1));
    }
    picture.bytesPerPixel = bits > 8 ? 8 : 4;
    picture.alpha = alphaOf(bits, value(Tag::ExtraSamples, 0));
    picture.essence.assign(file.at(0, file.size()), file.at(0, file.size()) + file.size());
    if (const auto found = tags.find(Tag::Orientation); found != tags.end()) {
        // The decoder would rotate only some kinds of TIFF, so its copy is marked as upright.
        picture.orientation = valid(found->second.number);
        for (std::size_t i = 0; i < found->second.width; ++i) {
            const bool lowest = i == (file.is(0, "II") ? 0 : found->second.width - 1);
            picture.essence[found->second.at + i] = lowest ? 1 : 0;
        }
    }
    return picture;
}

} // namespace hydra
