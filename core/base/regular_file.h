// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"

namespace hydra {

// Identifies a state of a file: size in bytes and time of last write in nanoseconds.
struct FileStamp
{
    std::uint64_t size = 0;
    std::int64_t written = 0;
    friend bool operator==(const FileStamp& a, const FileStamp& b)
    {
        return a.size == b.size && a.written == b.written;
    }
};

// A regular file open for reading. Its type is checked on the open file, not on its name, which may soon mean
// another file. Opening never blocks, as it would for a named pipe.
class RegularFile
{
public:
    // Throws Error{Input} when PATH is missing or not a regular file.
    explicit RegularFile(Path path);

    [[nodiscard]] const Path& path() const noexcept { return m_path; }
    [[nodiscard]] int descriptor() const noexcept { return m_file; }
    [[nodiscard]] FileStamp stamp() const; // current
    // Reads SIZE bytes from OFFSET on. Throws Error{Input} if the file ends before.
    void read(void* into, std::size_t size, std::uint64_t offset) const;

private:
    Path m_path;
    Descriptor m_file;
};

// Throws Error{Input} when most of a large file is a hole: an unfinished download, or a few kilobytes that
// would read as gigabytes.
void requireFilled(const Path& path);
void requireFilled(const RegularFile& regular);

} // namespace hydra
