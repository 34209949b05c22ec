// SPDX-License-Identifier: GPL-3.0-or-later
// The commands and the options of each: help, manual pages and completion are made from these rows.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "app/cli/option_rows.h"

#include <any>

namespace hydra::cli {

// What a command is used for most. EXAMPLES run as they stand, behind the program's name, in a folder with
// photo.jpg, photos/CLASS/*.jpg, clip.mp4, my-vit.safetensors and training.json.
struct Guide
{
    std::vector<std::string> options; // names, the most used first
    std::vector<std::string> examples;
};

struct Command
{
    const char* name;
    const char* usage; // after the name
    std::vector<Takes> places; // of the words that are no options, as the usage says
    std::string summary;
    Guide guide;
    Options options;
    std::vector<std::string> kinds = {}; // what KIND in the usage may be
    std::any rows = {}; // Rows<Settings>, which fill what the command is told
    bool runsNetwork = false; // where --device says
    bool isTool = false; // of an agent (model_context.h)
    const char* apart = "asks no network anything"; // why `serve` does not take it; "": it does

    [[nodiscard]] std::string help() const { return join("hydrascope-cli ", name, " --help all"); }
    // WORDS, which were read by these options, as the command's settings.
    template<class Settings>
    [[nodiscard]] Settings told(const Arguments& words) const
    {
        return std::any_cast<const Rows<Settings>&>(rows).read(words);
    }
};

[[nodiscard]] inline Command apart(const char* why, Command command)
{
    command.apart = why;
    return command;
}
[[nodiscard]] inline Command tool(Command command)
{
    command.isTool = true;
    return command;
}
template<class Settings>
[[nodiscard]] Command light(const char* name, const char* usage, std::vector<Takes> places,
                            std::string summary, Guide guide, Rows<Settings> rows,
                            std::vector<std::string> kinds = {})
{
    return {
        name, usage, std::move(places), std::move(summary), std::move(guide), rows.infos(), std::move(kinds),
        rows};
}
template<class Settings>
[[nodiscard]] Command onNetwork(const char* name, const char* usage, std::vector<Takes> places,
                                std::string summary, Guide guide, Rows<Settings> rows,
                                std::vector<std::string> kinds = {})
{
    Command command = light(name, usage, std::move(places), std::move(summary), std::move(guide),
                            std::move(rows), std::move(kinds));
    command.runsNetwork = true;
    return apart("", std::move(command));
}

inline const std::vector<Takes> modelAndInputs{Takes::Model, Takes::Files};

inline const char* const programSummary = "see what a Vision Transformer does, without a window";
inline const char* const contract =
    "One JSON document on stdout; progress and warnings on stderr.\n"
    "Exit code: 0 done, 2 usage, 3 an input cannot be read or does not fit, 4 cancelled (143 by SIGTERM), "
    "1 anything else.";

// All of them, in the order of --help, with the options that each has.
[[nodiscard]] const std::vector<Command>& commands();
[[nodiscard]] const Command* findCommand(const std::string& name); // null: there is none
[[nodiscard]] bool hasOption(const Command& command, const std::string& option);
[[nodiscard]] std::vector<Command> pictureCommands(); // what is asked about pictures: rows of that table
[[nodiscard]] std::vector<Command> studyCommands(); // of these, what is asked about many

// What needs no network: the program itself has these.
[[nodiscard]] Json runModels(const ModelsSettings& settings);
[[nodiscard]] Json runDownload(const DownloadSettings& settings);
// In the program from headers alone: it throws NeedsWeights where they do not tell, or with --check.
[[nodiscard]] Json runInfo(const InfoSettings& settings);
[[nodiscard]] Json runMerge(const ShardsSettings& settings);
[[nodiscard]] Json runMissing(const ShardsSettings& settings);
[[nodiscard]] Json runArray(const ShardsSettings& settings);
[[nodiscard]] Json runCompletion(const CompletionSettings& settings);
[[nodiscard]] Json runManual(const ManualSettings& settings);

// RUN, which takes a command's settings, for what is found by its name.
template<auto run>
struct Told;
template<class Settings, Json (*run)(const Settings&)>
struct Told<run>
{
    [[nodiscard]] static Json by(const Command& command, const Arguments& words)
    {
        return run(command.told<Settings>(words));
    }
};
using RunCommand = Json (*)(const Command& command, const Arguments& words);

// A command of the library of those that need a network, which is loaded where one of them is asked for:
// LibTorch takes half a second and 150 MB before it has done anything. One of these stands behind its
// function.
class Running
{
public:
    Running(const char* name, RunCommand run);
    // Throws Error{Internal} where there is none.
    [[nodiscard]] static RunCommand find(const std::string& name);
};

} // namespace hydra::cli
