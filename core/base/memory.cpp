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

std::size_t machineBytes()
{
#ifdef __linux__
    const long pages = ::sysconf(_SC_PHYS_PAGES);
    std::size_t bytes =
        pages > 0 ? static_cast<std::size_t>(pages) * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) : 0;
    for (const char* limit :
         {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) { // "max" or bytes
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

void keepFreedMemory(std::size_t bytes)
{
#ifdef __GLIBC__
    const int most = static_cast<int>(std::min(bytes, std::size_t(1) << 30));
    (void)::mallopt(M_MMAP_THRESHOLD, most); // blocks above it are mapped, and unmapped when freed
    (void)::mallopt(M_TRIM_THRESHOLD, most);
#else
    (void)bytes;
#endif
}

} // namespace hydra
