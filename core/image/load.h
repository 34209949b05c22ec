// SPDX-License-Identifier: GPL-3.0-or-later
// Loads any supported picture file as an upright 8-bit RGB Image.
#pragma once

#include "core/base/file.h"
#include "core/image/decoding_cost.h"
#include "core/image/image.h"

#include <string>
#include <vector>

namespace hydra {

// Applies EXIF orientation; reduces grey and 16-bit to 8-bit RGB; blends alpha over white; converts CMYK.
// Throws Error{Input} naming the file and what was found.
[[nodiscard]] Image loadImage(const Path& path, const ImageLimits& limits = {});
// The same from memory (clipboard, network drop); NAME stands for the path in messages.
[[nodiscard]] Image decodeImage(const Bytes& bytes, const std::string& name, const ImageLimits& limits = {});
// Loads any picture within limitsOfAGlance(), for a thumbnail of SIDE pixels: both sides are at least SIDE if
// the file is that large; a JPEG is decoded at a half, a quarter or an eighth where possible.
[[nodiscard]] Image smallPicture(const Path& path, int side);
[[nodiscard]] Image smallPicture(const Bytes& bytes, const std::string& name, int side);
// Writes a PNG (lossless), atomically. TEXT becomes tEXt chunks, for provenance.
void savePng(const Path& path, const Image& image,
             const std::vector<std::pair<std::string, std::string>>& text = {});

// The image files of a folder by suffix, in natural order ("img2" before "img10"); a file is returned as
// itself. Throws Error{Input} if PATH does not exist, or is a folder without a readable image.
[[nodiscard]] std::vector<Path> listImages(const Path& path);
[[nodiscard]] bool looksLikeImage(const Path& path);

} // namespace hydra
