// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes as a file in memory, with its own name, for readers that take a path.
#pragma once

#include "core/base/file.h"

#include <cstdlib>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace hydra::test {

class ScratchFile
{
public:
    ScratchFile(const std::uint8_t* data, std::size_t size)
        : m_number(::memfd_create("input", MFD_CLOEXEC))
    {
        if (m_number < 0 || (size > 0 && ::write(m_number, data, size) != ssize_t(size))) {
            std::abort();
        }
    }
    ~ScratchFile() { ::close(m_number); }
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    [[nodiscard]] Path path() const { return "/proc/self/fd/" + std::to_string(m_number); }

private:
    int m_number;
};

// A folder of its own for the whole run, in $TMPDIR.
inline const Path& scratchFolder()
{
    static const Path folder = [] {
        std::string name = (std::filesystem::temp_directory_path() / "hydra-fuzz-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) {
            std::abort();
        }
        std::atexit([] {
            std::error_code failed;
            std::filesystem::remove_all(scratchFolder(), failed);
        });
        return Path(name);
    }();
    return folder;
}

} // namespace hydra::test
