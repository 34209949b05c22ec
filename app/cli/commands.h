// SPDX-License-Identifier: GPL-3.0-or-later
// The sub-commands. Each takes its arguments and gives the JSON document to print.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace hydra::cli {

struct Command
{
    const char* name;
    const char* usage; // after the name
    const char* summary;
    std::vector<OptionInfo> options;
    Json (*run)(const Arguments&);
};

[[nodiscard]] Command modelsCommand();
[[nodiscard]] Command infoCommand();
[[nodiscard]] Command convertCommand();
[[nodiscard]] Command predictCommand();
[[nodiscard]] Command explainCommand();
[[nodiscard]] Command profileCommand();
[[nodiscard]] Command benchCommand();
[[nodiscard]] Command evaluateCommand();
[[nodiscard]] Command faithfulnessCommand();
[[nodiscard]] Command probeCommand();
[[nodiscard]] Command embedCommand();
[[nodiscard]] Command synthCommand();
[[nodiscard]] Command trainCommand();
[[nodiscard]] Command videoCommand();
[[nodiscard]] Command walkCommand();
[[nodiscard]] Command decomposeCommand();
[[nodiscard]] Command figureCommand();
[[nodiscard]] Command importanceCommand();
[[nodiscard]] Command registersCommand();
[[nodiscard]] Command meansCommand();
[[nodiscard]] Command mergeCommand();
[[nodiscard]] Command missingCommand();
[[nodiscard]] Command arrayCommand();
[[nodiscard]] Command rankCommand();

} // namespace hydra::cli
