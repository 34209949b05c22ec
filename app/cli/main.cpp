// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-cli: the engine without a window.
#include "app/cli/commands.h"
#include "app/cli/settings.h"
#include "core/base/error.h"
#include "core/base/processor.h"
#include "core/engine/engine.h"
#include "core/language/language.h"
#include "core/tensor/compute_on.h"

#include <algorithm>
#include <cstdio>
#include <exception>

namespace {

using namespace hydra::cli;
using hydra::spoken;

constexpr const char* languageOption = "--language";

void printOverview()
{
    std::printf("hydrascope-cli: %s\n\n"
                "  hydrascope-cli COMMAND [OPTIONS]      hydrascope-cli COMMAND --help\n\n",
                spoken(programSummary).c_str());
    for (const Command& command : commands()) {
        std::printf("  %-12s %s\n", command.name, spoken(command.summary).c_str());
    }
    std::printf("\n%s\n", spoken(contract).c_str());
}

void printHelp(const Command& command)
{
    std::printf("hydrascope-cli %s %s\n\n%s\n\n", command.name, command.usage,
                spoken(command.summary).c_str());
    for (const OptionInfo& option : command.options) {
        std::printf("  --%-34s %s\n",
                    (option.name + (option.value.empty() ? "" : " " + option.value)).c_str(),
                    spoken(option.help).c_str());
    }
}

// What a person reads, from the first error on: said by --language, which any command takes anywhere, else by
// the environment. The document on standard output is the same in every language.
std::vector<std::string> withLanguage(std::vector<std::string> words)
{
    const auto end = std::find(words.begin(), words.end(), "--");
    const auto option = std::find_if(words.begin(), end, [](const std::string& word) {
        return word == languageOption || word.rfind(std::string(languageOption) + "=", 0) == 0;
    });
    hydra::setLanguage(hydra::languageOfEnvironment());
    if (option != end) {
        const bool apart = *option == languageOption;
        if (apart && option + 1 == end) {
            throw hydra::usageError("--language expects CODE, and the line ends");
        }
        const std::string code =
            apart ? *(option + 1) : option->substr(std::string(languageOption).size() + 1);
        const std::vector<std::string> known = hydra::translatedLanguages();
        const bool test = code == "pseudo";
        if (code != "en" && !test && std::find(known.begin(), known.end(), code) == known.end()) {
            std::string codes = "en";
            for (const std::string& each : known) {
                codes += ", " + each;
            }
            throw hydra::usageError("--language: expected one of ", codes, "; got '", code, "'");
        }
        hydra::setLanguage(code);
        words.erase(option, option + (apart ? 2 : 1));
    }
    return words;
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
    for (const Command& command : commands()) {
        if (words[0] == command.name) {
            const Arguments arguments({words.begin() + 1, words.end()}, command.options);
            if (arguments.has("help")) {
                printHelp(command);
                return 0;
            }
            if (arguments.has("quiet")) {
                beQuiet();
            }
            if (command.runsNetwork) {
                computeAsTold(arguments);
            }
            const std::string slow =
                command.multiplies ? hydra::engine::checkMachine().warning : std::string();
            if (!slow.empty()) {
                warn(slow);
            }
            Json document = command.run(arguments);
            if (document.is_string()) { // a script, or a word for one
                std::fputs(document.get_ref<const std::string&>().c_str(), stdout);
                return 0;
            }
            if (command.runsNetwork && !hydra::computesOn().isUsual()) {
                document["computed_on"] = hydra::computesOn().text();
            }
            if (command.runsNetwork) {
                document["instruction_set"] = hydra::instructionSet();
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
        const int code = run(withLanguage({argv + 1, argv + argc}));
        flushOutput();
        return code;
    } catch (...) {
        return complain(std::current_exception());
    }
}
