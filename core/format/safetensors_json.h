// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of a safetensors header, read event by event: this detects duplicate names and limits nesting.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hydra {

// As written in the file; only the form is checked.
struct SafetensorsEntry
{
    std::string name;
    std::string dtype;
    std::vector<std::uint64_t> shape; // at most 16 sides
    std::pair<std::uint64_t, std::uint64_t> offsets;
};

struct SafetensorsJson
{
    std::map<std::string, std::string> metadata;
    std::vector<SafetensorsEntry> entries; // in file order, names unique
};

// Throws Error{Input} that begins with FILE.
[[nodiscard]] SafetensorsJson parseSafetensorsJson(const char* text, std::size_t size,
                                                   const std::string& file);

} // namespace hydra
