// SPDX-License-Identifier: GPL-3.0-or-later
// Standard input, output and error at the level of descriptors.
#pragma once

#include "core/base/descriptor.h"

#include <cstdio>

namespace hydra {

inline constexpr int standardInput = 0;

// Opens /dev/null for closed standard streams; otherwise the next file opened would receive what is printed.
void holdStandardStreams();
[[nodiscard]] Descriptor copyOfStandardInput();
[[nodiscard]] bool isTerminal(std::FILE* stream);
// Returns standard output for the caller alone and redirects the program's to standard error, for what
// libraries print. Below 0 on failure, with errno.
[[nodiscard]] Descriptor takeStandardOutput();

} // namespace hydra
