// SPDX-License-Identifier: GPL-3.0-or-later
// array: a ready script that runs a command in shards and merges them, for what distributes work elsewhere.
#include "app/cli/array_script.h"
#include "app/cli/commands.h"
#include "app/cli/light_commands.h"
#include "core/base/error.h"
#include "core/shard/shard.h"
#include "core/shard/store_scan.h"

#include <algorithm>

namespace hydra::cli {

namespace {

// The command of that name that has --store; null: none.
const Command* storingCommand(const std::string& name)
{
    const auto found = std::find_if(commands().begin(), commands().end(), [&](const Command& command) {
        const auto isStore = [](const OptionInfo& option) { return option.name == "store"; };
        return command.name == name && std::any_of(command.options.begin(), command.options.end(), isStore);
    });
    return found == commands().end() ? nullptr : &*found;
}

ArrayTask taskOf(const Arguments& arguments)
{
    ArrayTask task;
    task.words = arguments.positional();
    const Command* const command = task.words.empty() ? nullptr : storingCommand(task.words.front());
    if (command == nullptr) {
        throw usageError("expected a command with --store after two dashes: array --engine slurm --shards 8 "
                         "-- predict MODEL INPUT... --store FILE");
    }
    for (std::size_t i = 0; i < task.words.size(); ++i) {
        const std::string& word = task.words[i];
        if (word.find('\n') != std::string::npos) {
            throw usageError("a word with a line break cannot be written into a script");
        }
        if (word == "--shard" || word.compare(0, 8, "--shard=") == 0) {
            throw usageError("--shard: the script sets it for each task");
        }
        if (word == "--store" && i + 1 < task.words.size()) {
            task.store = task.words[i + 1];
        } else if (word.compare(0, 8, "--store=") == 0) {
            task.store = word.substr(8);
        }
    }
    // A mistake is found now, and not by every task of a night.
    (void)Arguments({task.words.begin() + 1, task.words.end()}, command->options, command->name);
    if (task.store.empty()) {
        throw usageError("the command needs --store FILE.jsonl or FILE.tar");
    }
    (void)shard::storeFormat(task.store);
    const auto shards = arguments.integer("shards");
    if (!shards) {
        throw usageError("expected --shards N, at least 2");
    }
    task.shards = static_cast<int>(*shards);
    task.cpus = arguments.whole("cpus", 1);
    return task;
}

} // namespace

Json runArray(const Arguments& arguments)
{
    const std::string engine = arguments.text("engine", "");
    const ArrayTask task = taskOf(arguments);
    if (engine == "slurm") {
        return slurmScript(task);
    }
    if (engine == "parallel") {
        return parallelScript(task);
    }
    if (engine == "snakemake") {
        return snakemakeScript(task);
    }
    throw usageError("expected --engine E: slurm, parallel or snakemake");
}

} // namespace hydra::cli
