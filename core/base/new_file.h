// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file beside the one it replaces and renames it at the end: PATH is old or new, never partly
// written. If the program is killed meanwhile, no file remains where the file system has unnamed files
// (O_TMPFILE); elsewhere a hidden ".hydrascope-RANDOM.part" may stay.
//
// A link stays a link: its target is replaced. A replaced file keeps its permissions. Devices and pipes are
// written to directly; a pipe without a reader is refused.
#pragma once

#include "core/base/file.h"

namespace hydra {

class NewFile
{
public:
    enum class Links
    {
        Followed,
        Refused // a link, a device or a pipe at PATH is refused; one that appears later is replaced
    };
    // With a SUFFIX, a library writes the file by name: side(), which ends in SUFFIX. Throws Error{Internal}
    // that names PATH if it cannot be written, and with a SUFFIX for devices and pipes.
    explicit NewFile(const Path& path, const std::string& suffix = {}, Links links = Links::Followed);
    ~NewFile(); // without commit(), PATH is unchanged
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    // For reading back the written bytes; -1 for a device or a pipe.
    [[nodiscard]] int descriptor() const noexcept { return m_replaces ? m_file : -1; }
    [[nodiscard]] const Path& side() const { return m_side; }
    void write(const void* data, std::size_t size); // throws Error{Internal}
    // Flushes every byte to the disk; commit() then needs no more disk space. Throws Error{Internal}.
    void finish();
    // Flushes everything to the disk, the folder's entry too. Throws Error{Internal}.
    void commit();

private:
    void openBeside(const std::string& suffix);
    void openAsItIs();
    void giveName();
    [[noreturn]] void fail(const char* what, int reason);

    Path m_path; // as given, for messages
    Path m_target; // PATH with its links resolved
    Path m_side; // the temporary file beside it; empty while it has no name
    int m_file = -1;
    bool m_replaces = true; // false: a device or a pipe
    bool m_done = false;
};

// Resolves the links of PATH; the target need not exist. Throws Error{Internal} for a cycle of links, and for
// a name that is too long for its folder.
[[nodiscard]] Path linkTarget(const Path& path);
// A path beside TARGET with a random name that ends in SUFFIX.
[[nodiscard]] Path unguessableBeside(const Path& target, const std::string& suffix);
// Writes all of DATA to FILE, at OFFSET or (below 0) at the file position. Returns 0 or the errno.
[[nodiscard]] int writeAll(int file, const void* data, std::size_t size, std::int64_t offset = -1);
// Flushes FILE to the disk. Returns 0 or the errno; also 0 for pipes and file systems without fsync().
[[nodiscard]] int syncAll(int file);
// Makes renames in FOLDER survive a loss of power; errors are ignored, as not all file systems support this.
void syncFolder(const Path& folder);
[[nodiscard]] Path folderOf(const Path& file);

// Creates FOLDER and its parents. Throws Error{Input} that names FOLDER if it cannot be created or written
// into.
void requireFolder(const Path& folder);
// Creates PATH's folder and tests whether PATH can be written, without touching an existing file. Throws
// Error{Input}; call it before a long computation.
void requireWritable(const Path& path);

} // namespace hydra
