// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/descriptor.h"
#include "core/base/file.h"

#include <cstdint>

namespace hydra {

// A socket at PATH that only its user may open; the destructor removes it. Throws Error{Input} if others may
// enter the folder, or if another program listens at PATH.
class PrivateSocket
{
public:
    explicit PrivateSocket(const Path& path);
    ~PrivateSocket();
    PrivateSocket(const PrivateSocket&) = delete;
    PrivateSocket& operator=(const PrivateSocket&) = delete;
    [[nodiscard]] int listener() const noexcept { return m_listener; }
    [[nodiscard]] Descriptor accept() const; // the next one of its user; below 0: none pending; never blocks

    static constexpr int mostWaiting = 32; // connections pending

private:
    Path m_path;
    Descriptor m_listener;
    std::uint64_t m_inode = 0;
};

} // namespace hydra
