// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/unlucky_disk.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

int syncOr(long call, int file)
{
    if (const int reason = hydra::test::syncAs ? hydra::test::syncAs() : 0; reason != 0) {
        errno = reason;
        return -1;
    }
    return static_cast<int>(::syscall(call, file));
}

} // namespace

[[gnu::visibility("default")]] int fsync(int file)
{
    return syncOr(SYS_fsync, file);
}

[[gnu::visibility("default")]] int fdatasync(int file)
{
    return syncOr(SYS_fdatasync, file);
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
