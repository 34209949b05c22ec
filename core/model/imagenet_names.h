// SPDX-License-Identifier: GPL-3.0-or-later
// The 1000 classes of ImageNet-1k: what a classifier of a thousand outputs without a word of its own most
// likely means.
#pragma once

#include <string>
#include <vector>

namespace hydra {

[[nodiscard]] const std::vector<std::string>& imagenetNames(); // "tench", "goldfish", ...
[[nodiscard]] const std::vector<std::string>& imagenetSynsets(); // "n01440764", ...

} // namespace hydra
