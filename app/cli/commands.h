// SPDX-License-Identifier: GPL-3.0-or-later
// The commands and the options of each: help, manual pages and completion are made from these rows.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

namespace hydra::cli {

struct Command
{
    const char* name;
    const char* usage; // after the name
    std::vector<Takes> places; // of the words that are no options, as the usage says
    std::string summary;
    Options options;
    std::vector<std::string> kinds = {}; // what KIND in the usage may be
    bool runsNetwork = false; // where --device says
};

[[nodiscard]] inline Command light(const char* name, const char* usage, std::vector<Takes> places,
                                   std::string summary, Options options, std::vector<std::string> kinds = {})
{
    return {name, usage, std::move(places), std::move(summary), std::move(options), std::move(kinds)};
}
[[nodiscard]] inline Command onNetwork(const char* name, const char* usage, std::vector<Takes> places,
                                       std::string summary, Options options,
                                       std::vector<std::string> kinds = {})
{
    Command command =
        light(name, usage, std::move(places), std::move(summary), std::move(options), std::move(kinds));
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
[[nodiscard]] std::vector<Command> pictureCommands(); // what is asked about pictures: rows of that table

} // namespace hydra::cli
