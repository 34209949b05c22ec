// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-cli: runs commands without a network itself, and loads the library with the others.
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/start/address_space.h"
#include "core/base/error.h"
#include "core/base/shared_library.h"
#include "core/base/standard_streams.h"
#include "core/model/named_tensors.h"

#include <exception>
#include <filesystem>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

namespace {

using namespace hydra::cli;

struct Light
{
    std::string_view name;
    RunCommand run;
    bool mayNeedWeights = false; // if so, the library handles signals
};
constexpr Light lightCommands[] = {
    {"models", Parsed<runModels>::by},   {"download", Parsed<runDownload>::by},
    {"info", Parsed<runInfo>::by, true}, {"merge", Parsed<runMerge>::by},
    {"missing", Parsed<runMissing>::by}, {"array", Parsed<runArray>::by},
    {"manual", Parsed<runManual>::by},   {"completion", Parsed<runCompletion>::by, true},
};

// Returns the document; empty if LibTorch is needed.
std::optional<Json> answer(const Asked& asked)
{
    for (const Light& each : lightCommands) {
        if (each.name == asked.command->name && asked.arguments.find("curves") == nullptr) {
            if (!each.mayNeedWeights) {
                listenForSignals();
            }
            try {
                return each.run(*asked.command, asked.arguments);
            } catch (const hydra::NeedsWeights&) {
                return std::nullopt;
            }
        }
    }
    return std::nullopt;
}

NetworkFunction loadNetworks()
{
    hydra::app::requireAddressSpace();
    std::error_code failed;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
    const std::string path = (program.parent_path() / HYDRA_NETWORK_LIBRARY).string();
    hydra::SharedLibrary::loadFirst(HYDRA_LIBRARIES_FIRST);
    // Lazy binding: of a hundred thousand functions a command calls few.
    hydra::SharedLibrary library(path, hydra::SharedLibrary::Binding::Lazy);
    const auto found = library.find<std::remove_pointer_t<NetworkFunction>>(networkFunction);
    if (found == nullptr) {
        throw hydra::internalError("the network command library could not be loaded: %1", library.problem());
    }
    return found;
}

} // namespace

int main(int argc, char** argv)
{
    hydra::holdStandardStreams();
    try {
        const Asked asked = readCommandLine({argv + 1, argv + argc});
        if (asked.command == nullptr) {
            flushOutput();
            return asked.code;
        }
        if (std::optional<Json> document = answer(asked)) {
            return finish(std::move(*document));
        }
        return loadNetworks()(argc, argv);
    } catch (...) {
        return complain(std::current_exception());
    }
}
