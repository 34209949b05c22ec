// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that need LibTorch, as a library that the program loads (commands.h).
#include "app/cli/ask_settings.h"
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/cli/serve_command.h"
#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/base/processor.h"
#include "core/image/list_folders.h"
#include "core/tensor/compute_on.h"
#include "core/tensor/machine.h"

#include <exception>
#include <map>
#include <string_view>

namespace {

using namespace hydra::cli;
using hydra::message;

const Running runsCompletion("completion", Parsed<runCompletion>::by); // the program has it too

Json documentOf(const Asked& asked)
{
    Json document = Running::find(asked.command->name)(*asked.command, asked.arguments);
    if (const hydra::PassedOver passed = hydra::takePassedOver(); passed.count > 0) {
        const std::string first = hydra::printable(passed.first);
        warn(passed.count == 1
                 ? message("skipped 1 hidden or empty file or folder: %1", first)
                 : message("skipped %1 hidden or empty files and folders, e.g. %2", passed.count, first));
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
        applyDevice(deviceRows().read(asked.arguments));
    }
    if (const std::string slow = hydra::measureMachine().warning; !slow.empty()) {
        warn(slow);
    }
    if (asked.command->name == std::string_view("serve")) {
        return runServe(asked.command->settingsOf<ServeSettings>(asked.arguments), documentOf);
    }
    return finish(documentOf(asked));
}

} // namespace

namespace hydra::cli {

namespace {

std::map<std::string, RunCommand>& running()
{
    static std::map<std::string, RunCommand> all;
    return all;
}

} // namespace

Running::Running(const char* name, RunCommand run)
{
    running()[name] = run;
}

RunCommand Running::find(const std::string& name)
{
    const auto found = running().find(name);
    if (found == running().end()) {
        throw internalError("command %1: not in the network command library", name);
    }
    return found->second;
}

} // namespace hydra::cli

extern "C" __attribute__((visibility("default"))) int hydrascopeNetworkCommand(int argc, char** argv)
{
    listenForSignals();
    try {
        return answer({argv + 1, argv + argc});
    } catch (...) {
        return complain(std::current_exception());
    }
}
