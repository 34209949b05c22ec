// SPDX-License-Identifier: GPL-3.0-or-later
// Files that hold a model in another way, or none: told by their first bytes, and refused as what they are,
// with the way out.
#pragma once

#include "core/base/file.h"
#include "core/format/zip_archive.h"

#include <cstdint>
#include <string>

namespace hydra {

// Each throws Error{Input} that begins with NAME for what it knows.
void refuseForeignFormat(const std::uint8_t* data, std::size_t size, const std::string& name);
void refuseForeignZip(const ZipArchive& archive, const std::string& name);
void refuseForeignFolder(const Path& folder); // one that is a model as a whole

// Whether files of other formats are named so: what a folder without weights is refused by.
[[nodiscard]] bool isForeignName(const Path& file);

} // namespace hydra
