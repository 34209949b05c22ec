// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/memory.h"

#include <algorithm>
#include <fstream>
#include <string>

#ifdef __linux__
#include <unistd.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace hydra {

std::size_t residentBytes()
{
#ifdef __linux__
    std::size_t total = 0;
    std::size_t resident = 0; // pages
    std::ifstream("/proc/self/statm") >> total >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
#else
    return 0;
#endif
}

std::size_t machineBytes()
{
#ifdef __linux__
    const long pages = ::sysconf(_SC_PHYS_PAGES);
    std::size_t bytes =
        pages > 0 ? static_cast<std::size_t>(pages) * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) : 0;
    for (const char* limit :
         {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) { // "max", or bytes
        std::size_t most = 0;
        if (std::ifstream(limit) >> most && most > 0) {
            bytes = std::min(bytes, most);
        }
    }
    return bytes;
#else
    return 0;
#endif
}

void giveBackFreedMemory()
{
#ifdef __GLIBC__
    (void)::malloc_trim(0);
#endif
}

void keepFreedMemory()
{
#ifdef __GLIBC__
    constexpr int large = 1 << 30;
    ::mallopt(M_MMAP_THRESHOLD, large);
    ::mallopt(M_TRIM_THRESHOLD, large);
#endif
}

} // namespace hydra
