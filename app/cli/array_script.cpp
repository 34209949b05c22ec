// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/array_script.h"

#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/base/list_text.h"
#include "core/base/printable.h"

namespace hydra::cli {

namespace {

std::string shellWords(const std::vector<std::string>& words)
{
    return listText(words, " ", shellWord);
}

std::string pythonWord(const std::string& word)
{
    if (!isUtf8(word)) {
        throw usageError(
            "--engine snakemake: expected words in UTF-8, got %1; slurm and parallel take any bytes",
            printable(word));
    }
    return pythonString(word);
}

std::string pythonWords(const std::vector<std::string>& words)
{
    return "[" + listText(words, ", ", pythonWord) + "]";
}

} // namespace

std::string slurmScript(const ArrayTask& task)
{
    const std::string store = shellWord(task.store);
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
                shellWords(task.words), " --shard \"$SLURM_ARRAY_TASK_ID/", task.shards,
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
                "export HYDRASCOPE_CLI=${HYDRASCOPE_CLI:-hydrascope-cli}\n"
                "export PARALLEL_SHELL=$BASH # knows the function\n"
                "# GNU parallel would replace {} and run {= perl =} in any word that it is given.\n"
                "run() {\n"
                "    exec \"$HYDRASCOPE_CLI\" ",
                shellWords(task.words), " --shard \"$1/", task.shards, "\" --jobs ", task.cpus,
                " --quiet\n"
                "}\n"
                "export -f run\n"
                "seq ",
                task.shards, " | parallel --jobs \"${JOBS:-$(nproc)}\" --termseq TERM,20000,KILL run >",
                shellWord(task.store + ".log"),
                "\n"
                "\"$HYDRASCOPE_CLI\" merge ",
                shellWord(task.store), " --shards ", task.shards, "\n");
}

std::string snakemakeScript(const ArrayTask& task)
{
    if (task.store.find_first_of("{}") != std::string::npos) {
        throw usageError(
            "--store: Snakemake treats braces as wildcards; expected a name without them, got %1",
            printable(task.store));
    }
    return join("# Runs ", task.shards,
                " shards and merges them: snakemake --cores 8 -s THIS_FILE\n"
                "# The stores are no outputs of a rule: Snakemake would delete them before it goes on.\n"
                "import os\n\n"
                "CLI = os.environ.get(\"HYDRASCOPE_CLI\", \"hydrascope-cli\")\n"
                "STORE = ",
                pythonWord(task.store),
                "\n"
                "WORDS = ", // outside the rule, in which braces are wildcards
                pythonWords(task.words),
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
                "    shell: \"{CLI:q} {WORDS:q} --shard {wildcards.i}/{SHARDS} --jobs {threads} --quiet\"\n");
}

} // namespace hydra::cli
