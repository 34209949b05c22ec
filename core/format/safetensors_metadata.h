// SPDX-License-Identifier: GPL-3.0-or-later
// The metadata of a safetensors file, read from its header alone.
#pragma once

#include "core/base/file.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace hydra {

// The length of the header, from the first eight bytes DATA of a file of SIZE bytes. Throws Error{Input} when
// there are fewer bytes, or when the length is impossible.
[[nodiscard]] std::size_t safetensorsHeaderBytes(const std::uint8_t* data, std::uint64_t size,
                                                 const std::string& name);

// Returns __metadata__ only; tensors are not checked.
[[nodiscard]] std::map<std::string, std::string> readSafetensorsMetadata(const Path& path);

} // namespace hydra
