// SPDX-License-Identifier: GPL-3.0-or-later
// What a safetensors file says in words, for which nothing of it but its header is read.
#pragma once

#include "core/base/file.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace hydra {

// The length of the header by the first eight bytes DATA of a file of SIZE bytes. Throws Error{Input} when
// there are fewer, or when it can be none.
[[nodiscard]] std::size_t safetensorsHeaderBytes(const std::uint8_t* data, std::uint64_t size,
                                                 const std::string& name);

// __metadata__ alone: no tensor is checked.
[[nodiscard]] std::map<std::string, std::string> readSafetensorsMetadata(const Path& path);

} // namespace hydra
