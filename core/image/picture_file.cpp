// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/picture_file.h"

#include "core/base/message.h"
#include "core/image/pnm.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace hydra {

namespace {

// A 32-bit BMP's fourth byte is alpha only if a mask says so; otherwise it is padding, and mostly zero.
PictureFile inspectBmp(const ByteView& file)
{
    const ByteView little = file.ordered(false);
    const std::uint32_t headerSize = little.u32(14);
    PictureFile picture;
    picture.kind = PictureKind::Bmp;
    picture.alpha = AlphaKind::None;
    if (headerSize == 12) {
        picture.width = little.u16(18);
        picture.height = little.u16(20);
        return picture;
    }
    picture.width = static_cast<std::int32_t>(little.u32(18));
    picture.height =
        std::abs(std::int64_t(static_cast<std::int32_t>(little.u32(22)))); // negative: top row first
    constexpr std::uint32_t bitFields = 3;
    if (headerSize >= 56 && little.u32(30) == bitFields && little.u32(66) != 0) {
        picture.alpha = AlphaKind::Straight;
    }
    return picture;
}

// RIFF: the canvas (VP8X) and the first frame (VP8, VP8L) both state a size; the larger one counts.
PictureFile inspectWebP(const ByteView& file)
{
    const ByteView little = file.ordered(false);
    PictureFile picture;
    picture.kind = PictureKind::WebP;
    const auto grow = [&](std::uint32_t width, std::uint32_t height) {
        picture.width = std::max<std::int64_t>(picture.width, width);
        picture.height = std::max<std::int64_t>(picture.height, height);
    };
    bool frame = false;
    for (std::size_t at = 12; at + 8 <= little.size();) {
        const std::size_t length = little.u32(at + 4);
        const ByteView body = little.part(at + 8, length);
        if (little.is(at, "VP8X")) {
            if ((body.u8(0) & 2) != 0) {
                throw inputError("an animated WebP, which is not supported; save its first frame as PNG");
            }
            grow(body.u24(4) + 1, body.u24(7) + 1);
        } else if (little.is(at, "VP8 ")) {
            grow(body.u16(6) & 0x3fffU, body.u16(8) & 0x3fffU);
            frame = true;
        } else if (little.is(at, "VP8L")) {
            const std::uint32_t bits = body.u32(1);
            grow((bits & 0x3fffU) + 1, (bits >> 14 & 0x3fffU) + 1);
            frame = true;
        } else if (little.is(at, "EXIF")) {
            picture.orientation = exifOrientation(body);
        }
        at += 8 + length + (length & 1);
    }
    if (!frame) {
        throw inputError("a WebP file without a picture; truncated?");
    }
    return picture;
}

PictureFile inspectPnm(const ByteView& file)
{
    const PnmHeader header = readPnmHeader(file);
    PictureFile picture;
    picture.kind = PictureKind::Pnm;
    picture.width = header.width;
    picture.height = header.height;
    return picture;
}

// Names of other kinds that users are likely to try.
const char* otherKind(const ByteView& file)
{
    if (file.is(0, "GIF8")) {
        return phrase("a GIF");
    }
    if (file.is(4, "ftyp")) {
        return phrase("a HEIC or AVIF picture, or a video");
    }
    if (file.is(0, "\x93NUMPY")) {
        return phrase("a NumPy array");
    }
    if (file.is(0, "8BPS")) {
        return phrase("a Photoshop document");
    }
    if (file.is(0, "%PDF")) {
        return phrase("a PDF document");
    }
    if (file.is(0, "<svg") || file.is(0, "<?xml")) {
        return phrase("a vector graphic");
    }
    return phrase("not a picture in a supported format");
}

} // namespace

std::optional<PictureKind> pictureKind(const ByteView& start)
{
    if (start.is(0, "\x89PNG\r\n\x1a\n")) {
        return PictureKind::Png;
    }
    if (start.is(0, "\xff\xd8\xff")) {
        return PictureKind::Jpeg;
    }
    if (start.is(0, "II*\0") || start.is(0, "MM\0*")) {
        return PictureKind::Tiff;
    }
    if (start.is(0, "RIFF") && start.is(8, "WEBP")) {
        return PictureKind::WebP;
    }
    if (start.is(0, "BM")) {
        return PictureKind::Bmp;
    }
    if (start.size() > 2 && start.u8(0) == 'P' && start.u8(1) >= '1' && start.u8(1) <= '6'
        && std::isspace(start.u8(2)) != 0) {
        return PictureKind::Pnm;
    }
    return {};
}

PictureFile inspectPicture(const ByteView& file)
{
    if (file.size() == 0) {
        throw inputError("the file is empty");
    }
    const std::optional<PictureKind> kind = pictureKind(file);
    if (!kind) {
        throw inputError("%1; expected PNG, JPEG, TIFF, WebP, BMP or PNM", otherKind(file));
    }
    switch (*kind) {
    case PictureKind::Png:
        return inspectPng(file);
    case PictureKind::Jpeg:
        return inspectJpeg(file);
    case PictureKind::Tiff:
        return inspectTiff(file);
    case PictureKind::WebP:
        return inspectWebP(file);
    case PictureKind::Bmp:
        return inspectBmp(file);
    case PictureKind::Pnm:
        break;
    }
    return inspectPnm(file);
}

} // namespace hydra
