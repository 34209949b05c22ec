// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace hydra {

[[nodiscard]] const char* version() noexcept; // "0.3.0"
// "Hydrascope 0.3.0": written into files as their creator.
[[nodiscard]] std::string software();

} // namespace hydra
