// SPDX-License-Identifier: GPL-3.0-or-later
// Files in other model formats, or in formats that hold no model: recognised by their first bytes and refused
// with a message that names the format and a way out.
#pragma once

#include "core/base/file.h"
#include "core/format/zip_archive.h"

#include <cstdint>
#include <string>

namespace hydra {

// Each throws Error{Input} that begins with NAME for a format it recognises.
void refuseForeignFormat(const std::uint8_t* data, std::size_t size, const std::string& name);
void refuseForeignZip(const ZipArchive& archive, const std::string& name);
void refuseForeignFolder(const Path& folder); // a folder that is a model as a whole

// Whether FILE has the suffix of another format; used to explain why a folder without weights is refused.
[[nodiscard]] bool isForeignName(const Path& file);

} // namespace hydra
