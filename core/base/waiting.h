// SPDX-License-Identifier: GPL-3.0-or-later
// Waiting for several files at once, and being woken.
#pragma once

#include "core/base/descriptor.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hydra {

// A descriptor that is readable from wake() until heard(), for waitFor(). A signal's handler may wake.
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
    int file = -1; // below 0: nothing
    bool toRead = false, toWrite = false;
    // What came of it. GONE: nobody reads it any more, ENDED: nobody writes it.
    bool readable = false, writable = false, gone = false, ended = false;
};

// Until one of FILES is ready; false after MILLISECONDS.
bool waitFor(std::vector<Waiting>& files, int milliseconds);

// As read() and write() of the system, but never wait, and writing raises no signal. Below 0 errno says why.
[[nodiscard]] std::int64_t readNow(int file, void* into, std::size_t size);
[[nodiscard]] std::int64_t sendNow(int socket, std::string_view bytes);
// A pipe that can be written to has room for so many.
[[nodiscard]] std::int64_t writePiece(int pipe, std::string_view bytes);

} // namespace hydra
