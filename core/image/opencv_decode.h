// SPDX-License-Identifier: GPL-3.0-or-later
// OpenCV's decoders behind a plain function: no exception of theirs, no channel order, no depth of theirs
// comes out.
#pragma once

#include "core/base/file.h"
#include "core/image/image.h"
#include "core/image/picture_file.h"

namespace hydra {

// The picture as stored (orientation not applied), reduced to 8-bit RGB over white; a JPEG's sides divided by
// REDUCED (1, 2, 4, 8), rounded up. Throws Error{Input}, without the file's name; where this is a build
// without OpenCV as well.
[[nodiscard]] Image decodeWithOpenCv(const Bytes& file, const PictureFile& picture, int reduced = 1);
// The bytes of an image as PNG.
[[nodiscard]] Bytes encodePng(const Image& image);
// As JPEG of QUALITY 1 to 100; PNG where this is a build without OpenCV.
[[nodiscard]] Bytes encodeJpeg(const Image& image, int quality);

} // namespace hydra
