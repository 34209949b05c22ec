// SPDX-License-Identifier: GPL-3.0-or-later
// Suppresses messages of C libraries (libpng, libtiff) on standard error. Standard error is shared by the
// whole process: while any thread is quiet, only output to ownStderr() appears.
#pragma once

#include <cstdio>

namespace hydra {

class QuietStderr
{
public:
    QuietStderr();
    ~QuietStderr();
    QuietStderr(const QuietStderr&) = delete;
    QuietStderr& operator=(const QuietStderr&) = delete;
};

// The original standard error, for the program's own messages. Unbuffered.
[[nodiscard]] std::FILE* ownStderr();

} // namespace hydra
