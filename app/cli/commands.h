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
    const char* apart = "asks no network anything"; // why `serve` does not take it; "": it does
};

[[nodiscard]] inline Command apart(const char* why, Command command)
{
    command.apart = why;
    return command;
}
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
    return apart("", std::move(command));
}

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

// What needs no network: the program itself has these.
[[nodiscard]] Json runModels(const Arguments& arguments);
[[nodiscard]] Json runDownload(const Arguments& arguments);
// In the program from headers alone: it throws NeedsWeights where they do not tell, or with --check.
[[nodiscard]] Json runInfo(const Arguments& arguments);
[[nodiscard]] Json runMerge(const Arguments& arguments);
[[nodiscard]] Json runMergeCurves(const Arguments& arguments); // with --curves: not in the program itself
[[nodiscard]] Json runMissing(const Arguments& arguments);
[[nodiscard]] Json runArray(const Arguments& arguments);
[[nodiscard]] Json runCompletion(const Arguments& arguments);
[[nodiscard]] Json runManual(const Arguments& arguments);

// In a library of their own, which is loaded where one of them is asked for: LibTorch takes half a second and
// 150 MB before it has done anything.
[[nodiscard]] Json runPredict(const Arguments& arguments);
[[nodiscard]] Json runExplain(const Arguments& arguments);
[[nodiscard]] Json runVerify(const Arguments& arguments);
[[nodiscard]] Json runVideo(const Arguments& arguments);
[[nodiscard]] Json runWalk(const Arguments& arguments);
[[nodiscard]] Json runDecompose(const Arguments& arguments);
[[nodiscard]] Json runBench(const Arguments& arguments);
[[nodiscard]] Json runProfile(const Arguments& arguments);
[[nodiscard]] Json runFaithfulness(const Arguments& arguments);
[[nodiscard]] Json runProbe(const Arguments& arguments);
[[nodiscard]] Json runEmbed(const Arguments& arguments);
[[nodiscard]] Json runRank(const Arguments& arguments);
[[nodiscard]] Json runTokens(const Arguments& arguments);
[[nodiscard]] Json runImportance(const Arguments& arguments);
[[nodiscard]] Json runRegisters(const Arguments& arguments);
[[nodiscard]] Json runMeans(const Arguments& arguments);
[[nodiscard]] Json runSynth(const Arguments& arguments);
[[nodiscard]] Json runTrain(const Arguments& arguments);
[[nodiscard]] Json runConvert(const Arguments& arguments);
[[nodiscard]] Json runEvaluate(const Arguments& arguments);
[[nodiscard]] Json runCodes(const Arguments& arguments);
[[nodiscard]] Json runSaeIndex(const Arguments& arguments);
[[nodiscard]] Json runSaeCompare(const Arguments& arguments);
[[nodiscard]] Json runSaeTrain(const Arguments& arguments);
[[nodiscard]] Json runFeatures(const Arguments& arguments);
[[nodiscard]] Json runConcepts(const Arguments& arguments);
[[nodiscard]] Json runNearest(const Arguments& arguments);
[[nodiscard]] Json runKnn(const Arguments& arguments);
[[nodiscard]] Json runReport(const Arguments& arguments);
[[nodiscard]] Json runFigure(const Arguments& arguments);

} // namespace hydra::cli
