// SPDX-License-Identifier: GPL-3.0-or-later
// A memory-mapped file. If the system can no longer load a page (the file was shortened, or its medium
// fails), an access raises SIGBUS, which would end the program. Here the whole mapping becomes zeros instead,
// and the file counts as changed: callers check that before they return a result.
#pragma once

#include "core/base/kept_file.h"

#include <memory>
#include <vector>

namespace hydra {

class MappedFile
{
public:
    // Copy-on-write: changes to the bytes never reach the disk. FILE must not be empty. Null if it cannot be
    // mapped.
    [[nodiscard]] static std::shared_ptr<const MappedFile> of(std::shared_ptr<const KeptFile> file);
    // Returns the mapping that contains ADDRESS; null if there is none.
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

// The mapped files that a result depends on. Files unmapped since are ignored.
class MappedFiles
{
public:
    void add(const void* address); // ignored if it lies in no mapping
    void requireUnchanged() const;

private:
    std::vector<std::weak_ptr<const MappedFile>> m_files;
};

} // namespace hydra
