// SPDX-License-Identifier: GPL-3.0-or-later
// array: prints a script that runs a command in shards and merges them, for Slurm, GNU parallel or Snakemake.
#include "app/cli/array_script.h"
#include "app/cli/commands.h"
#include "app/cli/option_lists.h"
#include "core/base/error.h"
#include "core/shard/shard.h"
#include "core/shard/store_scan.h"

#include <algorithm>

namespace hydra::cli {

namespace {

ArrayTask taskOf(const ShardsSettings& settings)
{
    ArrayTask task;
    task.words = settings.places;
    const Command* const command = task.words.empty() ? nullptr : findCommand(task.words.front());
    if (command == nullptr || !hasOption(*command, "store")) {
        throw usageError("expected a command with --store after two dashes: array --engine slurm --shards 8 "
                         "-- predict MODEL INPUT... --store FILE");
    }
    for (const std::string& word : task.words) {
        if (word.find('\n') != std::string::npos) {
            throw usageError("a word with a line break cannot be written into a script");
        }
    }
    // Checks the options now, not in every task of a long run.
    const CommonSettings given = storeRows().read(
        Arguments({task.words.begin() + 1, task.words.end()}, command->options, command->help()));
    if (given.shard) {
        throw usageError("--shard: the script sets it for each task");
    }
    task.store = given.store;
    if (task.store.empty()) {
        throw usageError("the command needs --store FILE.jsonl or FILE.tar");
    }
    (void)shard::storeFormat(task.store);
    if (!settings.shards) {
        throw usageError("expected --shards N, at least 2");
    }
    task.shards = *settings.shards;
    task.cpus = settings.cpus;
    return task;
}

} // namespace

Json runArray(const ShardsSettings& settings)
{
    const std::string& engine = settings.engine;
    const ArrayTask task = taskOf(settings);
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
