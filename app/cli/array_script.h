// SPDX-License-Identifier: GPL-3.0-or-later
// The scripts that `array` prints. Neither a shell nor the script's runner ever executes a command's words as
// code.
#pragma once

#include <string>
#include <vector>

namespace hydra::cli {

struct ArrayTask
{
    std::vector<std::string> words; // of the command, without line breaks
    std::string store;
    int shards = 1;
    int cpus = 1; // of each
};

[[nodiscard]] std::string slurmScript(const ArrayTask& task);
[[nodiscard]] std::string parallelScript(const ArrayTask& task);
// Throws Error{Usage} for words that are not UTF-8, and for braces in the store's name, which a Snakefile
// cannot express.
[[nodiscard]] std::string snakemakeScript(const ArrayTask& task);

} // namespace hydra::cli
