// SPDX-License-Identifier: GPL-3.0-or-later
// A file that stays open while results are computed from it. The results are valid for its contents at
// opening: once another program writes into it or shortens it in place, every read fails and it must be
// reopened. Deleting the file, or replacing it under its name, does not affect an open one.
#pragma once

#include "core/base/error.h"
#include "core/base/regular_file.h"

#include <atomic>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <string>

namespace hydra {

class KeptFile
{
public:
    // Throws Error{Input} when PATH is missing, not a regular file, or larger than MAXBYTES.
    explicit KeptFile(const Path& path, std::uint64_t maxBytes = std::numeric_limits<std::uint64_t>::max());

    [[nodiscard]] const Path& path() const noexcept { return m_file.path(); }
    [[nodiscard]] int descriptor() const noexcept { return m_file.descriptor(); }
    [[nodiscard]] std::uint64_t size() const noexcept { return m_then.stamp.size; }
    // Reads SIZE bytes from OFFSET on. Throws as requireUnchanged(), also if the medium fails.
    void read(void* into, std::size_t size, std::uint64_t offset) const;

    // Stores the SHA-256 of all its bytes, which decides whether it has changed when its times do not.
    void rememberHash(const std::string& hash) const;
    // Throws Error{Input}, "PATH: changed while it was open; open it again", once a change is detected.
    void requireUnchanged() const;
    void setChanged() const noexcept { m_changed = true; } // for changes detected elsewhere

private:
    struct State
    {
        FileStamp stamp;
        std::int64_t touched = 0; // ctime: the last change to contents or metadata, in nanoseconds
    };
    [[nodiscard]] static std::optional<State> stateOf(const RegularFile& file);
    [[nodiscard]] static State settled(const RegularFile& file);
    [[nodiscard]] bool hasSameBytes() const;

    RegularFile m_file;
    const State m_then;
    mutable std::atomic<bool> m_changed{false};
    mutable std::mutex m_mutex; // guards the two below
    mutable std::int64_t m_touched; // ctime up to which its bytes are known to be unchanged
    mutable std::string m_hash;
};

// Whether ERROR comes from requireUnchanged(). Compares the message, as an error loses its type when it
// crosses threads.
[[nodiscard]] bool saysChanged(const Error& error);

} // namespace hydra
