// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/new_file.h"

#include "core/base/error.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <random>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace hydra {

namespace {

constexpr int mostLinks = 40; // the kernel's limit
constexpr int mostTries = 100;
constexpr mode_t permissions = 0777;
constexpr const char* part = ".part"; // suffix of temporary names

// "/proc/self/fd/1", "/dev/stdout": names of open files, which cannot be replaced.
bool namesAnOpenFile(const Path& path)
{
    const std::string text = path.string();
    return text.rfind("/proc/", 0) == 0 || text.rfind("/dev/fd/", 0) == 0 || text.rfind("/dev/std", 0) == 0;
}

std::string nameOfOpen(int file)
{
    return "/proc/self/fd/" + std::to_string(file);
}

// Checks the length of TARGET's name now, as renaming would fail only after the whole computation.
void requireShortName(const Path& path, const Path& target)
{
    const long longest = ::pathconf(folderOf(target).c_str(), _PC_NAME_MAX);
    if (longest > 0 && target.filename().native().size() > static_cast<std::size_t>(longest)) {
        throw internalError("%1: cannot be written: %2", path.string(), std::strerror(ENAMETOOLONG));
    }
}

} // namespace

Path folderOf(const Path& file)
{
    return file.has_parent_path() ? file.parent_path() : Path(".");
}

Path linkTarget(const Path& path)
{
    Path at = path;
    std::error_code failed;
    for (int i = 0; i < mostLinks; ++i) {
        if (namesAnOpenFile(at) || !std::filesystem::is_symlink(at, failed)) {
            requireShortName(path, at);
            return at;
        }
        const Path next = std::filesystem::read_symlink(at, failed);
        at = next.is_absolute() ? next : at.parent_path() / next;
    }
    throw internalError("%1: cannot be written: %2", path.string(), std::strerror(ELOOP));
}

// The random name prevents symlink attacks.
Path unguessableBeside(const Path& target, const std::string& suffix)
{
    static const char* const digits = "0123456789abcdef";
    std::random_device random; // the kernel's generator
    std::string name = ".hydrascope-";
    for (int i = 0; i < 16; ++i) {
        name += digits[random() & 15U];
    }
    return folderOf(target) / (name + suffix);
}

int writeAll(int file, const void* data, std::size_t size, std::int64_t offset)
{
    constexpr std::size_t atOnce = std::size_t(1) << 30; // write() takes less than 2 GiB
    const char* const bytes = static_cast<const char*>(data);
    for (std::size_t done = 0; done < size;) {
        const std::size_t left = std::min(size - done, atOnce);
        const ssize_t written = offset < 0
            ? ::write(file, bytes + done, left)
            : ::pwrite(file, bytes + done, left, static_cast<off_t>(offset + std::int64_t(done)));
        if (written == 0) { // a retry would not help
            return EIO;
        }
        if (written < 0 && errno != EINTR) {
            return errno;
        }
        done += static_cast<std::size_t>(std::max<ssize_t>(written, 0));
    }
    return 0;
}

int syncAll(int file)
{
    int failed = 0;
    do {
        failed = ::fsync(file) == 0 ? 0 : errno;
    } while (failed == EINTR);
    const bool unknown = failed == EINVAL || failed == EROFS || failed == ENOSYS || failed == EOPNOTSUPP;
    return unknown ? 0 : failed;
}

void syncFolder(const Path& folder)
{
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file >= 0) {
        (void)::fsync(file);
        ::close(file);
    }
}

NewFile::NewFile(const Path& path, const std::string& suffix, Links links)
    : m_path(path)
    , m_target(links == Links::Followed ? linkTarget(path) : path)
{
    struct stat there = {};
    const auto look = links == Links::Followed ? ::stat : ::lstat;
    const bool exists = look(m_target.c_str(), &there) == 0;
    if (exists && links == Links::Refused && !S_ISREG(there.st_mode)) {
        throw internalError(S_ISLNK(there.st_mode) ? phrase(
                                "%1: cannot be written: expected a file or a free name, found a link")
                                                   : phrase("%1: cannot be written: expected a file or a "
                                                            "free name, found a folder, a device or a pipe"),
                            path.string());
    }
    if (exists && S_ISDIR(there.st_mode)) {
        fail(phrase("cannot be written"), EISDIR);
    }
    m_replaces = !namesAnOpenFile(m_target) && (!exists || S_ISREG(there.st_mode));
    if (!m_replaces && !suffix.empty()) {
        throw internalError("%1: expected the name of a file, found a device or a pipe", path.string());
    }
    if (!m_replaces) {
        openAsItIs();
        return;
    }
    openBeside(suffix);
    if (exists) {
        (void)::fchmod(m_file, there.st_mode & permissions);
    }
}

