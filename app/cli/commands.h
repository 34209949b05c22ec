// SPDX-License-Identifier: GPL-3.0-or-later
// The commands with their options. Help, manual pages and completion are generated from these rows.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "app/cli/option_rows.h"
#include "core/base/message.h"

#include <any>

namespace hydra::cli {

// The most common uses of a command. EXAMPLES, put after the program's name, run as written in a folder with
// photo.jpg, photos/CLASS/*.jpg, clip.mp4, my-vit.safetensors and training.json.
struct Guide
{
    std::vector<std::string> options; // names, most used first
    std::vector<std::string> examples;
};

struct Command
{
    const char* name;
    const char* usage; // the words after the name
    std::vector<Takes> places; // of the positional words, as in USAGE
    Message summary;
    Guide guide;
    Options options;
    std::vector<std::string> kinds = {}; // the values of KIND in USAGE
    std::any rows = {}; // Rows<Settings>, which fill the command's settings
    bool runsNetwork = false; // on the device of --device
    bool isTool = false; // for agents (model_context.h)
    const char* apart = "asks no network anything"; // why `serve` refuses it; "" if it does not

    [[nodiscard]] std::string help() const { return join("hydrascope-cli ", name, " --help all"); }
    // Returns the command's settings from WORDS, which were parsed with OPTIONS.
    template<class Settings>
    [[nodiscard]] Settings settingsOf(const Arguments& words) const
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
[[nodiscard]] Command light(const char* name, const char* usage, std::vector<Takes> places, Message summary,
                            Guide guide, Rows<Settings> rows, std::vector<std::string> kinds = {})
{
    return {
        name, usage, std::move(places), std::move(summary), std::move(guide), rows.infos(), std::move(kinds),
        rows};
}
template<class Settings>
[[nodiscard]] Command onNetwork(const char* name, const char* usage, std::vector<Takes> places,
                                Message summary, Guide guide, Rows<Settings> rows,
                                std::vector<std::string> kinds = {})
{
    Command command = light(name, usage, std::move(places), std::move(summary), std::move(guide),
                            std::move(rows), std::move(kinds));
    command.runsNetwork = true;
    return apart("", std::move(command));
}

inline const std::vector<Takes> modelAndInputs{Takes::Model, Takes::Files};

inline const char* const programSummary = phrase("see what a Vision Transformer does, without a window");
inline const char* const contract =
    phrase("One JSON document on stdout; progress and warnings on stderr.\nExit code: 0 done, 2 usage error, "
           "3 unreadable or unsuitable input, 4 cancelled (143 by SIGTERM), 1 other errors.");

// All commands with their options, in the order of --help.
[[nodiscard]] const std::vector<Command>& commands();
[[nodiscard]] const Command* findCommand(const std::string& name); // null if there is none
[[nodiscard]] bool hasOption(const Command& command, const std::string& option);
[[nodiscard]] std::vector<Command> pictureCommands(); // commands that ask about pictures: part of that table
[[nodiscard]] std::vector<Command> studyCommands(); // of these, those over many pictures

// Commands without a network; they are in the program itself.
[[nodiscard]] Json runModels(const ModelsSettings& settings);
[[nodiscard]] Json runDownload(const DownloadSettings& settings);
// Uses headers only in the program: there it throws NeedsWeights if they do not suffice, or with --check.
[[nodiscard]] Json runInfo(const InfoSettings& settings);
[[nodiscard]] Json runMerge(const ShardsSettings& settings);
[[nodiscard]] Json runMissing(const ShardsSettings& settings);
[[nodiscard]] Json runArray(const ShardsSettings& settings);
[[nodiscard]] Json runCompletion(const CompletionSettings& settings);
[[nodiscard]] Json runManual(const ManualSettings& settings);

// Adapts RUN, which takes a command's settings, to RunCommand, for lookup by name.
template<auto run>
struct Parsed;
template<class Settings, Json (*run)(const Settings&)>
struct Parsed<run>
{
    [[nodiscard]] static Json by(const Command& command, const Arguments& words)
    {
        return run(command.settingsOf<Settings>(words));
    }
};
using RunCommand = Json (*)(const Command& command, const Arguments& words);

// Registers a command of the network library, which is loaded on demand: LibTorch alone takes half a second
// and 150 MB. Define one object after the command's function.
class Running
{
public:
    Running(const char* name, RunCommand run);
    // Throws Error{Internal} if there is none.
    [[nodiscard]] static RunCommand find(const std::string& name);
};

} // namespace hydra::cli
