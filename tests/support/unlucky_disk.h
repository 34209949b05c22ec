// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails when it is told to, as a network's does: a test's own write(), fsync() and stat() stand
// before the system's, for all libraries. In one source of a test.
#pragma once

#include <cerrno>
#include <fcntl.h>
#include <functional>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace hydra::test {

inline std::function<int()> syncAs; // its errno; 0: as the system does it
inline std::function<int(const std::string& path)> lookAs; // likewise
inline bool takesNothing = false; // each write says that no byte was written

inline int syncOr(long call, int file)
{
    if (const int reason = syncAs ? syncAs() : 0; reason != 0) {
        errno = reason;
        return -1;
    }
    return static_cast<int>(::syscall(call, file));
}

} // namespace hydra::test

[[gnu::visibility("default")]] int fsync(int file)
{
    return hydra::test::syncOr(SYS_fsync, file);
}

[[gnu::visibility("default")]] int fdatasync(int file)
{
    return hydra::test::syncOr(SYS_fdatasync, file);
}

[[gnu::visibility("default")]] int stat(const char* path, struct stat* facts) noexcept
{
    if (const int reason = hydra::test::lookAs ? hydra::test::lookAs(path) : 0; reason != 0) {
        errno = reason;
        return -1;
    }
    return ::fstatat(AT_FDCWD, path, facts, 0);
}

[[gnu::visibility("default")]] ssize_t write(int file, const void* bytes, std::size_t size)
{
    return hydra::test::takesNothing ? 0 : ::syscall(SYS_write, file, bytes, size);
}

[[gnu::visibility("default")]] ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t offset)
{
    return hydra::test::takesNothing ? 0 : ::syscall(SYS_pwrite64, file, bytes, size, offset);
}
