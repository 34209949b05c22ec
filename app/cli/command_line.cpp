// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/help.h"
#include "app/cli/option_lists.h"
#include "app/cli/store_list.h"
#include "core/base/error.h"
#include "core/base/nearest.h"
#include "core/base/printable.h"
#include "core/base/version.h"
#include "core/language/language.h"

#include <algorithm>
#include <cstdio>

namespace hydra::cli {

namespace {

constexpr const char *languageOption = "--language", *everyOption = "all";

// Removes --language, which any command accepts anywhere, and sets the language of messages from it, else
// from the environment. The document on standard output is the same in every language.
std::vector<std::string> withLanguage(std::vector<std::string> words)
{
    const auto end = std::find(words.begin(), words.end(), "--");
    const auto option = std::find_if(words.begin(), end, [](const std::string& word) {
        return word == languageOption || word.rfind(std::string(languageOption) + "=", 0) == 0;
    });
    setLanguage(languageOfEnvironment());
    if (option != end) {
        const bool apart = *option == languageOption;
        if (apart && option + 1 == end) {
            throw usageError("--language expects CODE, and the line ends");
        }
        const std::string code =
            apart ? *(option + 1) : option->substr(std::string(languageOption).size() + 1);
        const std::vector<std::string> known = translatedLanguages();
        const bool test = code == "pseudo";
        if (code != "en" && !test && std::find(known.begin(), known.end(), code) == known.end()) {
            std::string codes = "en";
            for (const std::string& each : known) {
                codes += ", " + each;
            }
            throw usageError("--language: expected one of %1; got '%2'", codes, code);
        }
        setLanguage(code);
        words.erase(option, option + (apart ? 2 : 1));
    }
    return words;
}

const Command& commandNamed(const std::string& name)
{
    if (const Command* const found = findCommand(name)) {
        return *found;
    }
    std::vector<std::string> names;
    for (const Command& command : commands()) {
        names.emplace_back(command.name);
    }
    constexpr std::size_t longestWord = 80;
    throw usageError("unknown command '%1'; hydrascope-cli --help lists them%2", escaped(name, longestWord),
                     didYouMean(name, names));
}

} // namespace

Asked readCommandLine(std::vector<std::string> words)
{
    words = withLanguage(std::move(words));
    if (words.size() > 1 && words[0] == "help") {
        std::fputs(helpOf(commandNamed(words[1]), words.back() == everyOption).c_str(), stdout);
        return {};
    }
    if (words.empty() || words[0] == "--help" || words[0] == "help") {
        std::fputs(overview().c_str(), stdout);
        return {nullptr, {}, words.empty() ? 2 : 0};
    }
    if (words[0] == "--version") {
        std::printf("hydrascope-cli %s\n", version());
        return {};
    }
    const Command& command = commandNamed(words[0]);
    Asked asked{&command, Arguments({words.begin() + 1, words.end()}, command.options, command.help())};
    const CommonSettings common = CommonRows{messageRows(), storeRows()}.read(asked.arguments);
    if (common.help) {
        const std::vector<std::string>& more = common.places;
        const bool all = std::find(more.begin(), more.end(), everyOption) != more.end();
        std::fputs(helpOf(command, all).c_str(), stdout);
        return {};
    }
    if (!common.store.empty()) {
        requireStored(common, "--store");
    }
    if (common.quiet) {
        beQuiet();
    }
    return asked;
}

int finish(Json document)
{
    if (document.is_string()) { // a script, or text for one
        std::fputs(document.get_ref<const std::string&>().c_str(), stdout);
        flushOutput();
        return 0;
    }
    if (interruption().cancelled()) {
        document["interrupted"] = true; // contains the finished results
    }
    const bool differs = document.value("differs", false); // verify's result
    print(document);
    return interruption().cancelled() ? interruptedCode() : differs || endsWithInputCode() ? 3 : 0;
}

} // namespace hydra::cli
