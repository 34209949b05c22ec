// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for several files at once, with a wake-up from other threads.
#pragma once

#include "core/base/descriptor.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hydra {

// A descriptor for waitFor() that is readable from wake() until heard(). Signal handlers may call wake().
class WakeUp
{
public:
    WakeUp();
    [[nodiscard]] int descriptor() const noexcept { return m_event; }
    void wake() const noexcept { wake(m_event); }
    static void wake(int descriptor) noexcept;
    void heard() const noexcept;

private:
    Descriptor m_event;
};

struct Waiting
{
    int file = -1; // below 0: ignored
    bool toRead = false, toWrite = false;
    // Results of waitFor(). GONE: no reader is left; ENDED: no writer is left.
    bool readable = false, writable = false, gone = false, ended = false;
};

// Waits until one of FILES is ready; false after MILLISECONDS.
bool waitFor(std::vector<Waiting>& files, int milliseconds);

// As the system's read() and send(); FILE must be readable or non-blocking. Sending never blocks and raises
// no signal. Below 0 on failure, with errno.
[[nodiscard]] std::int64_t readNow(int file, void* into, std::size_t size);
[[nodiscard]] std::int64_t sendNow(int socket, std::string_view bytes);
// Writes at most PIPE_BUF bytes, for which a writable pipe always has room.
[[nodiscard]] std::int64_t writePiece(int pipe, std::string_view bytes);

} // namespace hydra
