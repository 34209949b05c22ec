// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/address_space.h"

#include "core/base/limits.h"

#include <cstdio>
#include <cstdlib>

namespace hydra::app {

namespace {

constexpr std::uint64_t leastBytes = 1'200'000'000; // measured: LibTorch, OpenBLAS, OpenCV, and a small model

} // namespace

void requireAddressSpace()
{
    const auto allowed = allowedAddresses();
    if (!allowed || *allowed >= leastBytes) {
        return;
    }
    char text[160];
    (void)std::snprintf(text, sizeof text,
                        "hydrascope: not enough memory: %llu MB of address space are allowed "
                        "(ulimit -v), at least %llu MB are needed\n",
                        static_cast<unsigned long long>(*allowed / 1'000'000),
                        static_cast<unsigned long long>(leastBytes / 1'000'000));
    (void)std::fputs(text, stderr);
    std::_Exit(1);
}

} // namespace hydra::app
