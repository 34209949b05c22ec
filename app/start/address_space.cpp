// SPDX-License-Identifier: GPL-3.0-or-later
// A limit on the address space (ulimit -v, a batch system's) that the libraries alone exceed. OpenBLAS tries
// for ever to get its buffers, before main() begins; so this looks before any library's constructor runs.
#ifdef __linux__
#include <cstdio>
#include <sys/resource.h>
#include <unistd.h>

namespace {

constexpr rlim_t leastBytes = 1'200'000'000; // measured: LibTorch, OpenBLAS, OpenCV, and a small model

void requireAddressSpace(int, char**, char**)
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

} // namespace

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // those want 20 TB of it, and to be first
__attribute__((section(".preinit_array"), used)) void (*const hydraFirst)(int, char**,
                                                                          char**) = requireAddressSpace;
#else
[[maybe_unused]] void (*const hydraFirst)(int, char**, char**) = requireAddressSpace;
#endif
#endif
