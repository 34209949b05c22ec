// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/update_file.h"

#include "core/base/error.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hydra {

namespace {

constexpr mode_t readableByAll = 0666;

} // namespace

Descriptor openToUpdate(const Path& path, Missing missing)
{
    const int flags = missing == Missing::Refused ? O_NONBLOCK | O_NOCTTY
        : missing == Missing::Made                ? O_CREAT | O_NOFOLLOW
                                                  : O_CREAT | O_EXCL | O_NOFOLLOW;
    return Descriptor(::open(path.c_str(), O_RDWR | O_CLOEXEC | flags, readableByAll));
}

Descriptor openToRead(const Path& path)
{
    return Descriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
}

Descriptor openToAppend(const Path& path, bool waits)
{
    const int flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | (waits ? 0 : O_NONBLOCK);
    return Descriptor(::open(path.c_str(), flags, readableByAll));
}

std::optional<OpenFacts> factsOf(int file)
{
    struct stat found = {};
    if (::fstat(file, &found) != 0) {
        return std::nullopt;
    }
    return OpenFacts{S_ISREG(found.st_mode), static_cast<std::uint64_t>(std::max<off_t>(found.st_size, 0)),
                     found.st_dev, found.st_ino, found.st_uid};
}

bool isLink(const Path& path)
{
    struct stat found = {};
    return ::lstat(path.c_str(), &found) == 0 && S_ISLNK(found.st_mode);
}

bool isAt(int file, const Path& path)
{
    struct stat mine = {}, there = {};
    return ::fstat(file, &mine) == 0 && ::stat(path.c_str(), &there) == 0 && mine.st_dev == there.st_dev
        && mine.st_ino == there.st_ino;
}

int lockAlone(int file)
{
    return ::flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
}

int cutTo(int file, std::uint64_t size)
{
    return ::ftruncate(file, static_cast<off_t>(size)) == 0 ? 0 : errno;
}

std::int64_t readAt(int file, void* into, std::size_t size, std::uint64_t offset)
{
    ssize_t got = -1;
    do {
        got = ::pread(file, into, size, static_cast<off_t>(offset));
    } while (got < 0 && errno == EINTR);
    return got;
}

bool rewind(int file)
{
    return ::lseek(file, 0, SEEK_SET) == 0;
}

int renameUnlessThere(const Path& from, const Path& to)
{
    const int failed =
        ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0 ? 0 : errno;
    std::error_code unknown;
    const bool unable = failed == EINVAL || failed == ENOSYS; // file system without RENAME_NOREPLACE
    if (!unable
        || std::filesystem::symlink_status(to, unknown).type() != std::filesystem::file_type::not_found) {
        return failed;
    }
    return std::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

std::string stampOfFile(const Path& path)
{
    struct stat found = {};
    if (::stat(path.c_str(), &found) != 0) {
        return {};
    }
    return join(found.st_dev, ' ', found.st_ino, ' ', found.st_size, ' ', found.st_mtim.tv_sec, ' ',
                found.st_mtim.tv_nsec, ' ', found.st_ctim.tv_sec, ' ', found.st_ctim.tv_nsec);
}

} // namespace hydra
