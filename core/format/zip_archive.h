// SPDX-License-Identifier: GPL-3.0-or-later
// A zip archive as checked numbers: stored entries are read in place, deflated ones through zlib. Every entry
// lies inside the file, before the directory, and overlaps no other; sizes bound what is inflated. (PKWARE's
// APPNOTE 6.3: central directory, zip64; no encryption, no spanning.)
#pragma once

#include "core/base/byte_block.h"

#include <map>
#include <string>

namespace hydra {

struct ZipEntry
{
    std::uint64_t data = 0; // offset of its bytes in the file
    std::uint64_t stored = 0; // bytes in the file
    std::uint64_t size = 0; // bytes when inflated
    std::uint32_t checksum = 0; // CRC-32 of the inflated bytes
    bool deflated = false;
};

class ZipArchive
{
public:
    // Throws Error{Input} that begins with NAME for a damaged archive, and for signs of an attack:
    // overlapping entries, duplicate names, names that leave the folder, sizes of a zip bomb.
    ZipArchive(ByteBlock file, std::string name);

    [[nodiscard]] const std::map<std::string, ZipEntry>& entries() const noexcept { return m_entries; }
    [[nodiscard]] std::uint64_t bytes() const noexcept { return m_bytes; } // of all entries, inflated
    [[nodiscard]] const ZipEntry* find(const std::string& entry) const;
    // The entry's bytes, as a view if they are stored. Throws Error{Input} when the entry is missing, its
    // checksum differs, or its inflated size differs from the directory's.
    [[nodiscard]] ByteBlock read(const std::string& entry) const;

private:
    ByteBlock m_file;
    std::string m_name;
    std::map<std::string, ZipEntry> m_entries;
    std::uint64_t m_bytes = 0;
};

} // namespace hydra
