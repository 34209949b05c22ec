// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <fstream>
#include <unistd.h>

namespace hydra::test {

// Bytes of this process that lie in memory now; 0 where the system does not say.
inline std::size_t residentBytes()
{
    std::size_t total = 0, pages = 0;
    std::ifstream("/proc/self/statm") >> total >> pages;
    return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace hydra::test
