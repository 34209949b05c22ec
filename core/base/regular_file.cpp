// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/regular_file.h"

#include "core/base/error.h"

#include <fcntl.h>
#include <unistd.h>

namespace hydra {

void requireRegularFile(const Path& path)
{
    std::error_code failed;
    const auto kind = std::filesystem::status(path, failed).type();
    if (failed) {
        throw inputError(path.string(), ": cannot be read: ", failed.message());
    }
    if (kind != std::filesystem::file_type::regular) {
        throw inputError(path.string(), ": expected a file, found ",
                         kind == std::filesystem::file_type::directory ? "a folder" : "a device or a pipe");
    }
}

void requireFilled(const Path& path)
{
    constexpr off_t large = off_t(256) << 20;
    constexpr int mostParts = 10'000; // looked at; a file of more is no hole
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    const off_t size = file < 0 ? 0 : ::lseek(file, 0, SEEK_END);
    off_t filled = 0, at = 0;
    int parts = 0;
    for (; size > large && at < size && parts < mostParts; ++parts) {
        const off_t data = ::lseek(file, at, SEEK_DATA); // none behind AT: below 0
        at = data < 0 ? size : ::lseek(file, data, SEEK_HOLE);
        filled += data < 0 ? 0 : at - data;
        if (at < data) { // a file system that does not know
            filled = size;
            break;
        }
    }
    if (file >= 0) {
        ::close(file);
    }
    if (size > large && parts < mostParts && filled < size / 2) {
        throw inputError(path.string(), ": of its ", size, " bytes only ", filled,
                         " are there, the rest is a hole; was its download finished?");
    }
}

} // namespace hydra
