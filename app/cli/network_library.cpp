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

constexpr std::pair<std::string_view, Json (*)(const Arguments&)> runs[] = {{"predict", runPredict},
                                                                            {"explain", runExplain},
                                                                            {"verify", runVerify},
                                                                            {"video", runVideo},
                                                                            {"walk", runWalk},
                                                                            {"decompose", runDecompose},
                                                                            {"bench", runBench},
                                                                            {"profile", runProfile},
                                                                            {"faithfulness", runFaithfulness},
                                                                            {"probe", runProbe},
                                                                            {"embed", runEmbed},
                                                                            {"rank", runRank},
                                                                            {"tokens", runTokens},
                                                                            {"importance", runImportance},
                                                                            {"registers", runRegisters},
                                                                            {"means", runMeans},
                                                                            {"synth", runSynth},
                                                                            {"train", runTrain},
                                                                            {"info", runInfo},
                                                                            {"completion", runCompletion},
                                                                            {"convert", runConvert},
                                                                            {"evaluate", runEvaluate},
                                                                            {"nearest", runNearest},
                                                                            {"concepts", runConcepts},
                                                                            {"features", runFeatures},
                                                                            {"knn", runKnn},
                                                                            {"report", runReport},
                                                                            {"figure", runFigure},
                                                                            {"codes", runCodes},
                                                                            {"sae-index", runSaeIndex},
                                                                            {"sae-train", runSaeTrain},
                                                                            {"merge", runMergeCurves},
                                                                            {"sae-compare", runSaeCompare}};

Json run(const Asked& asked)
{
    for (const auto& [name, work] : runs) {
        if (name == asked.command->name) {
            return work(asked.arguments);
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
        computeAsTold(asked.arguments);
    }
    if (const std::string slow = hydra::engine::checkMachine().warning; !slow.empty()) {
        warn(slow);
    }
    if (asked.command->name == std::string_view("serve")) {
        return runServe(asked.arguments, documentOf);
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
