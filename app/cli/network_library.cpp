// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that need LibTorch, as a library, which the program loads (commands.h).
#include "app/cli/ask_settings.h"
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/serve_command.h"
#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/base/processor.h"
#include "core/engine/engine.h"
#include "core/image/list_folders.h"
#include "core/tensor/compute_on.h"

#include <exception>
#include <string_view>
#include <utility>

namespace {

using namespace hydra::cli;

constexpr std::pair<std::string_view, RunCommand> runs[] = {{"predict", Told<runPredict>::by},
                                                            {"explain", Told<runExplain>::by},
                                                            {"verify", Told<runVerify>::by},
                                                            {"video", Told<runVideo>::by},
                                                            {"walk", Told<runWalk>::by},
                                                            {"decompose", Told<runDecompose>::by},
                                                            {"bench", Told<runBench>::by},
                                                            {"profile", Told<runProfile>::by},
                                                            {"faithfulness", Told<runFaithfulness>::by},
                                                            {"probe", Told<runProbe>::by},
                                                            {"embed", Told<runEmbed>::by},
                                                            {"rank", Told<runRank>::by},
                                                            {"tokens", Told<runTokens>::by},
                                                            {"importance", Told<runImportance>::by},
                                                            {"registers", Told<runRegisters>::by},
                                                            {"means", Told<runMeans>::by},
                                                            {"synth", Told<runSynth>::by},
                                                            {"train", Told<runTrain>::by},
                                                            {"info", Told<runInfo>::by},
                                                            {"completion", Told<runCompletion>::by},
                                                            {"convert", Told<runConvert>::by},
                                                            {"evaluate", Told<runEvaluate>::by},
                                                            {"nearest", Told<runNearest>::by},
                                                            {"concepts", Told<runConcepts>::by},
                                                            {"features", Told<runFeatures>::by},
                                                            {"knn", Told<runKnn>::by},
                                                            {"report", Told<runReport>::by},
                                                            {"figure", Told<runFigure>::by},
                                                            {"codes", Told<runCodes>::by},
                                                            {"sae-index", Told<runSaeIndex>::by},
                                                            {"sae-train", Told<runSaeTrain>::by},
                                                            {"merge", Told<runMergeCurves>::by},
                                                            {"sae-compare", Told<runSaeCompare>::by}};

Json run(const Asked& asked)
{
    for (const auto& [name, work] : runs) {
        if (name == asked.command->name) {
            return work(*asked.command, asked.arguments);
        }
    }
    throw hydra::internalError("command ", asked.command->name, ": the library of the networks has it not");
}

Json documentOf(const Asked& asked)
{
    Json document = run(asked);
    if (const hydra::PassedOver passed = hydra::takePassedOver(); passed.count > 0) {
        const std::string first = hydra::printable(passed.first);
        warn(passed.count == 1
                 ? hydra::join("skipped 1 hidden or empty file or folder: ", first)
                 : hydra::join("skipped ", passed.count, " hidden or empty files and folders, e.g. ", first));
    }
    if (asked.command->runsNetwork) {
        if (!hydra::computesOn().isUsual()) {
            document["computed_on"] = hydra::computesOn().text();
        }
        document["instruction_set"] = hydra::instructionSet();
    }
    return document;
}

int answer(const std::vector<std::string>& words)
{
    const Asked asked = readCommandLine(words);
    if (asked.command->runsNetwork) {
        computeAsTold(deviceRows().read(asked.arguments));
    }
    if (const std::string slow = hydra::engine::checkMachine().warning; !slow.empty()) {
        warn(slow);
    }
    if (asked.command->name == std::string_view("serve")) {
        return runServe(asked.command->told<ServeSettings>(asked.arguments), documentOf);
    }
    return finish(documentOf(asked));
}

} // namespace

extern "C" __attribute__((visibility("default"))) int hydrascopeNetworkCommand(int argc, char** argv)
{
    listenForSignals();
    try {
        return answer({argv + 1, argv + argc});
    } catch (...) {
        return complain(std::current_exception());
    }
}
