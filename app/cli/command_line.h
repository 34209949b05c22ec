// SPDX-License-Identifier: GPL-3.0-or-later
// The whole command line: which command it runs, and the output. If a network is needed, it is parsed twice:
// by the program, and by the library that it then loads.
#pragma once

#include "app/cli/commands.h"

#include <string>
#include <vector>

namespace hydra::cli {

struct Asked
{
    const Command* command = nullptr; // null for --help or --version, already answered
    Arguments arguments;
    int code = 0; // exit code if COMMAND is null
};

// WORDS exclude the program's name. Switches messages to the language of --language or the environment.
// Throws Error{Usage}.
[[nodiscard]] Asked readCommandLine(std::vector<std::string> words);

// Prints a command's result to standard output: JSON, or a script verbatim. Returns the exit code.
[[nodiscard]] int finish(Json document);

// The name of the network library's function. It parses and runs the whole command line, and returns the exit
// code.
inline constexpr const char* networkFunction = "hydrascopeNetworkCommand";
using NetworkFunction = int (*)(int argc, char** argv);

} // namespace hydra::cli
