// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/address_space.h"

#ifdef __linux__
#include <cstdio>
#include <sys/resource.h>
#include <unistd.h>

namespace hydra::app {

namespace {

constexpr rlim_t leastBytes = 1'200'000'000; // measured: LibTorch, OpenBLAS, OpenCV, and a small model

} // namespace

void requireAddressSpace()
{
    rlimit limit = {};
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY
        || limit.rlim_cur >= leastBytes) {
        return;
    }
    char text[160];
    const int length = std::snprintf(text, sizeof text,
                                     "hydrascope: not enough memory: %llu MB of address space are allowed "
                                     "(ulimit -v), at least %llu MB are needed\n",
                                     static_cast<unsigned long long>(limit.rlim_cur / 1'000'000),
                                     static_cast<unsigned long long>(leastBytes / 1'000'000));
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text, static_cast<std::size_t>(length));
    ::_exit(1);
}

} // namespace hydra::app

#else
void hydra::app::requireAddressSpace() { }
#endif
