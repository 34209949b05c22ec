// SPDX-License-Identifier: GPL-3.0-or-later
// What the system grants this process. Of headers alone: programs ask it before any library is loaded.
#pragma once

#include <cstdint>
#include <optional>
#include <sys/resource.h>

namespace hydra {

// Bytes of addresses that are allowed (ulimit -v); none: as many as there are.
[[nodiscard]] inline std::optional<std::uint64_t> allowedAddresses() noexcept
{
    rlimit limit = {};
    const bool known = ::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
    return known ? std::optional<std::uint64_t>(limit.rlim_cur) : std::nullopt;
}

// A narrower limit stays.
inline void allowAddresses(std::uint64_t bytes) noexcept
{
    const rlimit limits{bytes, bytes};
    (void)::setrlimit(RLIMIT_AS, &limits);
}
inline void allowProcessorTime(std::uint64_t seconds) noexcept
{
    const rlimit limits{seconds, seconds};
    (void)::setrlimit(RLIMIT_CPU, &limits);
}

// As many open files as this user may have.
inline void allowManyFiles() noexcept
{
    rlimit limit = {};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        (void)::setrlimit(RLIMIT_NOFILE, &limit);
    }
}

} // namespace hydra
