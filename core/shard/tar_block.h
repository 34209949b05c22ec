// SPDX-License-Identifier: GPL-3.0-or-later
// The tars that stores are: plain files alone, dated 1970, owned by nobody, so that equal results are equal
// bytes. Names beyond 100 bytes are in a pax header before the file's own (POSIX.1-2001).
#pragma once

#include "core/base/file.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hydra::shard {

constexpr std::uint64_t tarBlock = 512;

struct TarEntry
{
    std::string name;
    std::uint64_t dataOffset = 0, size = 0;
    std::uint64_t next = 0; // where the following header begins
};

// All of it: headers, CONTENT, zeros up to the next block.
[[nodiscard]] std::string tarEntry(const std::string& name, std::string_view content);
[[nodiscard]] std::string tarEnd(); // what ends a tar

// KEY as a path inside an archive that no unpacking program takes out of its folder; another name, of its
// hash, where it would be, and where KEY.json is what a store calls a file of its own.
[[nodiscard]] std::string memberName(const std::string& key);

// What a tar of a store calls its first and its last file.
constexpr const char* headerMember = "store.json";
constexpr const char* completeMember = "complete.json";

// A window on a file that is read from front to back.
class FileWindow
{
public:
    // FILE is borrowed, PATH its name in errors; at least BYTES are read at once. Throws Error{Input}.
    FileWindow(int file, Path path, std::uint64_t bytes = std::uint64_t(1) << 20);
    [[nodiscard]] std::uint64_t size() const noexcept { return m_size; }
    // SIZE bytes from OFFSET; fewer at the end of the file. Good until the next call. Throws Error{Input},
    // also where the file ends before the size that it had: what is missing is no end.
    [[nodiscard]] std::string_view view(std::uint64_t offset, std::uint64_t size);

private:
    int m_file;
    Path m_path;
    std::uint64_t m_least, m_size = 0, m_offset = 0;
    std::string m_bytes;
};

// The file whose header is at OFFSET; none where there is no whole one of ours.
[[nodiscard]] std::optional<TarEntry> tarEntryAt(FileWindow& file, std::uint64_t offset);

} // namespace hydra::shard
