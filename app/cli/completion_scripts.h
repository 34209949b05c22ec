// SPDX-License-Identifier: GPL-3.0-or-later
// Completion of both programs: commands, options, methods, kinds of attention, models, head counts, files.
// The scripts are written from the tables that --help prints; for models and head counts they ask the program
// once for each model, with `hydrascope-cli completion --models` and `--heads-of`.
#pragma once

#include <string>

namespace hydra::cli {

[[nodiscard]] std::string bashScript(); // for bash-completion 2
[[nodiscard]] std::string zshScript();
[[nodiscard]] std::string fishScript(); // fish 3

} // namespace hydra::cli
