// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <unistd.h>

namespace hydra {

// Bytes of memory that this machine has: what is asked to hold more is refused before it is begun.
[[nodiscard]] inline std::uint64_t machineMemory() noexcept
{
    return static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES))
        * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace hydra
