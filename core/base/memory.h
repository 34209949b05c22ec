// SPDX-License-Identifier: GPL-3.0-or-later
// The memory of this process and of the machine, as the system tells it.
#pragma once

#include <cstddef>

namespace hydra {

// Bytes of this process that lie in memory now; 0 where the system does not say.
[[nodiscard]] std::size_t residentBytes();
// Of the machine, or of what a container leaves us; 0 where the system does not say.
[[nodiscard]] std::size_t machineBytes();
// What was freed goes back to the system: the C library keeps it otherwise, and a cache that has been emptied
// would go on being counted. Milliseconds; where nothing is known of the library, nothing happens.
void giveBackFreedMemory();
// From now on the C library keeps it until giveBackFreedMemory(): for work whose buffers of megabytes come
// and go many times a second. By default each goes back to the kernel, and its pages are cleared again.
void keepFreedMemory();

} // namespace hydra
