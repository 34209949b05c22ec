// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of this process and of the machine, as the system tells it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unistd.h>

namespace hydra {

// Of the machine, or of what a container leaves us; 0 where the system does not say.
[[nodiscard]] std::size_t machineBytes();
// What was freed goes back to the system: the C library keeps it otherwise, and a cache that has been emptied
// would go on being counted. Milliseconds; where nothing is known of the library, nothing happens.
void giveBackFreedMemory();
// So much of it stays until then, in this process from here on: by default the C library may give the memory
// of every activation back at once, and have its pages cleared again for the next.
void keepFreedMemory(std::size_t bytes = std::size_t(1) << 30);

// Bytes of memory that this machine has: what is asked to hold more is refused before it is begun.
[[nodiscard]] inline std::uint64_t machineMemory() noexcept
{
    return static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES))
        * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace hydra
