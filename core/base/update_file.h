// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are written where they lie, piece after piece: opened, locked, told apart and cut. What an int
// says is 0, or the errno that says why not.
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"

#include <optional>

namespace hydra {

struct OpenFacts // of an open file
{
    bool plain = false;
    std::uint64_t size = 0, device = 0, number = 0; // the last two name it, whatever it is called
    std::uint32_t owner = 0;
};

enum class Missing
{
    Refused,
    Made, // with what others may by their umask
    Only // what is there is refused
};

// For reading and writing; below 0 errno says why not. A link at PATH is followed where the file must be
// there, and nothing is waited for.
[[nodiscard]] Descriptor openToUpdate(const Path& path, Missing missing);
// A pipe or a file; nobody is waited for.
[[nodiscard]] Descriptor openToRead(const Path& path);
// Each write goes to the end of the file, which is made where it is missing. WAITS for who reads a pipe.
[[nodiscard]] Descriptor openToAppend(const Path& path, bool waits);
[[nodiscard]] std::optional<OpenFacts> factsOf(int file); // none: errno says why
[[nodiscard]] bool isLink(const Path& path);
[[nodiscard]] bool isAt(int file, const Path& path); // and no other took its place
[[nodiscard]] int lockAlone(int file); // EWOULDBLOCK: another has it; the kernel lets go at the end
[[nodiscard]] int cutTo(int file, std::uint64_t size);
// Bytes that were there at OFFSET, at most SIZE; below 0 errno says why.
[[nodiscard]] std::int64_t readAt(int file, void* into, std::size_t size, std::uint64_t offset);
[[nodiscard]] bool rewind(int file);
// FROM becomes TO, unless something is there (EEXIST).
[[nodiscard]] int renameUnlessThere(const Path& from, const Path& to);
// What tells any change of a file at PATH, its name and its times included; "" of what is not there.
[[nodiscard]] std::string stampOfFile(const Path& path);

} // namespace hydra
