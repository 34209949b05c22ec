// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how fast this machine multiplies, and sets on how many threads. Measured once, at start, because a
// wrong BLAS makes everything up to sixty times slower without a warning.
#pragma once

#include "core/base/message.h"

#include <string>

namespace hydra {

struct MachineSpeed
{
    double gemmGflops = 0; // float32, the product that inference uses
    double blasGflops = 0; // float32, LibTorch's BLAS on one thread
    int threads = 0;
    Message warning; // empty if BLAS is fast
};

// The most threads that inference uses: HYDRA_THREADS or OMP_NUM_THREADS if set, else the user's choice, else
// one per usable core (usableCores).
[[nodiscard]] int wantedThreads();
// Sets the user's choice for all threads, from their next pass on. 0: automatic.
void chooseThreads(int count);
// Applies wantedThreads() to the calling thread; every thread that computes calls it once.
void useWantedThreads();
// The same for a pass of MACS multiply-accumulates: one thread if its products are too small to share, and
// fewer while other processes use the cores (share_cores.h).
void useThreadsFor(double macs);
[[nodiscard]] int threadsFor(double macs);
// Puts the calling thread in the background for good: at a lower priority if the system supports that for one
// thread, and on one thread in the functions above, for products of any size.
void stayInBackground();
// Makes the calling thread compute on one thread for good, for products of any size: one of many such
// threads.
void computeAlone();
// Takes about 10 ms.
[[nodiscard]] MachineSpeed measureMachine();
// float32 GEMM rate of SIZE^3 products by productInto, median of REPEATS.
[[nodiscard]] double gemmRate(int size, int repeats);

} // namespace hydra
