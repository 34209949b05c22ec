// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-cli: the engine without a window.
#include "app/cli/commands.h"
#include "core/base/error.h"
#include "core/engine/engine.h"

#include <cstdio>
#include <exception>

namespace {

using namespace hydra::cli;

std::vector<Command> commands()
{
    return {modelsCommand(),  infoCommand(),       convertCommand(),   predictCommand(),
            explainCommand(), videoCommand(),      walkCommand(),      decomposeCommand(),
            profileCommand(), benchCommand(),      evaluateCommand(),  faithfulnessCommand(),
            probeCommand(),   embedCommand(),      figureCommand(),    synthCommand(),
            trainCommand(),   importanceCommand(), registersCommand(), meansCommand(),
            mergeCommand(),   missingCommand(),    arrayCommand(),     rankCommand()};
}

const OptionInfo quietOption{"quiet", "", "no progress and no warnings on stderr"};
const OptionInfo helpOption{"help", "", "this text"};

void printOverview()
{
    std::printf("hydrascope-cli: see what a Vision Transformer does, without a window\n\n"
                "  hydrascope-cli COMMAND [OPTIONS]      hydrascope-cli COMMAND --help\n\n");
    for (const Command& command : commands()) {
        std::printf("  %-12s %s\n", command.name, command.summary);
    }
    std::printf("\nOne JSON document on stdout; progress and warnings on stderr.\n"
                "Exit code: 0 done, 2 usage, 3 an input cannot be read or does not fit, 4 cancelled (143 by "
                "SIGTERM), 1 anything else.\n");
}

void printHelp(const Command& command)
{
    std::printf("hydrascope-cli %s %s\n\n%s\n\n", command.name, command.usage, command.summary);
    for (const OptionInfo& option : command.options) {
        std::printf("  --%-34s %s\n",
                    (option.name + (option.value.empty() ? "" : " " + option.value)).c_str(),
                    option.help.c_str());
    }
}

int run(const std::vector<std::string>& words)
{
    if (words.empty() || words[0] == "--help" || words[0] == "help") {
        printOverview();
        return words.empty() ? 2 : 0;
    }
    if (words[0] == "--version") {
        std::printf("hydrascope-cli %s\n", HYDRA_VERSION);
        return 0;
    }
    for (Command& command : commands()) {
        if (words[0] == command.name) {
            command.options.push_back(quietOption);
            command.options.push_back(helpOption);
            const Arguments arguments({words.begin() + 1, words.end()}, command.options);
            if (arguments.has("help")) {
                printHelp(command);
                return 0;
            }
            if (arguments.has("quiet")) {
                beQuiet();
            }
            const std::string slow = hydra::engine::checkMachine().warning;
            if (!slow.empty()) {
                warn(slow);
            }
            Json document = command.run(arguments);
            if (document.is_string()) { // a script, or a word for one
                std::fputs(document.get_ref<const std::string&>().c_str(), stdout);
                return 0;
            }
            if (interruption().cancelled()) {
                document["interrupted"] = true; // what was finished is in it
            }
            print(document);
            return interruption().cancelled() ? interruptedCode() : 0;
        }
    }
    throw hydra::usageError("unknown command '", words[0], "'; hydrascope-cli --help lists them");
}

} // namespace

int main(int argc, char** argv)
{
    holdStandardStreams();
    listenForSignals();
    try {
        const int code = run({argv + 1, argv + argc});
        flushOutput();
        return code;
    } catch (...) {
        return complain(std::current_exception());
    }
}
