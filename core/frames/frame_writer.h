// SPDX-License-Identifier: GPL-3.0-or-later
// Writes pictures as a video file (.mp4, .avi; .mkv is lossless) or as a new folder of PNG files. The output
// is written beside its target and moved there by commit(), so the target is old or whole. Keeps links and
// permissions, as in core/base/new_file.h.
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
    // All pictures have the same size. Throws Error{Internal} naming the file.
    virtual void add(const Image& picture) = 0;
    // On return every frame is on the disk and has been read back. Throws Error{Internal}, also if there are
    // no frames.
    virtual void finish() = 0;
    // Moves the output to its target. Calls finish() if needed.
    virtual void commit() = 0;
};

// A name without a suffix is a folder, which must be new or empty. Throws Error{Usage} for other suffixes and
// a rate outside 0 to 1000, Error{Input} if the path is not writable.
[[nodiscard]] std::unique_ptr<FrameWriter> openFrameWriter(const Path& path, double rate);

} // namespace hydra
