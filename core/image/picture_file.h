// SPDX-License-Identifier: GPL-3.0-or-later
// The outside of a picture file, read before a decoder sees it: kind, size, orientation, and the parts worth
// decoding.
#pragma once

#include "core/base/file.h"
#include "core/image/byte_view.h"

#include <cstdint>
#include <optional>

namespace hydra {

enum class PictureKind
{
    Png,
    Jpeg,
    Bmp,
    Tiff,
    WebP,
    Pnm
};

enum class AlphaKind
{
    None,
    Straight,
    Premultiplied
};

struct PictureFile
{
    PictureKind kind = PictureKind::Png;
    std::int64_t width = 0, height = 0; // as stored, before the orientation is applied
    int orientation = 1; // EXIF: 1 upright ... 8
    // What the decoder needs for each pixel, beside the three bytes of the result: its own picture, and for a
    // progressive JPEG the coefficients of all its blocks.
    std::uint64_t bytesPerPixel = 4;
    int scans = 1; // JPEG: each is a pass over the picture
    AlphaKind alpha = AlphaKind::Straight; // what a fourth channel means, should the decoder give one
    Bytes essence; // PNG, JPEG: the file without its metadata, which no decoder need see; empty: the file as
                   // it is
};

// By the first bytes of a file (twelve are enough); nothing where it is no picture of a kind that is read.
[[nodiscard]] std::optional<PictureKind> pictureKind(const ByteView& start);

// Looks at headers only; allocates no more than the file's size. Throws Error{Input} saying what is wrong,
// without the file's name.
[[nodiscard]] PictureFile inspectPicture(const ByteView& file);

// The formats behind it.
[[nodiscard]] PictureFile inspectPng(const ByteView& file);
[[nodiscard]] PictureFile inspectJpeg(const ByteView& file);
[[nodiscard]] PictureFile inspectTiff(const ByteView& file);
// Of an EXIF block (a TIFF without picture); 1 when there is none or it cannot be read: a picture does not
// fail by it.
[[nodiscard]] int exifOrientation(const ByteView& block) noexcept;

} // namespace hydra
