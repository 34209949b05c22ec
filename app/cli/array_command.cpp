// SPDX-License-Identifier: GPL-3.0-or-later
// array: a ready script that runs a command in shards and merges them, for what distributes work elsewhere.
#include "app/cli/commands.h"
#include "core/base/error.h"
#include "core/shard/shard.h"
#include "core/shard/store_scan.h"

#include <algorithm>
#include <cctype>

namespace hydra::cli {

namespace {

struct ArrayTask
{
    std::vector<std::string> words; // of the command
    std::string store;
    int shards = 1;
    int cpus = 1; // of each
};

// One word of a shell, as it is.
std::string quoted(const std::string& word)
{
    const bool plain = !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0
            || std::string("@%_+=:,./-").find(c) != std::string::npos;
    });
    if (plain) {
        return word;
    }
    std::string text = "'";
    for (const char c : word) {
        text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return text + "'";
}

std::string quotedWords(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : " ") + quoted(word);
    }
    return text;
}

ArrayTask taskOf(const Arguments& arguments)
{
    ArrayTask task;
    task.words = arguments.positional();
    static const std::vector<std::string> known{"predict", "explain",    "evaluate",
                                                "embed",   "importance", "faithfulness"};
    if (task.words.empty() || std::find(known.begin(), known.end(), task.words.front()) == known.end()) {
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
    if (task.store.empty()) {
        throw usageError("the command needs --store FILE.jsonl or FILE.tar");
    }
    (void)shard::storeFormat(task.store);
    const auto shards = arguments.integer("shards", 2, shard::mostShards);
    if (!shards) {
        throw usageError("expected --shards N, at least 2");
    }
    task.shards = static_cast<int>(*shards);
    task.cpus = static_cast<int>(arguments.integer("cpus", 1, 1024).value_or(1));
    return task;
}

std::string slurmScript(const ArrayTask& task)
{
    const std::string store = quoted(task.store);
    return join("#!/bin/bash\n"
                "# Submits what is missing of ",
                task.shards,
                " shards as a Slurm array, and the merge that waits for them.\n"
                "# Run it again after a failure: shards that are complete are left alone.\n"
                "set -euo pipefail\n"
                "cli=${HYDRASCOPE_CLI:-hydrascope-cli}\n"
                "wait=()\n"
                "todo=$(\"$cli\" missing ",
                store, " --shards ", task.shards,
                " --plain)\n"
                "if [ -n \"$todo\" ]; then\n"
                "    job=$(sbatch --parsable --array=\"$todo\" <<'TASK'\n"
                "#!/bin/bash\n"
                "#SBATCH --job-name=hydrascope\n"
                "#SBATCH --cpus-per-task=",
                task.cpus,
                "\n"
                "#SBATCH --requeue\n"
                "#SBATCH --open-mode=append\n"
                "exec \"${HYDRASCOPE_CLI:-hydrascope-cli}\" ",
                quotedWords(task.words), " --shard \"$SLURM_ARRAY_TASK_ID/", task.shards,
                "\"\n"
                "TASK\n"
                "    )\n"
                "    wait=(--dependency=\"afterok:${job%%;*}\" --kill-on-invalid-dep=yes)\n"
                "fi\n"
                "sbatch \"${wait[@]}\" <<'MERGE'\n"
                "#!/bin/bash\n"
                "#SBATCH --job-name=hydrascope-merge\n"
                "exec \"${HYDRASCOPE_CLI:-hydrascope-cli}\" merge ",
                store, " --shards ", task.shards,
                "\n"
                "MERGE\n");
}

std::string parallelScript(const ArrayTask& task)
{
    return join("#!/bin/bash\n"
                "# Runs ",
                task.shards,
                " shards with GNU parallel, ${JOBS:-one for each core} at a time, and merges them.\n"
                "# Run it again after a failure: it goes on.\n"
                "set -euo pipefail\n"
                "cli=${HYDRASCOPE_CLI:-hydrascope-cli}\n"
                "seq ",
                task.shards,
                " | parallel -q --jobs \"${JOBS:-$(nproc)}\" --termseq TERM,20000,KILL \\\n"
                "    \"$cli\" ",
                quotedWords(task.words), " --shard {}/", task.shards, " --jobs ", task.cpus, " --quiet >",
                quoted(task.store + ".log"),
                "\n"
                "\"$cli\" merge ",
                quoted(task.store), " --shards ", task.shards, "\n");
}

std::string snakemakeScript(const ArrayTask& task)
{
    // A list of JSON strings is a list of Python strings.
    const std::string words = Json(task.words).dump();
    const std::string store = Json(task.store).dump();
    return join(
        "# Runs ", task.shards,
        " shards and merges them: snakemake --cores 8 -s THIS_FILE\n"
        "# The stores are no outputs of a rule: Snakemake would delete them before it goes on.\n"
        "import os\n\n"
        "CLI = os.environ.get(\"HYDRASCOPE_CLI\", \"hydrascope-cli\")\n"
        "STORE = ",
        store,
        "\n"
        "SHARDS = ",
        task.shards,
        "\n\n"
        "rule merge:\n"
        "    input: expand(STORE + \".{i}.done\", i=range(1, SHARDS + 1))\n"
        "    output: STORE\n"
        "    shell: \"{CLI:q} merge {output:q} --shards {SHARDS} --quiet\"\n\n"
        "rule shard:\n"
        "    output: touch(STORE + \".{i}.done\")\n"
        "    threads: ",
        task.cpus,
        "\n"
        "    params: words=",
        words,
        "\n"
        "    shell: \"{CLI:q} {params.words:q} --shard {wildcards.i}/{SHARDS} --jobs {threads} --quiet\"\n");
}

Json arrayScript(const Arguments& arguments)
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
    throw usageError("--engine: expected slurm, parallel or snakemake, got '", engine, "'");
}

} // namespace

Command arrayCommand()
{
    return {"array",
            "--engine E --shards N -- COMMAND...",
            "print a script that runs a command with --store in shards and merges them",
            {{"engine", "slurm|parallel|snakemake", "what runs the script"},
             {"shards", "N", "parts of the list"},
             {"cpus", "N", "cores of each (default 1)"}},
            arrayScript};
}

} // namespace hydra::cli
