// SPDX-License-Identifier: GPL-3.0-or-later
// The 1000 classes of ImageNet-1k: the most likely meaning of a classifier with a thousand outputs and
// without names.
#pragma once

#include <string>
#include <vector>

namespace hydra {

[[nodiscard]] const std::vector<std::string>& imagenetNames(); // "tench", "goldfish", ...
[[nodiscard]] const std::vector<std::string>& imagenetSynsets(); // "n01440764", ...

} // namespace hydra
