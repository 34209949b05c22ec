// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/byte_block.h"

#include "core/base/mapped_file.h"

#include <algorithm>
#include <sys/mman.h>
#include <unistd.h>

namespace hydra {

namespace {

std::shared_ptr<const MappedFile> fileOf(const ByteBlock& block)
{
    return block.mapped ? MappedFile::at(block.data) : nullptr;
}

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
    const auto file = std::make_shared<const KeptFile>(path, maxBytes);
    const auto size = static_cast<std::size_t>(file->size());
    if (size == 0) { // mmap() refuses empty files
        return {};
    }
    if (const auto mapped = MappedFile::of(file)) {
        return {mapped->data(), size, mapped, true};
    }
    Bytes bytes(size);
    file->read(bytes.data(), size, 0);
    return blockOf(std::move(bytes));
}

void requireUnchanged(const ByteBlock& block)
{
    if (const auto file = fileOf(block)) {
        file->requireUnchanged();
    }
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
    requireUnchanged(block);
    std::string text = hash.text();
    if (const auto mapped = fileOf(block); mapped && mapped->file().size() == block.size) {
        mapped->file().rememberHash(text);
    }
    return text;
}

} // namespace hydra
