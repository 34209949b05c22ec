// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <unistd.h>

namespace hydra {

// Seconds since this process started, on Linux: field 22 of /proc/self/stat, in ticks since boot.
// Header-only: called before any library is loaded.
[[nodiscard]] inline double secondsSinceStart()
{
    char line[1024] = {};
    if (std::FILE* const file = std::fopen("/proc/self/stat", "re")) {
        (void)std::fread(line, 1, sizeof line - 1, file);
        (void)std::fclose(file);
    }
    const char* field = std::strrchr(line, ')'); // field 2 may contain blanks
    for (int i = 2; i < 22 && field != nullptr; ++i) {
        field = std::strchr(field + 1, ' ');
    }
    timespec now = {};
    (void)::clock_gettime(CLOCK_BOOTTIME, &now);
    const double ticks = field != nullptr ? std::strtod(field, nullptr) : 0;
    return double(now.tv_sec) + 1e-9 * double(now.tv_nsec) - ticks / double(::sysconf(_SC_CLK_TCK));
}

} // namespace hydra
