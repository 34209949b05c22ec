// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a zip archive from its first byte to its last. Entries are stored, dated 1980-01-01, without time
// stamps or compression, so equal entries give equal bytes. (PKWARE's APPNOTE 6.3, without zip64.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace hydra {

class ZipWriter
{
public:
    static constexpr std::uint64_t mostBytes = 0xffff'fffe;
    static constexpr std::size_t mostEntries = 0xfffe;

    // The local header to write for the entry NAME with content BYTES; the caller writes BYTES after it.
    // Throws Error{Usage} beyond 4 GiB or 65,534 entries.
    [[nodiscard]] std::string entry(const std::string& name, const std::string& bytes);
    [[nodiscard]] std::string end() const; // the directory and the end record

private:
    std::uint64_t m_size = 0;
    std::size_t m_entries = 0;
    std::string m_directory;
};

} // namespace hydra
