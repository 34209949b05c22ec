// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON header of a safetensors file as checked numbers: the data may be addressed by a SafetensorsHeader
// without further checks.
#pragma once

#include "core/format/safetensors_metadata.h"

#include <c10/core/ScalarType.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace hydra {

struct StoredTensor
{
    std::string name;
    c10::ScalarType dtype = c10::ScalarType::Undefined;
    std::vector<std::int64_t> shape;
    std::size_t begin = 0; // of its bytes, relative to the end of the header
    std::size_t bytes = 0; // product of the shape times the width of the dtype
};

struct SafetensorsHeader
{
    std::map<std::string, std::string> metadata;
    std::vector<StoredTensor> tensors; // by position; they fill the file without gap or overlap
    std::size_t dataStart = 0; // of the tensors' bytes, relative to the start of the file
};

// DATA is the whole file. Throws Error{Input} that begins with NAME.
[[nodiscard]] SafetensorsHeader parseSafetensorsHeader(const std::uint8_t* data, std::size_t size,
                                                       const std::string& name);

// "F32" and so on; "" for a type that the container cannot name.
[[nodiscard]] const char* safetensorsDtype(c10::ScalarType dtype) noexcept;

} // namespace hydra
