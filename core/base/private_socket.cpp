// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/private_socket.h"

#include "core/base/error.h"
#include "core/base/new_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

namespace hydra {

namespace {

[[noreturn]] void fail(const Path& path, const char* what)
{
    throw inputError("%1: %2: %3", path.string(), what, std::strerror(errno));
}

sockaddr_un addressOf(const Path& path)
{
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    const std::string& text = path.native();
    if (text.size() >= sizeof(address.sun_path)) {
        throw inputError("%1: the path of a socket has at most %2 bytes, this has %3", path.string(),
                         sizeof(address.sun_path) - 1, text.size());
    }
    std::copy(text.begin(), text.end(), static_cast<char*>(address.sun_path));
    return address;
}

Descriptor newSocket(const Path& path)
{
    Descriptor made(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (made < 0) {
        fail(path, phrase("no socket can be made"));
    }
    return made;
}

// Requires a folder that only the user may enter. Locks it, so that two servers do not replace each other's
// socket.
Descriptor requirePrivate(const Path& folder)
{
    Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    struct stat found = {};
    if (file < 0 || ::fstat(file, &found) != 0) {
        fail(folder, phrase("cannot hold a socket"));
    }
    if (found.st_uid != ::geteuid() || (found.st_mode & 077U) != 0) {
        throw inputError(
            "%1: other users can enter this folder; expected one that only you can enter (chmod 700)",
            folder.string());
    }
    (void)::flock(file, LOCK_EX);
    return file;
}

} // namespace

PrivateSocket::PrivateSocket(const Path& path)
    : m_path(std::filesystem::absolute(path))
    , m_listener(newSocket(path))
{
    const Descriptor folder = requirePrivate(folderOf(m_path));
    const sockaddr_un address = addressOf(m_path);
    const auto* const plain =
        reinterpret_cast<const sockaddr*>(&address); // NOLINT: the sockets API requires it
    struct stat found = {};
    if (::lstat(m_path.c_str(), &found) == 0) {
        if (!S_ISSOCK(found.st_mode)) {
            throw inputError("%1: exists and is not a socket", m_path.string());
        }
        const Descriptor other = newSocket(path);
        if (::connect(other, plain, sizeof(address)) == 0 || errno != ECONNREFUSED) {
            throw inputError("%1: another program is listening there", m_path.string());
        }
        (void)::unlink(m_path.c_str()); // left by a server that has ended
    }
    if (::bind(m_listener, plain, sizeof(address)) != 0 || ::chmod(m_path.c_str(), 0600) != 0
        || ::listen(m_listener, mostWaiting) != 0 || ::lstat(m_path.c_str(), &found) != 0) {
        fail(m_path, phrase("no socket can be made there"));
    }
    m_inode = found.st_ino;
}

PrivateSocket::~PrivateSocket()
{
    struct stat found = {};
    if (::lstat(m_path.c_str(), &found) == 0 && found.st_ino == m_inode) {
        (void)::unlink(m_path.c_str());
    }
}

Descriptor PrivateSocket::accept() const
{
    while (true) {
        Descriptor file(::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
        ucred peer = {};
        socklen_t size = sizeof(peer);
        if (file < 0
            || (::getsockopt(file, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid())) {
            return file;
        }
    }
}

} // namespace hydra
