// SPDX-License-Identifier: GPL-3.0-or-later
// The tars used as stores: plain files only, dated 1970, owner and group 0, so that equal results give equal
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
    std::uint64_t next = 0; // offset of the following header
};

// The whole entry: headers, CONTENT, zeros up to the next block.
[[nodiscard]] std::string tarEntry(const std::string& name, std::string_view content);
[[nodiscard]] std::string tarEnd(); // the end-of-archive blocks

// KEY as a path inside an archive that stays in its folder when unpacked. A key that would leave it, or whose
// KEY.json is a name that the store reserves, is replaced by a name made from its hash.
[[nodiscard]] std::string memberName(const std::string& key);

// The names of the first and the last file in a store's tar.
constexpr const char* headerMember = "store.json";
constexpr const char* completeMember = "complete.json";

// A buffered view of a file that is read from front to back.
class FileWindow
{
public:
    // FILE is borrowed, PATH its name in errors; reads at least BYTES at once. Throws Error{Input}.
    FileWindow(int file, Path path, std::uint64_t bytes = std::uint64_t(1) << 20);
    [[nodiscard]] std::uint64_t size() const noexcept { return m_size; }
    // SIZE bytes from OFFSET; fewer at the end of the file. Valid until the next call. Throws Error{Input},
    // also if the file ends before its former size, since that is an error and not the end.
    [[nodiscard]] std::string_view view(std::uint64_t offset, std::uint64_t size);

private:
    int m_file;
    Path m_path;
    std::uint64_t m_least, m_size = 0, m_offset = 0;
    std::string m_bytes;
};

// The file whose header is at OFFSET; nullopt if there is no whole file written by a store.
[[nodiscard]] std::optional<TarEntry> tarEntryAt(FileWindow& file, std::uint64_t offset);

} // namespace hydra::shard
