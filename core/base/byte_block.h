// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes that stay where they are while someone holds them: of a mapped file, of a part of one, or of memory.
// A checkpoint's tensors are views of such a block, so that 330 MB of weights are held once, not twice.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"

#include <memory>
#include <string>

namespace hydra {

struct ByteBlock
{
    const std::uint8_t* data = nullptr;
    std::size_t size = 0; // bytes
    std::shared_ptr<const void> keep; // what owns the bytes
    bool mapped = false; // pages of a file, which the system can read again

    // BYTES bytes from BEGIN on; both must lie inside.
    [[nodiscard]] ByteBlock part(std::size_t begin, std::size_t bytes) const
    {
        return {data + begin, bytes, keep, mapped};
    }
};

// The file, mapped copy-on-write: nothing done to the bytes reaches the disk. Read where it cannot be mapped.
// Throws Error{Input} when it is missing, unreadable, no plain file, or larger than maxBytes. Where another
// program has written into the file or shortened it, the bytes are other bytes, or zeros, from then on:
// whoever has read them calls requireUnchanged() before using what he computed.
[[nodiscard]] ByteBlock mapFile(const Path& path, std::uint64_t maxBytes);
// Throws Error{Input}, "PATH: changed while it was open; open it again".
void requireUnchanged(const ByteBlock& block);

// Gives the whole pages of a mapped file inside BLOCK back to the system, which reads them again when
// somebody looks: a training's file of 1.4 GB need not stay in memory for the sake of 330 MB of weights.
// Nobody may have changed them yet. Nothing happens to other blocks.
void letGo(const ByteBlock& block);

// SHA-256 in hexadecimal, letting go as it goes. Throws Error{Cancelled} within a few milliseconds of the
// wish, and as requireUnchanged().
[[nodiscard]] std::string hashOf(const ByteBlock& block, const CancelToken& cancel = {});

[[nodiscard]] ByteBlock copyOfBytes(const void* data, std::size_t size);
[[nodiscard]] ByteBlock blockOf(Bytes bytes);

} // namespace hydra
