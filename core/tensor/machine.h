// SPDX-License-Identifier: GPL-3.0-or-later
// How fast this machine multiplies, and on how many threads: looked at once, at start, because a wrong BLAS
// makes everything up to sixty times slower without a word.
#pragma once

#include <string>

namespace hydra {

struct MachineSpeed
{
    double gemmGflops = 0; // float32, of the product that inference uses
    double blasGflops = 0; // float32, of LibTorch's BLAS on one thread
    int threads = 0;
    std::string warning; // empty when all is well
};

// The threads inference uses where there is room: HYDRA_THREADS or OMP_NUM_THREADS when set, else what the
// user chose, else one for each core that is for us (usableCores).
[[nodiscard]] int wantedThreads();
// For all threads, from their next pass on. 0: as many as suit this machine.
void chooseThreads(int count);
// For the calling thread; every thread that computes calls it once.
void useWantedThreads();
// The same for a pass of MACS multiply-accumulates: one thread where its products are too small to share, and
// fewer for as long as others take the cores (shareCores).
void useThreadsFor(double macs);
[[nodiscard]] int threadsFor(double macs);
// The calling thread gives way from now on: it runs at a lower priority where the system lets a single thread
// do so, and the two above leave it one thread, whatever the size of its products.
void stayInBackground();
// One of many threads that each compute alone from now on, whatever the size of their products.
void computeAlone();
// About 10 ms of products.
[[nodiscard]] MachineSpeed measureMachine();
// float32 GEMM rate of SIZE^3 products by productInto, median of REPEATS.
[[nodiscard]] double gemmRate(int size, int repeats);

} // namespace hydra
