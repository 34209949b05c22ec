// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"

#include <cstdint>

namespace hydra {

// A socket at PATH that only its user may open; at the end it is removed. Throws Error{Input} for a folder
// that others may enter, and where another program listens.
class PrivateSocket
{
public:
    explicit PrivateSocket(const Path& path);
    ~PrivateSocket();
    PrivateSocket(const PrivateSocket&) = delete;
    PrivateSocket& operator=(const PrivateSocket&) = delete;
    [[nodiscard]] int listener() const noexcept { return m_listener; }
    [[nodiscard]] Descriptor accept() const; // does not block; the next of its user's, below 0: none waits

    static constexpr int mostWaiting = 32; // to be accepted

private:
    Path m_path;
    Descriptor m_listener;
    std::uint64_t m_inode = 0;
};

} // namespace hydra
