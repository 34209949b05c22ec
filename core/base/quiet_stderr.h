// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps C libraries' complaints (libpng's, libtiff's) off the terminal while they work. Standard error is one
// for the whole process: as long as any thread is quiet, only what is written to ownStderr() arrives.
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

// Standard error as it was before anybody was quiet: for our own words. Not buffered.
[[nodiscard]] std::FILE* ownStderr();

} // namespace hydra
