// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of this process and of the machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unistd.h>

namespace hydra {

// Memory of the machine in bytes, or the container's limit if that is lower; 0 if unknown.
[[nodiscard]] std::size_t machineBytes();
// Returns freed memory to the system: the C library would keep it, so an emptied cache would still count as
// used. Takes milliseconds; has no effect without glibc.
void giveBackFreedMemory();
// From now on this process keeps freed memory up to BYTES until giveBackFreedMemory(): by default the C
// library may return each activation's memory at once, and the system must clear pages again for the next.
void keepFreedMemory(std::size_t bytes = std::size_t(1) << 30);

// Physical memory of this machine in bytes: larger requests are refused before any work.
[[nodiscard]] inline std::uint64_t machineMemory() noexcept
{
    return static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES))
        * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace hydra
