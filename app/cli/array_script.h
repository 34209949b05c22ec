// SPDX-License-Identifier: GPL-3.0-or-later
// The scripts that `array` prints. A command's words are never run as code: neither by a shell nor by what
// runs the script.
#pragma once

#include <string>
#include <vector>

namespace hydra::cli {

struct ArrayTask
{
    std::vector<std::string> words; // of the command; none has a line break
    std::string store;
    int shards = 1;
    int cpus = 1; // of each
};

[[nodiscard]] std::string slurmScript(const ArrayTask& task);
[[nodiscard]] std::string parallelScript(const ArrayTask& task);
// Throws Error{Usage} for words that are no UTF-8, and for braces in the store: a Snakefile cannot say them.
[[nodiscard]] std::string snakemakeScript(const ArrayTask& task);

} // namespace hydra::cli
