// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/standard_streams.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace hydra {

void holdStandardStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) == -1 && errno == EBADF) {
            (void)::open("/dev/null", O_RDONLY); // gets this stream's number, the lowest free one
        }
    }
}

Descriptor copyOfStandardInput()
{
    return Descriptor(::dup(STDIN_FILENO));
}

bool isTerminal(std::FILE* stream)
{
    return ::isatty(::fileno(stream)) != 0;
}

Descriptor takeStandardOutput()
{
    Descriptor taken(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3));
    return taken < 0 || ::dup2(STDERR_FILENO, STDOUT_FILENO) < 0 ? Descriptor() : std::move(taken);
}

} // namespace hydra
