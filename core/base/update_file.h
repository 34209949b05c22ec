// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are updated in place: opening, locking, identifying and truncating. An int result is 0 or the
// errno.
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"

#include <optional>

namespace hydra {

struct OpenFacts
{
    bool plain = false;
    std::uint64_t size = 0, device = 0, number = 0; // the last two identify it under any name
    std::uint32_t owner = 0;
};

enum class Missing
{
    Refused,
    Made, // with the permissions of the umask
    Only // an existing file is refused
};

// Opens for reading and writing; below 0 on failure, with errno. With Missing::Refused, a link at PATH is
// followed and opening does not block.
[[nodiscard]] Descriptor openToUpdate(const Path& path, Missing missing);
// Opens a pipe or a file; does not block.
[[nodiscard]] Descriptor openToRead(const Path& path);
// Each write goes to the end of the file, which is created if missing. WAITS: blocks until a pipe has a
// reader.
[[nodiscard]] Descriptor openToAppend(const Path& path, bool waits);
[[nodiscard]] std::optional<OpenFacts> factsOf(int file); // empty on failure, with errno
[[nodiscard]] bool isLink(const Path& path);
[[nodiscard]] bool isAt(int file, const Path& path); // false if PATH is another file by now
[[nodiscard]] int lockAlone(int file); // EWOULDBLOCK: already locked; the kernel unlocks on close
[[nodiscard]] int cutTo(int file, std::uint64_t size);
// Reads at most SIZE bytes at OFFSET and returns their number; below 0 on failure, with errno.
[[nodiscard]] std::int64_t readAt(int file, void* into, std::size_t size, std::uint64_t offset);
[[nodiscard]] bool rewind(int file);
// Renames FROM to TO, unless TO exists (EEXIST).
[[nodiscard]] int renameUnlessThere(const Path& from, const Path& to);
// A text that changes with any change to the file at PATH, including renames and times; "" if it cannot be
// read.
[[nodiscard]] std::string stampOfFile(const Path& path);

} // namespace hydra
