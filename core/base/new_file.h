// SPDX-License-Identifier: GPL-3.0-or-later
// A file that is written beside the one it replaces and takes its place at the end: what is at PATH is old or
// new, never half, and a program that is ended meanwhile leaves nothing behind where the file system knows
// files without a name (O_TMPFILE; else a hidden ".hydrascope-RANDOM.part" may stay).
//
// A link stays a link: what it points to is replaced. A file that is replaced keeps its permissions. A device
// or a pipe is written to as it is; a pipe that nobody reads is refused.
#pragma once

#include "core/base/file.h"

namespace hydra {

class NewFile
{
public:
    enum class Links
    {
        Followed,
        Refused // a link, a device or a pipe at PATH is refused, and one that comes meanwhile is replaced
    };
    // With a SUFFIX a library writes it by name: to side(), which ends so. Throws Error{Internal} that names
    // PATH where nothing can be written there, and with a SUFFIX for devices and pipes.
    explicit NewFile(const Path& path, const std::string& suffix = {}, Links links = Links::Followed);
    ~NewFile(); // without commit(): PATH is as it was
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    // For reading back what was written; -1 for a device or a pipe.
    [[nodiscard]] int descriptor() const noexcept { return m_replaces ? m_file : -1; }
    [[nodiscard]] const Path& side() const { return m_side; }
    void write(const void* data, std::size_t size); // throws Error{Internal}
    // Every byte is on the disk when this returns; what remains for commit() needs no room there. Throws
    // Error{Internal}.
    void finish();
    // Everything is on the disk, the folder's entry too, when this returns. Throws Error{Internal}.
    void commit();

private:
    void openBeside(const std::string& suffix);
    void openAsItIs();
    void giveName();
    [[noreturn]] void fail(const char* what, int reason);

    Path m_path; // as it was given, for messages
    Path m_target; // where links lead
    Path m_side; // the file beside it; empty while it has no name
    int m_file = -1;
    bool m_replaces = true; // false: a device or a pipe
    bool m_done = false;
};

// Where the links of PATH lead, to what need not be there yet. Throws Error{Internal} where they lead in a
// circle, and for a name that is too long for its folder.
[[nodiscard]] Path linkTarget(const Path& path);
// Beside TARGET, of a name that nobody can guess, which ends in SUFFIX.
[[nodiscard]] Path unguessableBeside(const Path& target, const std::string& suffix);
// All of DATA into FILE, from OFFSET on or (below 0) from where FILE stands. 0, or the errno that says why
// not.
[[nodiscard]] int writeAll(int file, const void* data, std::size_t size, std::int64_t offset = -1);
// 0 when all of FILE is on the disk, else the errno that says why not. A pipe has nothing to wait for, and
// some file systems know no waiting: 0, too.
[[nodiscard]] int syncAll(int file);
// What was renamed in FOLDER survives a loss of power; on a file system that cannot do that, nothing happens.
void syncFolder(const Path& folder);
[[nodiscard]] Path folderOf(const Path& file);

// Makes FOLDER and those above it. Throws Error{Input} that names what stands in the way, and for a folder
// that nothing can be written into.
void requireFolder(const Path& folder);
// Makes the folder that PATH is to lie in, and tries whether a file could be written there, without touching
// one that is. Throws Error{Input}: asked before a long computation, it costs nothing.
void requireWritable(const Path& path);

} // namespace hydra
