// SPDX-License-Identifier: GPL-3.0-or-later
// The text of --help: the five most used options and working examples, or all options in groups.
#pragma once

#include "app/cli/commands.h"

#include <string>
#include <utility>
#include <vector>

namespace hydra::cli {

// Returns the options of COMMAND under their headings, in the order of --help all; its own first, under "".
using OptionGroup = std::pair<std::string, Options>;
[[nodiscard]] std::vector<OptionGroup> groupsOf(const Command& command);

[[nodiscard]] std::string rowsOf(const Options& options); // one row each
[[nodiscard]] std::string overview();
[[nodiscard]] std::string helpOf(const Command& command, bool all);

} // namespace hydra::cli
