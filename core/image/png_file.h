// SPDX-License-Identifier: GPL-3.0-or-later
// The chunks of a PNG file: length, type, data, CRC-32 of type and data (ISO 15948).
#pragma once

#include "core/base/file.h"
#include "core/image/image.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace hydra {

// Appends one chunk; TYPE is four letters.
void appendPngChunk(Bytes& file, const char (&type)[5], const std::uint8_t* data, std::size_t size);
// Appends KEY and the plainText() of VALUE: as tEXt, or as iTXt if it is not ASCII. Throws Error{Usage} for a
// bad key.
void appendPngText(Bytes& file, const std::string& key, const std::string& value);
// A file with 8 bits per channel: ROWS, each preceded by its filter byte; COLOUR as in PNG, 0 grey, 2 RGB.
[[nodiscard]] Bytes pngOf(int width, int height, std::uint8_t colour, const Bytes& rows);
// The bytes that savePng() writes (load.h).
[[nodiscard]] Bytes pngBytes(const Image& image,
                             const std::vector<std::pair<std::string, std::string>>& text = {});

} // namespace hydra
