// SPDX-License-Identifier: GPL-3.0-or-later
// The sub-commands: what each is called, takes and says in its help.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace hydra::cli {

struct Command
{
    const char* name;
    const char* usage; // after the name
    std::string summary;
    std::vector<OptionInfo> options;
    std::vector<std::string> kinds = {}; // what KIND in the usage may be
    bool runsNetwork = false; // where --device says
};

[[nodiscard]] inline Command onNetwork(Command command)
{
    command.runsNetwork = true;
    return command;
}

inline const char* const programSummary = "see what a Vision Transformer does, without a window";
inline const char* const contract =
    "One JSON document on stdout; progress and warnings on stderr.\n"
    "Exit code: 0 done, 2 usage, 3 an input cannot be read or does not fit, 4 cancelled (143 by SIGTERM), "
    "1 anything else.";

// All of them, in the order of --help, with the options that each has.
[[nodiscard]] const std::vector<Command>& commands();

[[nodiscard]] Command modelsCommand();
[[nodiscard]] Command downloadCommand();
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
[[nodiscard]] Command featuresCommand();
[[nodiscard]] Command figureCommand();
[[nodiscard]] Command importanceCommand();
[[nodiscard]] Command registersCommand();
[[nodiscard]] Command meansCommand();
[[nodiscard]] Command nearestCommand();
[[nodiscard]] Command knnCommand();
[[nodiscard]] Command mergeCommand();
[[nodiscard]] Command missingCommand();
[[nodiscard]] Command arrayCommand();
[[nodiscard]] Command rankCommand();
[[nodiscard]] Command completionCommand();
[[nodiscard]] Command manualCommand();

} // namespace hydra::cli
