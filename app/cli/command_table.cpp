// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/settings.h"

namespace hydra::cli {

const std::vector<Command>& commands()
{
    static const std::vector<Command> table = [] {
        std::vector<Command> all{
            modelsCommand(),       downloadCommand(),   infoCommand(),      convertCommand(),
            predictCommand(),      explainCommand(),    videoCommand(),     walkCommand(),
            decomposeCommand(),    profileCommand(),    benchCommand(),     evaluateCommand(),
            faithfulnessCommand(), probeCommand(),      embedCommand(),     featuresCommand(),
            nearestCommand(),      knnCommand(),        figureCommand(),    synthCommand(),
            trainCommand(),        importanceCommand(), registersCommand(), meansCommand(),
            mergeCommand(),        missingCommand(),    arrayCommand(),     rankCommand(),
            completionCommand(),   manualCommand()};
        for (Command& command : all) {
            if (command.runsNetwork) {
                command.options = command.options + stored(deviceOptions());
            }
            command.options = command.options
                + grouped("Messages and help",
                          stored({{"quiet", "", "no progress and no warnings on stderr"},
                                  offering({"en", "de", "es", "ja", "zh_CN"},
                                           {"language", "en|de|es|ja|zh_CN",
                                            "of help, errors and progress (default: the system's)"}),
                                  {"help", "", "the options used most; --help all: every one"}}));
        }
        return all;
    }();
    return table;
}

} // namespace hydra::cli
