// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/regular_file.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/presence.h"
#include "core/base/reading_fence.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace hydra {

namespace {

// FAILED is the result of stat() or fstat().
void requireRegular(int failed, const struct stat& facts, const Path& path)
{
    if (failed != 0) {
        throw unreadable(path, errno);
    }
    if (!S_ISREG(facts.st_mode)) {
        throw inputError(S_ISDIR(facts.st_mode) ? phrase("%1: expected a file, found a folder")
                                                : phrase("%1: expected a file, found a device or a pipe"),
                         path.string());
    }
}

} // namespace

RegularFile::RegularFile(Path path)
    : m_path(std::move(path))
{
    struct stat facts = {};
    // Opening some devices has side effects, so the name is checked first, then the open file.
    requireRegular(::stat(m_path.c_str(), &facts), facts, m_path);
    m_file = Descriptor(::open(m_path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    requireRegular(m_file < 0 ? -1 : ::fstat(m_file, &facts), facts, m_path);
    ReadingFence::require(m_file, m_path);
}

FileStamp RegularFile::stamp() const
{
    constexpr std::int64_t second = 1'000'000'000;
    struct stat facts = {};
    requireRegular(::fstat(m_file, &facts), facts, m_path);
    return {static_cast<std::uint64_t>(facts.st_size), facts.st_mtim.tv_sec * second + facts.st_mtim.tv_nsec};
}

void RegularFile::read(void* into, std::size_t size, std::uint64_t offset) const
{
    auto* const bytes = static_cast<std::uint8_t*>(into);
    for (std::size_t done = 0; done < size;) {
        const ssize_t got = ::pread(m_file, bytes + done, size - done, static_cast<off_t>(offset + done));
        if (got == 0) {
            throw inputError("%1: reading stopped after %2 of %3 bytes", m_path.string(), done, size);
        }
        if (got < 0 && errno != EINTR) {
            throw unreadable(m_path, errno);
        }
        done += static_cast<std::size_t>(std::max<ssize_t>(got, 0));
    }
}

void requireFilled(const Path& path)
{
    requireFilled(RegularFile(path));
}

void requireFilled(const RegularFile& regular)
{
    constexpr off_t large = off_t(256) << 20;
    constexpr int mostParts = 10'000; // a file with more parts passes
    const int file = regular.descriptor();
    const off_t size = ::lseek(file, 0, SEEK_END);
    off_t filled = 0, at = 0;
    int parts = 0;
    for (; size > large && at < size && parts < mostParts; ++parts) {
        const off_t data = ::lseek(file, at, SEEK_DATA); // below 0 if there is none after AT
        at = data < 0 ? size : ::lseek(file, data, SEEK_HOLE);
        filled += data < 0 ? 0 : at - data;
        if (at < data) { // a file system without SEEK_HOLE
            filled = size;
            break;
        }
    }
    if (size > large && parts < mostParts && filled < size / 2) {
        throw inputError(
            "%1: only %3 of its %2 bytes are present, the rest is a hole; did its download finish?",
            regular.path().string(), size, filled);
    }
}

Bytes readFile(const Path& path, std::uint64_t maxBytes)
{
    const RegularFile file(path);
    const std::uint64_t size = file.stamp().size;
    if (size > maxBytes) {
        throw inputError("%1: %2 bytes; at most %3 are allowed", path.string(), size, maxBytes);
    }
    Bytes bytes(static_cast<std::size_t>(size));
    file.read(bytes.data(), bytes.size(), 0);
    return bytes;
}

} // namespace hydra
