// SPDX-License-Identifier: GPL-3.0-or-later
// The index of a model in several files: {"weight_map": {TENSOR: FILE}}, as written by Hugging Face.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace hydra {

// Returns tensor names by the name of the file that holds them. Throws Error{Input} that begins with NAME
// when DATA is not such an index, and for file names that would leave the index's folder.
[[nodiscard]] std::map<std::string, std::vector<std::string>>
parseShardIndex(const std::uint8_t* data, std::size_t size, const std::string& name);

} // namespace hydra
