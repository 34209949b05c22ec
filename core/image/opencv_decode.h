// SPDX-License-Identifier: GPL-3.0-or-later
// OpenCV's decoders behind a plain function, which hides OpenCV's exceptions, channel order and depth.
#pragma once

#include "core/base/file.h"
#include "core/image/image.h"
#include "core/image/picture_file.h"

namespace hydra {

// The picture as stored (orientation not applied), reduced to 8-bit RGB over white, with the sides of a JPEG
// divided by REDUCED (1, 2, 4, 8), rounded up. Throws Error{Input}, without the file's name, also in a build
// without OpenCV.
[[nodiscard]] Image decodeWithOpenCv(const Bytes& file, const PictureFile& picture, int reduced = 1);
// Encodes an image as PNG.
[[nodiscard]] Bytes encodePng(const Image& image);
// Encodes as JPEG of QUALITY 1 to 100; as PNG in a build without OpenCV.
[[nodiscard]] Bytes encodeJpeg(const Image& image, int quality);

} // namespace hydra
