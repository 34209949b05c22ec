// SPDX-License-Identifier: GPL-3.0-or-later
// Reference-counted bytes at a fixed address: a mapped file, a part of one, or memory. A checkpoint's tensors
// are views of such a block, so that 330 MB of weights are held once, not twice.
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
    std::shared_ptr<const void> keep; // the owner of the bytes
    bool mapped = false; // pages of a file, which the system can reload

    // BYTES bytes from BEGIN on; both must lie inside.
    [[nodiscard]] ByteBlock part(std::size_t begin, std::size_t bytes) const
    {
        return {data + begin, bytes, keep, mapped};
    }
};

// Maps the file copy-on-write, so changes to the bytes never reach the disk. Reads it if it cannot be mapped.
// Throws Error{Input} when it is missing, unreadable, not a regular file, or larger than maxBytes. If another
// program writes into the file or shortens it, the bytes change or become zeros: after reading them, call
// requireUnchanged() before using the result.
[[nodiscard]] ByteBlock mapFile(const Path& path, std::uint64_t maxBytes);
// Throws Error{Input}, "PATH: changed while it was open; open it again".
void requireUnchanged(const ByteBlock& block);

// Returns the whole pages of a mapped file inside BLOCK to the system, which reloads them on the next access:
// a checkpoint of 1.4 GB need not stay in memory for 330 MB of weights. The pages must be unmodified. Has no
// effect on blocks that are not mapped.
void letGo(const ByteBlock& block);

// SHA-256 in hexadecimal; calls letGo() on each piece once hashed. Throws Error{Cancelled} within a few
// milliseconds of cancel(), and as requireUnchanged().
[[nodiscard]] std::string hashOf(const ByteBlock& block, const CancelToken& cancel = {});

[[nodiscard]] ByteBlock copyOfBytes(const void* data, std::size_t size);
[[nodiscard]] ByteBlock blockOf(Bytes bytes);

} // namespace hydra
