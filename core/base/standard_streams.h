// SPDX-License-Identifier: GPL-3.0-or-later
// Standard input, output and error as the system has them.
#pragma once

#include "core/base/descriptor.h"

#include <cstdio>

namespace hydra {

inline constexpr int standardInput = 0;

// One that was closed must not become the first file that is opened: what is printed would go there.
void holdStandardStreams();
[[nodiscard]] Descriptor copyOfStandardInput();
[[nodiscard]] bool isTerminal(std::FILE* stream);
// Standard output for its caller alone: what a library prints there goes to standard error. Below 0: errno
// says why not.
[[nodiscard]] Descriptor takeStandardOutput();

} // namespace hydra
