// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/byte_block.h"

#include "core/base/error.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hydra {

namespace {

struct Descriptor
{
    explicit Descriptor(int opened)
        : number(opened)
    { }
    ~Descriptor()
    {
        if (number >= 0) {
            ::close(number);
        }
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number;
};

} // namespace

ByteBlock blockOf(Bytes bytes)
{
    const auto kept = std::make_shared<const Bytes>(std::move(bytes));
    return {kept->data(), kept->size(), kept, false};
}

ByteBlock copyOfBytes(const void* data, std::size_t size)
{
    const auto* first = static_cast<const std::uint8_t*>(data);
    return blockOf(size == 0 ? Bytes() : Bytes(first, first + size));
}

ByteBlock mapFile(const Path& path, std::uint64_t maxBytes)
{
    // Non-blocking, because opening a named pipe would wait for a writer that never comes.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.number < 0) {
        throw inputError(path.string(), ": cannot be read: ", std::strerror(errno));
    }
    struct stat facts = {};
    if (::fstat(file.number, &facts) != 0) {
        throw inputError(path.string(), ": cannot be read: ", std::strerror(errno));
    }
    if (!S_ISREG(facts.st_mode)) {
        throw inputError(path.string(), ": expected a file, found ",
                         S_ISDIR(facts.st_mode) ? "a folder" : "a device or a pipe");
    }
    const auto size = static_cast<std::uint64_t>(facts.st_size);
    if (size > maxBytes) {
        throw inputError(path.string(), ": ", size, " bytes, more than the ", maxBytes, " allowed here");
    }
    if (size == 0) { // nothing to map
        return {};
    }
    // Writable but private: whoever computes in place changes his own copy of the page, not the file.
    void* const mapped =
        ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_NORESERVE, file.number, 0);
    if (mapped == MAP_FAILED) {
        return blockOf(readFile(path, maxBytes));
    }
    const std::shared_ptr<const void> keep(mapped, [size](void* at) { ::munmap(at, size); });
    return {static_cast<const std::uint8_t*>(mapped), static_cast<std::size_t>(size), keep, true};
}

void letGo(const ByteBlock& block)
{
    static const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    if (!block.mapped) {
        return;
    }
    const auto begin = reinterpret_cast<std::uintptr_t>(block.data);
    const std::uintptr_t first = (begin + page - 1) / page * page;
    const std::uintptr_t end = (begin + block.size) / page * page;
    if (first < end) {
        ::madvise(reinterpret_cast<void*>(first), end - first, MADV_DONTNEED);
    }
}

std::string hashOf(const ByteBlock& block, const CancelToken& cancel)
{
    constexpr std::size_t step = std::size_t(16) << 20;
    Sha256 hash;
    for (std::size_t at = 0; at < block.size; at += step) {
        cancel.check();
        const ByteBlock piece = block.part(at, std::min(step, block.size - at));
        hash.add(piece.data, piece.size);
        letGo(piece);
    }
    return hash.text();
}

} // namespace hydra
