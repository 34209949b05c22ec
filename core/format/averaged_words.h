// SPDX-License-Identifier: GPL-3.0-or-later
// Tells which sets of weights in a file are averages of the others.
#pragma once

#include <string>

namespace hydra {

// Whether a word in the key path of a set of weights ("state_dict_ema", "teacher.backbone") marks it as
// averaged.
[[nodiscard]] bool saysAveraged(const std::string& way);

} // namespace hydra
