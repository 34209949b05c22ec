// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/file.h"

#include "core/base/error.h"
#include "core/base/regular_file.h"

namespace hydra {

Bytes readFile(const Path& path, std::uint64_t maxBytes)
{
    const RegularFile file(path);
    const std::uint64_t size = file.stamp().size;
    if (size > maxBytes) {
        throw inputError(path.string(), ": ", size, " bytes, more than the ", maxBytes, " allowed here");
    }
    Bytes bytes(static_cast<std::size_t>(size));
    file.read(bytes.data(), bytes.size(), 0);
    return bytes;
}

} // namespace hydra
