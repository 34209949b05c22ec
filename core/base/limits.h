// SPDX-License-Identifier: GPL-3.0-or-later
// Resource limits of this process. Header-only: programs use it before any library is loaded.
#pragma once

#include <cstdint>
#include <optional>
#include <sys/resource.h>

namespace hydra {

// The limit of the address space in bytes (ulimit -v); empty if unlimited.
[[nodiscard]] inline std::optional<std::uint64_t> allowedAddresses() noexcept
{
    rlimit limit = {};
    const bool known = ::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
    return known ? std::optional<std::uint64_t>(limit.rlim_cur) : std::nullopt;
}

// Has no effect if a lower hard limit is set.
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

// Raises the limit of open files to its hard limit.
inline void allowManyFiles() noexcept
{
    rlimit limit = {};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        (void)::setrlimit(RLIMIT_NOFILE, &limit);
    }
}

} // namespace hydra
