// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/waiting.h"

#include <algorithm>
#include <climits>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace hydra {

WakeUp::WakeUp()
    : m_event(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{ }

void WakeUp::wake(int descriptor) noexcept
{
    (void)::eventfd_write(descriptor, 1);
}

void WakeUp::heard() const noexcept
{
    eventfd_t count = 0;
    (void)::eventfd_read(m_event, &count);
}

bool waitFor(std::vector<Waiting>& files, int milliseconds)
{
    std::vector<pollfd> asked;
    for (const Waiting& each : files) {
        asked.push_back({each.file, short((each.toRead ? POLLIN : 0) | (each.toWrite ? POLLOUT : 0)), 0});
    }
    if (::poll(asked.data(), asked.size(), milliseconds) <= 0) {
        return false;
    }
    for (std::size_t i = 0; i < files.size(); ++i) {
        const int found = asked[i].revents;
        files[i].readable = files[i].toRead && found != 0;
        files[i].writable = (found & POLLOUT) != 0;
        files[i].gone = (found & (POLLERR | POLLNVAL)) != 0;
        files[i].ended = (found & POLLHUP) != 0;
    }
    return true;
}

std::int64_t readNow(int file, void* into, std::size_t size)
{
    return ::read(file, into, size);
}

std::int64_t sendNow(int socket, std::string_view bytes)
{
    return ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
}

std::int64_t writePiece(int pipe, std::string_view bytes)
{
    return ::write(pipe, bytes.data(), std::min<std::size_t>(bytes.size(), PIPE_BUF));
}

} // namespace hydra
