// SPDX-License-Identifier: GPL-3.0-or-later
// The Netpbm formats P1 to P6 (bitmap, grey, colour; ASCII and binary), which a build without OpenCV can
// read.
#pragma once

#include "core/image/byte_view.h"
#include "core/image/image.h"

#include <cstdint>

namespace hydra {

struct PnmHeader
{
    int format = 0; // 1 to 6, the digit after the P
    std::int64_t width = 0, height = 0; // unchecked
    std::uint32_t maximum = 1; // largest sample value
    std::size_t dataStart = 0;
};

// Both throw Error{Input}, without the file's name.
[[nodiscard]] PnmHeader readPnmHeader(const ByteView& file);
// The caller has checked width and height.
[[nodiscard]] Image decodePnm(const ByteView& file, const PnmHeader& header);

} // namespace hydra
