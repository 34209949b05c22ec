// SPDX-License-Identifier: GPL-3.0-or-later
// Any picture file to an upright 8-bit RGB Image.
#pragma once

#include "core/base/file.h"
#include "core/image/decoding_cost.h"
#include "core/image/image.h"

#include <string>
#include <vector>

namespace hydra {

// EXIF orientation applied; grey and 16-bit reduced to 8-bit RGB; alpha laid over white; CMYK converted.
// Throws Error{Input} naming the file, and what was found.
[[nodiscard]] Image loadImage(const Path& path, const ImageLimits& limits = {});
// The same from memory (clipboard, network drop); NAME stands for the path in messages.
[[nodiscard]] Image decodeImage(const Bytes& bytes, const std::string& name, const ImageLimits& limits = {});
// Any picture within limitsOfAGlance(), for a thumbnail of SIDE pixels: neither of its sides is below SIDE
// where the file has as many, and a JPEG is decoded at a half, a quarter or an eighth where that leaves them.
[[nodiscard]] Image smallPicture(const Path& path, int side);
[[nodiscard]] Image smallPicture(const Bytes& bytes, const std::string& name, int side);
// PNG (lossless), atomic. TEXT becomes tEXt chunks: provenance.
void savePng(const Path& path, const Image& image,
             const std::vector<std::pair<std::string, std::string>>& text = {});

// The image files of a folder by suffix, in natural order ("img2" before "img10"); a file is returned as
// itself. Throws Error{Input} when PATH does not exist, or is a folder without a readable image.
[[nodiscard]] std::vector<Path> listImages(const Path& path);
[[nodiscard]] bool looksLikeImage(const Path& path);

} // namespace hydra
