// SPDX-License-Identifier: GPL-3.0-or-later
// Manual pages (groff's man macros, section 1), generated from the tables of --help. DAY is "2026-12-01" or
// "".
#pragma once

#include "app/cli/commands.h"

namespace hydra::cli {

[[nodiscard]] std::string windowPage(const std::string& day);
[[nodiscard]] std::string overviewPage(const std::string& day);
[[nodiscard]] std::string commandPage(const Command& command, const std::string& day);

} // namespace hydra::cli
