// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <fstream>
#include <unistd.h>

namespace hydra::test {

// Resident memory of this process in bytes; 0 if the system does not report it.
inline std::size_t residentBytes()
{
    std::size_t total = 0, pages = 0;
    std::ifstream("/proc/self/statm") >> total >> pages;
    return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace hydra::test
