// SPDX-License-Identifier: GPL-3.0-or-later
// The central directory of a zip archive, and the local header before each entry, read and compared.
#pragma once

#include "core/format/zip_archive.h"

namespace hydra {

// Throws Error{Input} that begins with NAME; see ZipArchive.
[[nodiscard]] std::map<std::string, ZipEntry> readZipDirectory(const std::uint8_t* data, std::size_t size,
                                                               const std::string& name);

} // namespace hydra
