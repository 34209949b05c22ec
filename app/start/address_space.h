// SPDX-License-Identifier: GPL-3.0-or-later
// A limit on the address space (ulimit -v, a batch system's) that LibTorch and its libraries alone exceed.
// OpenBLAS then tries for ever to get its buffers, while it is loaded.
#pragma once

namespace hydra::app {

// Says so and ends the program with code 1 where there is such a limit.
void requireAddressSpace();

} // namespace hydra::app
