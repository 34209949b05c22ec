// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/folder_lock.h"

#include "core/base/error.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>

namespace hydra {

FolderLock::FolderLock(const Path& folder, const char* what)
    : m_file(::open((folder / ".hydrascope.lock").c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666))
{
    if (m_file < 0) {
        throw inputError("%1: cannot be written into: %2", folder.string(), std::strerror(errno));
    }
    if (::flock(m_file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        throw inputError("%1: another %2 is writing into this folder; wait for it, or name another folder",
                         folder.string(), what);
    }
}

FolderTurn::FolderTurn(const Path& folder)
    : m_file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
{
    while (m_file >= 0 && ::flock(m_file, LOCK_EX) != 0 && errno == EINTR) { }
}

} // namespace hydra
