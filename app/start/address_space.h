// SPDX-License-Identifier: GPL-3.0-or-later
// Checks for a limit on the address space (ulimit -v, a batch system's) that LibTorch and its libraries
// exceed. With such a limit OpenBLAS hangs while it is loaded, retrying to allocate its buffers.
#pragma once

namespace hydra::app {

// If there is such a limit, prints a message and ends the program with code 1.
void requireAddressSpace();

} // namespace hydra::app
