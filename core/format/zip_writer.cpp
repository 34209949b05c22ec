// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/zip_writer.h"

#include "core/base/error.h"

#include <algorithm>
#include <zlib.h>

namespace hydra {

namespace {

void putLittle(std::string& out, std::uint64_t value, int bytes)
{
    for (int i = 0; i < bytes; ++i) {
        out += static_cast<char>((value >> (8 * i)) & 0xff);
    }
}

std::uint32_t checksumOf(const std::string& bytes)
{
    uLong sum = ::crc32(0, nullptr, 0);
    constexpr std::size_t step = std::size_t(1) << 30; // zlib counts in 32 bits
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        sum = ::crc32(sum, reinterpret_cast<const Bytef*>(bytes.data() + at),
                      static_cast<uInt>(std::min(step, bytes.size() - at)));
    }
    return static_cast<std::uint32_t>(sum);
}

// The fields that the local header and the directory's entry share (APPNOTE 6.3, 4.3.7 and 4.3.12).
std::string sharedFields(const std::string& name, const std::string& bytes)
{
    constexpr int version = 20, flags = 0, stored = 0, midnight = 0;
    constexpr int firstDay = (1 << 5) | 1; // 1980-01-01
    std::string out;
    for (const int field : {version, flags, stored, midnight, firstDay}) {
        putLittle(out, static_cast<std::uint64_t>(field), 2);
    }
    putLittle(out, checksumOf(bytes), 4);
    putLittle(out, bytes.size(), 4);
    putLittle(out, bytes.size(), 4);
    putLittle(out, name.size(), 2);
    putLittle(out, 0, 2); // no extra field
    return out;
}

} // namespace

std::string ZipWriter::entry(const std::string& name, const std::string& bytes)
{
    constexpr std::uint64_t headers = 128; // bound for local header, directory entry and end record
    if (m_size + m_directory.size() + bytes.size() + 2 * name.size() + headers > mostBytes
        || m_entries >= mostEntries) {
        throw usageError("a zip archive here holds at most %1 files and %2 bytes; %3 exceeds that",
                         mostEntries, mostBytes, name);
    }
    const std::string fields = sharedFields(name, bytes);
    m_directory += "PK\x01\x02";
    putLittle(m_directory, 20, 2); // made by: version 2.0
    m_directory += fields;
    putLittle(m_directory, 0, 2); // no comment
    putLittle(m_directory, 0, 4); // first disk, no text
    putLittle(m_directory, 0, 4); // no attributes
    putLittle(m_directory, m_size, 4);
    m_directory += name;
    ++m_entries;
    std::string local = "PK\x03\x04" + fields + name;
    m_size += local.size() + bytes.size();
    return local;
}

std::string ZipWriter::end() const
{
    std::string out = m_directory + "PK\x05\x06";
    putLittle(out, 0, 4); // one disk
    putLittle(out, m_entries, 2);
    putLittle(out, m_entries, 2);
    putLittle(out, m_directory.size(), 4);
    putLittle(out, m_size, 4);
    putLittle(out, 0, 2); // no comment
    return out;
}

} // namespace hydra
