// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>
#include <utility>

namespace hydra {

// What the system calls an open file, a pipe or a lock, closed with this; below 0: none.
class Descriptor
{
public:
    explicit Descriptor(int file = -1) noexcept
        : m_file(file)
    { }
    ~Descriptor() { (void)close(); }
    Descriptor(Descriptor&& other) noexcept
        : m_file(std::exchange(other.m_file, -1))
    { }
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_file, other.m_file);
        return *this;
    }

    operator int() const noexcept { return m_file; }
    // What the system says of it: 0, or below with a reason in errno.
    int close() noexcept { return m_file < 0 ? 0 : ::close(std::exchange(m_file, -1)); }

private:
    int m_file;
};

} // namespace hydra
