// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as a video file (.mp4, .avi; .mkv keeps every pixel) or as a new folder of PNG files. Written
// beside its place and put there by commit(): what is there is old or whole. Links stay links and permissions
// stay, as in core/base/new_file.h.
#pragma once

#include "core/base/file.h"
#include "core/image/image.h"

#include <cstdint>
#include <memory>

namespace hydra {

class FrameWriter
{
public:
    virtual ~FrameWriter() = default;
    // All of one size. Throws Error{Internal} naming the file.
    virtual void add(const Image& picture) = 0;
    // Every frame is on the disk and was found there again when this returns. Throws Error{Internal}, also
    // for no frames at all.
    virtual void finish() = 0;
    // Nothing is there without it. After finish(), or with it.
    virtual void commit() = 0;
};

// A name without a suffix is a folder, which must not be there, or be empty. Throws Error{Usage} for other
// suffixes and a rate outside 0 to 1000, Error{Input} where nothing can be written.
[[nodiscard]] std::unique_ptr<FrameWriter> openFrameWriter(const Path& path, double rate);

} // namespace hydra
