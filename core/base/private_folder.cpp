// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/private_folder.h"

#include "core/base/error.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace hydra {

namespace {

constexpr std::uint64_t leastRoom = std::uint64_t(1) << 30;

// In memory, writing a map takes 0.1 ms; on a disk it would wait for fsync.
Path baseFolder()
{
    const char* const memory = "/dev/shm";
    struct statvfs room = {};
    const bool roomy = ::statvfs(memory, &room) == 0
        && std::uint64_t(room.f_bavail) * std::uint64_t(room.f_frsize) >= leastRoom;
    return roomy && ::access(memory, W_OK | X_OK) == 0 ? Path(memory)
                                                       : std::filesystem::temp_directory_path();
}

Descriptor locked(const Path& folder)
{
    Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    struct stat found = {};
    if (file < 0 || ::fstat(file, &found) != 0 || found.st_uid != ::geteuid()
        || ::flock(file, LOCK_EX | LOCK_NB) != 0) {
        return Descriptor();
    }
    return file;
}

// Removes folders of servers that no longer run.
void sweep(const Path& base, const std::string& start)
{
    std::error_code failed;
    for (const auto& each : std::filesystem::directory_iterator(base, failed)) {
        if (each.path().filename().string().rfind(start, 0) == 0) {
            if (const Descriptor lock = locked(each.path()); lock >= 0) {
                std::filesystem::remove_all(each.path(), failed);
            }
        }
    }
}

} // namespace

void makePrivate(const Path& folder)
{
    if (::mkdir(folder.c_str(), 0700) != 0) {
        throw internalError("%1: cannot be made: %2", folder.string(), std::strerror(errno));
    }
}

PrivateFolder::PrivateFolder()
{
    const Path base = baseFolder();
    const std::string start = join("hydrascope-", ::geteuid(), "-");
    sweep(base, start);
    for (int attempt = 0; attempt < 16 && m_lock < 0; ++attempt) { // another server may sweep it just now
        std::string name = (base / (start + "XXXXXX")).string();
        if (::mkdtemp(name.data()) == nullptr) {
            break;
        }
        m_path = name;
        m_lock = locked(m_path);
        std::error_code failed;
        if (m_lock >= 0 && !std::filesystem::is_directory(m_path, failed)) {
            m_lock = Descriptor();
        }
    }
    if (m_lock < 0) {
        throw internalError("%1: no private folder can be made there: %2", base.string(),
                            std::strerror(errno));
    }
}

PrivateFolder::~PrivateFolder()
{
    std::error_code failed;
    std::filesystem::remove_all(m_path, failed);
}

} // namespace hydra
