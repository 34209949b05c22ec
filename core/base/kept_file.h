// SPDX-License-Identifier: GPL-3.0-or-later
// A file that stays open while answers are made of it. They hold for what it was when it was opened: once
// another program has written into it or shortened it in place, it is refused for good and must be opened
// anew. A file that is deleted, or replaced by another under its name, stays what it was for those who have
// it open.
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
    // Throws Error{Input} when PATH is missing, no plain file, or larger than MAXBYTES.
    explicit KeptFile(const Path& path, std::uint64_t maxBytes = std::numeric_limits<std::uint64_t>::max());

    [[nodiscard]] const Path& path() const noexcept { return m_file.path(); }
    [[nodiscard]] int descriptor() const noexcept { return m_file.descriptor(); }
    [[nodiscard]] std::uint64_t size() const noexcept { return m_then.stamp.size; }
    // SIZE bytes from OFFSET on. Throws as requireUnchanged(), also where its medium fails.
    void read(void* into, std::size_t size, std::uint64_t offset) const;

    // The SHA-256 of all its bytes, which settles whether it has changed where its times leave that open.
    void rememberHash(const std::string& hash) const;
    // Throws Error{Input}, "PATH: changed while it was open; open it again", once it is known to be so.
    void requireUnchanged() const;
    void setChanged() const noexcept { m_changed = true; } // was found out otherwise

private:
    struct State
    {
        FileStamp stamp;
        std::int64_t touched = 0; // when anything about it was changed last, its name and its times included
    };
    [[nodiscard]] static std::optional<State> stateOf(const RegularFile& file);
    [[nodiscard]] static State settled(const RegularFile& file);
    [[nodiscard]] bool hasSameBytes() const;

    RegularFile m_file;
    const State m_then;
    mutable std::atomic<bool> m_changed{false};
    mutable std::mutex m_mutex; // of the two below
    mutable std::int64_t m_touched; // up to then its bytes are known to be the same
    mutable std::string m_hash;
};

// Whether ERROR is what requireUnchanged() throws. An error that has crossed a thread is a plain one, so its
// words tell.
[[nodiscard]] bool saysChanged(const Error& error);

} // namespace hydra
