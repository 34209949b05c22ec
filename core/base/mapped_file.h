// SPDX-License-Identifier: GPL-3.0-or-later
// A file's bytes as memory. Where the system cannot give a page of them any more (the file was shortened, its
// medium fails), whoever looks gets SIGBUS, which would end the program. Here the whole of the mapping
// becomes zeros instead, and its file counts as changed: whoever has computed something from it checks
// that before returning it.
#pragma once

#include "core/base/kept_file.h"

#include <memory>
#include <vector>

namespace hydra {

class MappedFile
{
public:
    // Copy-on-write: nothing done to the bytes reaches the disk. Null where FILE, which is not empty, cannot
    // be mapped.
    [[nodiscard]] static std::shared_ptr<const MappedFile> of(std::shared_ptr<const KeptFile> file);
    // The one that ADDRESS lies in; null where there is none.
    [[nodiscard]] static std::shared_ptr<const MappedFile> at(const void* address);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] const std::uint8_t* data() const noexcept { return m_data; }
    [[nodiscard]] const KeptFile& file() const noexcept { return *m_file; }
    // Throws as KeptFile::requireUnchanged().
    void requireUnchanged() const;

private:
    struct Place;
    struct Places;
    MappedFile(std::shared_ptr<const KeptFile> file, std::uint8_t* data, Place& place);

    std::shared_ptr<const KeptFile> m_file;
    std::uint8_t* m_data;
    Place& m_place;
};

// Those that something was made of, as long as they are mapped: what was copied is safe.
class MappedFiles
{
public:
    void add(const void* address); // into which something may be mapped
    void requireUnchanged() const;

private:
    std::vector<std::weak_ptr<const MappedFile>> m_files;
};

} // namespace hydra
