// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"

namespace hydra {

// What tells one state of a file from another: its size in bytes, and when it was last written, in
// nanoseconds.
struct FileStamp
{
    std::uint64_t size = 0;
    std::int64_t written = 0;
    friend bool operator==(const FileStamp& a, const FileStamp& b)
    {
        return a.size == b.size && a.written == b.written;
    }
};

// A plain file that is open for reading. What it is was asked of what is open, not of its name, which may
// mean another file a moment later; and opening never waits, as for a named pipe it would.
class RegularFile
{
public:
    // Throws Error{Input} when PATH is missing or no plain file.
    explicit RegularFile(Path path);

    [[nodiscard]] const Path& path() const noexcept { return m_path; }
    [[nodiscard]] int descriptor() const noexcept { return m_file; }
    [[nodiscard]] FileStamp stamp() const; // as it is now
    // SIZE bytes from OFFSET on. Throws Error{Input} where the file ends before.
    void read(void* into, std::size_t size, std::uint64_t offset) const;

private:
    Path m_path;
    Descriptor m_file;
};

// Throws Error{Input} when most of a large file is a hole: a download that was not finished, or a few
// kilobytes that want to be gigabytes once they are read.
void requireFilled(const Path& path);
void requireFilled(const RegularFile& regular);

} // namespace hydra
