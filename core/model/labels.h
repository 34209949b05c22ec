// SPDX-License-Identifier: GPL-3.0-or-later
// Class names from a text file.
#pragma once

#include "core/base/file.h"

#include <string>
#include <vector>

namespace hydra {

// One name a line, or index<TAB>synset<TAB>name in any order of indices. Throws Error{Input} naming file and
// line.
[[nodiscard]] std::vector<std::string> readLabels(const Path& path);

} // namespace hydra
