// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as a whole: which command it asks for, and what is printed. Read twice where a network is
// needed: by the program, and by the library that it loads then.
#pragma once

#include "app/cli/commands.h"

#include <string>
#include <vector>

namespace hydra::cli {

struct Asked
{
    const Command* command = nullptr; // none: --help or --version, which was answered
    Arguments arguments;
    int code = 0; // to end with, where nothing is asked
};

// WORDS without the program's name. From here on messages are in the language that --language or the
// environment says. Throws Error{Usage}.
[[nodiscard]] Asked readCommandLine(std::vector<std::string> words);

// What COMMAND has found, on standard output: JSON, or a script as it stands. Gives the exit code.
[[nodiscard]] int finish(Json document);

// The function of the networks' library, by name: the whole command line once more, which is run. Gives the
// exit code.
inline constexpr const char* networkFunction = "hydrascopeNetworkCommand";
using NetworkFunction = int (*)(int argc, char** argv);

} // namespace hydra::cli
