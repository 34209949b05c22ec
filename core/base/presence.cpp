// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/presence.h"

#include <algorithm>
#include <cerrno>
#include <initializer_list>
#include <sys/stat.h>
#include <system_error>

namespace hydra {

namespace {

bool isOneOf(int reason, std::initializer_list<int> reasons)
{
    return std::find(reasons.begin(), reasons.end(), reason) != reasons.end();
}

// File type as in st_mode, S_IFREG and the like; 0 if PATH does not exist.
mode_t kindOf(const Path& path)
{
    struct stat facts = {};
    if (::stat(path.c_str(), &facts) == 0) {
        return facts.st_mode & S_IFMT;
    }
    if (!isOneOf(errno, {ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG})) {
        throw unreadable(path, errno);
    }
    return 0;
}

} // namespace

Error unreadable(const Path& path, int reason)
{
    const bool others = isOneOf(
        reason, {ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG, EACCES, EPERM, EINVAL, ENXIO, EOVERFLOW});
    return {others ? ErrorCode::Input : ErrorCode::Internal,
            message("%1: cannot be read: %2", path.string(), std::generic_category().message(reason))};
}

bool isThere(const Path& path)
{
    return kindOf(path) != 0;
}

bool isPlainFile(const Path& path)
{
    return kindOf(path) == S_IFREG;
}

// Most file systems give the type with the entry; stat() is the fallback.
bool isPlainFile(const std::filesystem::directory_entry& entry)
{
    std::error_code failed;
    return entry.is_regular_file(failed) || (failed && isPlainFile(entry.path()));
}

bool isFolder(const std::filesystem::directory_entry& entry)
{
    std::error_code failed;
    return entry.is_directory(failed) || (failed && kindOf(entry.path()) == S_IFDIR);
}

} // namespace hydra
