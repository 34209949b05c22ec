// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several sets of weights in a file are averages of the others.
#pragma once

#include <string>

namespace hydra {

// Whether a word on the way to a set of weights ("state_dict_ema", "teacher.backbone") says that they are
// averaged.
[[nodiscard]] bool saysAveraged(const std::string& way);

} // namespace hydra
