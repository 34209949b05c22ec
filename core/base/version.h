// SPDX-License-Identifier: GPL-3.0-or-later
// Which version this program is.
#pragma once

#include <string>

namespace hydra {

[[nodiscard]] const char* version() noexcept; // "0.3.0"
// "Hydrascope 0.3.0": the maker that files name.
[[nodiscard]] std::string software();

} // namespace hydra
