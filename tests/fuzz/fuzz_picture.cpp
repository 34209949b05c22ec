// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/picture_file.h"
#include "core/image/pnm.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

// The headers of every kind of picture, before a decoder sees them; PNM, which we decode ourselves, as a
// whole.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const ByteView file(data, size);
        (void)exifOrientation(file);
        const PictureFile picture = inspectPicture(file);
        if (picture.orientation < 1 || picture.orientation > 8 || picture.essence.size() > size + 2) {
            std::abort();
        }
        if (picture.kind == PictureKind::Pnm && picture.width <= 4096 && picture.height <= 4096) {
            (void)decodePnm(file, readPnmHeader(file));
        }
    });
}
