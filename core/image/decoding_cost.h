// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of decoding a picture, from its header: a file of a few bytes may claim terabytes.
#pragma once

#include "core/image/picture_file.h"

#include <cstdint>

namespace hydra {

struct ImageLimits
{
    std::uint64_t maxBytes = 768ULL << 20; // of the file
    std::uint64_t maxMemory = 1280ULL << 20; // of file, decoder and result together
    std::uint64_t maxVisits = 1'500'000'000; // pixels times scans of a JPEG with more scans than usual
    std::uint64_t maxPixels = 250'000'000; // of the result
    int maxSide = 65'535;
    int usualScans = 12; // of a progressive JPEG: up to this many are always allowed
};

// For a preview (a thumbnail, the first second): about a second and a quarter of a gigabyte for any file.
[[nodiscard]] ImageLimits limitsOfAGlance();

// The largest of 8, 4, 2 and 1 by which a JPEG's sides can be divided during decoding, such that both stay at
// least SIDE pixels. 1 for other kinds.
[[nodiscard]] int reduction(const PictureFile& picture, int side);

// Throws Error{Input}, without the file's name, if decoding PICTURE, a file of FILEBYTES bytes, with its
// sides divided by REDUCED would exceed LIMITS.
void requireAffordable(const PictureFile& picture, std::size_t fileBytes, const ImageLimits& limits,
                       int reduced = 1);

} // namespace hydra
