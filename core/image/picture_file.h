// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture file's headers state, read before decoding: kind, size, orientation, and the parts to
// decode.
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
    // What the decoder needs per pixel, besides the three bytes of the result: its own picture, and for a
    // progressive JPEG the coefficients of all blocks.
    std::uint64_t bytesPerPixel = 4;
    int scans = 1; // JPEG: each scan is a pass over the picture
    AlphaKind alpha = AlphaKind::Straight; // meaning of a fourth channel, if the decoder returns one
    Bytes essence; // PNG, JPEG: the file without metadata, for the decoder; empty: use the whole file
};

// The kind by the first bytes of a file (twelve are enough); nullopt for unsupported kinds.
[[nodiscard]] std::optional<PictureKind> pictureKind(const ByteView& start);

// Reads headers only; allocates no more than the file's size. Throws Error{Input} saying what is wrong,
// without the file's name.
[[nodiscard]] PictureFile inspectPicture(const ByteView& file);

// The parts of inspectPicture(), by format.
[[nodiscard]] PictureFile inspectPng(const ByteView& file);
[[nodiscard]] PictureFile inspectJpeg(const ByteView& file);
[[nodiscard]] PictureFile inspectTiff(const ByteView& file);
// The orientation in an EXIF block (a TIFF without picture); 1 if it is missing or unreadable, so that the
// picture still loads.
[[nodiscard]] int exifOrientation(const ByteView& block) noexcept;

} // namespace hydra
