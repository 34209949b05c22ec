// SPDX-License-Identifier: GPL-3.0-or-later
// What lies inside a pass, as a file of arrays that says what they are of.
#pragma once

#include "core/base/file.h"
#include "core/export/data_table.h"
#include "core/question/keys.h"

#include <string>
#include <vector>

namespace hydra::engine {

// SOFTWARE is the program with its version; PICTURE is called so; HEADS are head counts as words, "3,6".
[[nodiscard]] DataFacts featureFacts(const NetworkKey& key, const std::string& software,
                                     const std::string& modelName, const std::string& picture,
                                     const std::string& heads);

// ARRAYS with FACTS as "provenance": a name that ends in .safetensors, or an .npz. Throws hydra::Error.
void writeFeatures(const Path& path, std::vector<NamedArray> arrays, const DataFacts& facts);

} // namespace hydra::engine
