// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>
#include <utility>

namespace hydra {

// Owns a file descriptor (a file, a pipe or a lock) and closes it; below 0: none.
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
    // Returns the result of close(): 0, or negative with the reason in errno.
    int close() noexcept { return m_file < 0 ? 0 : ::close(std::exchange(m_file, -1)); }

private:
    int m_file;
};

} // namespace hydra
