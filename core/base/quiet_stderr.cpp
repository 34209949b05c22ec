// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/quiet_stderr.h"

#include <fcntl.h>
#include <mutex>
#include <unistd.h>

namespace hydra {

namespace {

// A sanitizer reports on stderr, and its findings in decoders must stay visible.
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HYDRA_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HYDRA_SANITIZED
#endif
#ifdef HYDRA_SANITIZED
constexpr bool sanitized = true;
#else
constexpr bool sanitized = false;
#endif

struct Silence
{
    std::mutex mutex;
    int threads = 0; // number of quiet threads
    const int real = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3); // -1: stderr is closed
    const int nowhere = sanitized ? -1 : ::open("/dev/null", O_WRONLY | O_CLOEXEC);

    void turnTo(int file) const
    {
        if (real >= 0 && nowhere >= 0) {
            std::fflush(stderr);
            ::dup2(file, STDERR_FILENO);
        }
    }
};

// Created before the first redirection. Never destroyed, as threads may outlive static objects.
Silence& silence()
{
    static Silence& one = *new Silence;
    return one;
}

} // namespace

QuietStderr::QuietStderr()
{
    Silence& all = silence();
    const std::lock_guard lock(all.mutex);
    if (all.threads++ == 0) {
        all.turnTo(all.nowhere);
    }
}

QuietStderr::~QuietStderr()
{
    Silence& all = silence();
    const std::lock_guard lock(all.mutex);
    if (--all.threads == 0) {
        all.turnTo(all.real);
    }
}

std::FILE* ownStderr()
{
    static std::FILE* const file = [] {
        std::FILE* own = silence().real < 0 ? nullptr : ::fdopen(silence().real, "w");
        if (own != nullptr) {
            std::setvbuf(own, nullptr, _IONBF, 0);
        }
        return own != nullptr ? own : stderr;
    }();
    return file;
}

} // namespace hydra