NewFile::~NewFile()
{
    if (m_file >= 0) {
        ::close(m_file);
    }
    if (!m_done && !m_side.empty()) {
        ::unlink(m_side.c_str());
    }
}

void NewFile::openAsItIs()
{
    // Non-blocking, as a pipe may never get a reader.
    m_file = ::open(m_target.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_APPEND | O_CLOEXEC);
    if (m_file < 0 && errno == ENXIO) {
        throw internalError("%1: cannot be written: no process reads from this pipe", m_path.string());
    }
    if (m_file < 0) {
        fail(phrase("cannot be written"), errno);
    }
    (void)::fcntl(m_file, F_SETFL, ::fcntl(m_file, F_GETFL) & ~O_NONBLOCK);
}

void NewFile::openBeside(const std::string& suffix)
{
#ifdef O_TMPFILE
    if (suffix.empty()) {
        m_file = ::open(folderOf(m_target).c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
    }
    if (m_file >= 0 && ::access(nameOfOpen(m_file).c_str(), F_OK) == 0) {
        return; // giveName() names it when complete
    }
    if (m_file >= 0) {
        ::close(std::exchange(m_file, -1));
    }
#endif
    for (int i = 0; i < mostTries && m_file < 0; ++i) {
        m_side = unguessableBeside(m_target, suffix.empty() ? part : suffix);
        m_file = ::open(m_side.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
        if (m_file < 0 && errno != EEXIST) {
            break;
        }
    }
    if (m_file < 0) {
        const int reason = errno;
        m_side.clear();
        fail(phrase("cannot be written"), reason);
    }
}

void NewFile::write(const void* data, std::size_t size)
{
    if (const int reason = writeAll(m_file, data, size); reason != 0) {
        fail(phrase("cannot be written"), reason);
    }
}

// linkat() does not replace files, so the file first gets a temporary name; commit() renames it.
void NewFile::giveName()
{
    const std::string open = nameOfOpen(m_file);
    for (int i = 0; i < mostTries; ++i) {
        const Path side = unguessableBeside(m_target, part);
        if (::linkat(AT_FDCWD, open.c_str(), AT_FDCWD, side.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            m_side = side;
            return;
        }
        if (errno != EEXIST) {
            break;
        }
    }
    fail(phrase("cannot be written"), errno);
}

void NewFile::finish()
{
    if (m_file < 0) {
        return;
    }
    if (const int reason = m_replaces ? syncAll(m_file) : 0; reason != 0) {
        fail(phrase("cannot be written"), reason);
    }
    if (m_replaces && m_side.empty()) {
        giveName();
    }
    if (::close(std::exchange(m_file, -1)) != 0) {
        fail(phrase("cannot be written"), errno);
    }
}

void NewFile::commit()
{
    finish();
    if (m_replaces && ::rename(m_side.c_str(), m_target.c_str()) != 0) {
        fail(phrase("cannot be replaced"), errno);
    }
    m_done = true;
    if (m_replaces) {
        syncFolder(folderOf(m_target));
    }
}

void NewFile::fail(const char* what, int reason)
{
    throw internalError("%1: %2: %3", m_path.string(), what, std::strerror(reason));
}

void writeFileAtomically(const Path& path, const void* data, std::size_t size)
{
    NewFile file(path);
    file.write(data, size);
    file.commit();
}

void writeFileAtomically(const Path& path, const std::string& text)
{
    writeFileAtomically(path, text.data(), text.size());
}

void requireFolder(const Path& folder)
{
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (!failed && !std::filesystem::is_directory(folder, failed)) {
        failed = std::make_error_code(std::errc::not_a_directory);
    }
    if (failed) {
        throw inputError("%1: cannot be made: %2", folder.string(), failed.message());
    }
    if (::access(folder.c_str(), W_OK | X_OK) != 0) {
        throw inputError("%1: cannot be written into: %2", folder.string(), std::strerror(errno));
    }
}

void requireWritable(const Path& path)
{
    using Kind = std::filesystem::file_type;
    std::error_code failed;
    const Kind kind = std::filesystem::status(path, failed).type();
    if (kind == Kind::fifo) {
        return; // a trial would look like end of file to its reader
    }
    const bool asItIs = kind == Kind::character || namesAnOpenFile(path); // their folder is not checked
    if (path.has_parent_path() && !asItIs) {
        requireFolder(path.parent_path());
    }
    try {
        const NewFile trial(path);
    } catch (const Error& error) {
        throw Error(ErrorCode::Input, messageOf(error));
    }
}

} // namespace hydra
