// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/quiet_stderr.h"

#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace hydra {

namespace {

std::mutex& turn()
{
    static std::mutex mutex;
    return mutex;
}

// A sanitizer reports on stderr, and what it finds in a decoder is not noise.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif

} // namespace

QuietStderr::QuietStderr()
    : m_turn(turn())
{
    const int nowhere = sanitized ? -1 : ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) {
        return;
    }
    std::fflush(stderr);
    m_saved = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (m_saved >= 0) {
        ::dup2(nowhere, STDERR_FILENO);
    }
    ::close(nowhere);
}

QuietStderr::~QuietStderr()
{
    if (m_saved >= 0) {
        std::fflush(stderr);
        ::dup2(m_saved, STDERR_FILENO);
        ::close(m_saved);
    }
}

} // namespace hydra
