// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/machine.h"

#include "core/base/cores.h"
#include "core/base/error.h"
#include "core/base/thread_facts.h"
#include "core/base/timing.h"
#include "core/tensor/gemm.h"
#include "core/tensor/share_cores.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>

namespace hydra {

namespace {

std::atomic<int> chosenThreads{0}; // set by the user; 0: automatic
thread_local bool inBackground = false; // or computeAlone(): one thread

} // namespace

int wantedThreads()
{
    for (const char* variable : {"HYDRA_THREADS", "OMP_NUM_THREADS"}) {
        if (const char* given = std::getenv(variable)) {
            const int threads = std::atoi(given);
            if (threads >= 1 && threads <= 1024) {
                return threads;
            }
        }
    }
    if (const int threads = chosenThreads.load(); threads > 0) {
        return threads;
    }
    static const int cores = usableCores(); // cached: reads two files a core, and every pass calls this
    return cores;
}

void chooseThreads(int count)
{
    chosenThreads = std::max(0, count);
}

void useWantedThreads()
{
    shareThreads(inBackground ? 1 : wantedThreads());
}

void computeAlone()
{
    inBackground = true;
    shareThreads(1);
}

void stayInBackground()
{
    computeAlone();
    makeWayForOthers();
}

int threadsFor(double macs)
{
    // Below it, synchronising after each product costs more than a second core saves.
    constexpr double worthSharing = 5e8;
    return macs < worthSharing || inBackground ? 1 : wantedThreads();
}

void useThreadsFor(double macs)
{
    shareThreads(threadsFor(macs));
}

double gemmRate(int size, int repeats)
{
    const c10::NoGradGuard noGrad;
    const at::Tensor a = at::randn({size, size});
    const at::Tensor b = at::randn({size, size});
    const at::Tensor y = at::empty({size, size});
    const Timing time = timingOf(secondsOf(1, repeats, [&] { productInto(a, b, y); }));
    return 2.0 * size * size * size / time.median / 1e9;
}

MachineSpeed measureMachine()
{
    const c10::NoGradGuard noGrad;
    useWantedThreads();
    MachineSpeed speed;
    speed.threads = inBackground ? 1 : wantedThreads();
    const int size = 256; // 0.4 ms with a good BLAS, 25 ms with the reference one
    const at::Tensor a = at::randn({size, size});
    const at::Tensor b = at::randn({size, size});
    at::Tensor y = at::empty({size, size});
    // The best of a few repeats, to measure the machine and not its current load.
    const auto best = [&](int repeats, auto&& work) {
        return 2.0 * size * size * size / secondsOf(1, repeats, work)[0] / 1e9;
    };
    speed.gemmGflops = best(5, [&] { productInto(a, b, y); });
    speed.blasGflops = best(3, [&] { at::mm_out(y, a, b); });
    if (speed.blasGflops < 3.0) {
        speed.warning = message("LibTorch multiplies at %1 GFLOPS: it is linked to the reference BLAS. "
                                "Install an optimised one, on Debian: apt-get install libopenblas0-openmp",
                                static_cast<int>(speed.blasGflops * 10) / 10.0);
    }
    return speed;
}

} // namespace hydra
