// SPDX-License-Identifier: GPL-3.0-or-later
// What --help prints: the five options that are used most and examples that run, or every option in groups.
#pragma once

#include "app/cli/commands.h"

#include <string>
#include <utility>
#include <vector>

namespace hydra::cli {

// The options of COMMAND under their headings, in the order of --help all; the command's own first, under "".
using OptionGroup = std::pair<std::string, Options>;
[[nodiscard]] std::vector<OptionGroup> groupsOf(const Command& command);

[[nodiscard]] std::string rowsOf(const Options& options); // a row for each, as it is written
[[nodiscard]] std::string overview();
[[nodiscard]] std::string helpOf(const Command& command, bool all);

} // namespace hydra::cli
