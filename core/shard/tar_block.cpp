// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/tar_block.h"

#include "core/base/presence.h"
#include "core/base/update_file.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <utility>

namespace hydra::shard {

namespace {

constexpr std::size_t nameBytes = 100;
constexpr std::size_t longestName = 8192;
constexpr std::size_t checksumAt = 148, checksumBytes = 8, typeAt = 156, sizeAt = 124, sizeDigits = 11;
constexpr std::uint64_t largestFile = (std::uint64_t(1) << 33) - 1; // eleven octal digits
constexpr std::string_view paxKey = " path=";

std::uint64_t upToBlock(std::uint64_t size)
{
    return (size + tarBlock - 1) / tarBlock * tarBlock;
}

void putOctal(std::string& block, std::size_t at, std::size_t digits, std::uint64_t value)
{
    for (std::size_t i = digits; i-- > 0; value >>= 3U) {
        block[at + i] = static_cast<char>('0' + (value & 7U));
    }
}

// The sum of a header's bytes, counting the checksum field as blanks.
std::uint64_t headerSum(std::string_view block)
{
    std::uint64_t sum = checksumBytes * ' ';
    for (std::size_t i = 0; i < block.size(); ++i) {
        if (i < checksumAt || i >= checksumAt + checksumBytes) {
            sum += static_cast<unsigned char>(block[i]);
        }
    }
    return sum;
}

std::string headerBlock(const std::string& name, std::uint64_t size, char type)
{
    std::string block(tarBlock, '\0');
    block.replace(0, std::min(name.size(), nameBytes), name, 0, nameBytes);
    putOctal(block, 100, 7, 0644);
    putOctal(block, 108, 7, 0);
    putOctal(block, 116, 7, 0);
    putOctal(block, sizeAt, sizeDigits, size);
    putOctal(block, 136, 11, 0);
    block[typeAt] = type;
    block.replace(257, 8, std::string("ustar\00000", 8));
    putOctal(block, checksumAt, 6, headerSum(block));
    block[checksumAt + 6] = '\0';
    block[checksumAt + 7] = ' ';
    return block;
}

// "LENGTH path=NAME
// ", where LENGTH includes itself.
std::string paxRecord(const std::string& name)
{
    const std::string rest = std::string(paxKey) + name + "\n";
    std::size_t length = rest.size() + 1;
    while (std::to_string(length).size() + rest.size() != length) {
        length = std::to_string(length).size() + rest.size();
    }
    return std::to_string(length) + rest;
}

std::optional<std::uint64_t> octal(std::string_view digits)
{
    std::uint64_t value = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 8);
    const bool whole = failed == std::errc() && end == digits.data() + digits.size();
    return whole ? std::optional<std::uint64_t>(value) : std::nullopt;
}

struct Header
{
    char type = 0;
    std::string name;
    std::uint64_t size = 0;
};

std::optional<Header> headerAt(FileWindow& file, std::uint64_t offset)
{
    const std::string_view block = file.view(offset, tarBlock);
    if (block.size() < tarBlock || block.substr(257, 5) != "ustar") {
        return std::nullopt;
    }
    const auto sum = octal(block.substr(checksumAt, 6));
    const auto size = octal(block.substr(sizeAt, sizeDigits));
    if (!sum || *sum != headerSum(block) || !size || *size > file.size() - offset - tarBlock) {
        return std::nullopt;
    }
    const std::string_view name = block.substr(0, nameBytes);
    return Header{block[typeAt], std::string(name.substr(0, name.find('\0'))), *size};
}

} // namespace

std::string tarEntry(const std::string& name, std::string_view content)
{
    if (content.size() > largestFile || name.empty() || name.size() > longestName) {
        throw internalError("a file of %1 bytes named by %2 bytes does not fit into a tar", content.size(),
                            name.size());
    }
    std::string entry;
    if (name.size() > nameBytes) {
        const std::string pax = paxRecord(name);
        entry = headerBlock("pax", pax.size(), 'x') + pax;
        entry.resize(upToBlock(entry.size()), '\0');
    }
    entry += headerBlock(name, content.size(), '0');
    entry += content;
    entry.resize(upToBlock(entry.size()), '\0');
    return entry;
}

std::string tarEnd()
{
    return std::string(2 * tarBlock, '\0');
}

std::string memberName(const std::string& key)
{
    bool safe = key + ".json" != headerMember && key + ".json" != completeMember;
    safe = safe && !key.empty() && key.front() != '/' && key.back() != '/' && key.size() < 4000;
    for (const Path& part : Path(key)) {
        safe = safe && part != ".." && part != ".";
    }
    safe = safe && std::none_of(key.begin(), key.end(), [](char c) {
               return static_cast<unsigned char>(c) < ' ' || c == 0x7f || c == '\\';
           });
    return safe ? key : "key-" + sha256(key.data(), key.size()).substr(0, 32);
}

FileWindow::FileWindow(int file, Path path, std::uint64_t bytes)
    : m_file(file)
    , m_path(std::move(path))
    , m_least(bytes)
{
    const auto now = factsOf(file);
    if (!now) { // an error must not look like an empty file
        throw unreadable(m_path, errno);
    }
    m_size = now->size;
}

std::string_view FileWindow::view(std::uint64_t offset, std::uint64_t size)
{
    size = offset >= m_size ? 0 : std::min(size, m_size - offset);
    if (offset < m_offset || offset + size > m_offset + m_bytes.size()) {
        m_bytes.resize(std::min(std::max(size, m_least), m_size - std::min(offset, m_size)));
        m_offset = offset;
        for (std::size_t done = 0; done < m_bytes.size();) {
            const std::int64_t got =
                readAt(m_file, m_bytes.data() + done, m_bytes.size() - done, offset + done);
            if (got < 0) {
                throw unreadable(m_path, errno);
            }
            if (got == 0) {
                throw inputError("%1: reading stopped after %2 of %3 bytes", m_path.string(), offset + done,
                                 m_size);
            }
            done += static_cast<std::size_t>(got);
        }
    }
    return std::string_view(m_bytes).substr(std::min(offset - m_offset, std::uint64_t(m_bytes.size())), size);
}

std::optional<TarEntry> tarEntryAt(FileWindow& file, std::uint64_t offset)
{
    auto header = headerAt(file, offset);
    std::string name;
    if (header && header->type == 'x') {
        const std::uint64_t size = header->size;
        if (size > 2 * longestName) {
            return std::nullopt;
        }
        const std::string pax(file.view(offset + tarBlock, size));
        const std::size_t at = pax.find(paxKey);
        if (pax.size() < size || at == std::string::npos || pax.back() != '\n'
            || pax.substr(0, at) != std::to_string(size)) {
            return std::nullopt;
        }
        name = pax.substr(at + paxKey.size(), pax.size() - at - paxKey.size() - 1);
        offset += tarBlock + upToBlock(size);
        header = headerAt(file, offset);
    }
    if (!header || header->type != '0') {
        return std::nullopt;
    }
    const std::uint64_t data = offset + tarBlock;
    const std::uint64_t next = data + upToBlock(header->size);
    if (next > file.size()) {
        return std::nullopt;
    }
    return TarEntry{name.empty() ? header->name : name, data, header->size, next};
}

} // namespace hydra::shard
