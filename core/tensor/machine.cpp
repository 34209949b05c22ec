// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/machine.h"

#include "core/base/error.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <set>
#include <thread>
#include <vector>

namespace hydra {

namespace {

template<class Work>
double medianGflops(double flop, int repeats, Work&& work)
{
    work(); // the first call allocates
    std::vector<double> seconds;
    for (int i = 0; i < repeats; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    std::nth_element(seconds.begin(), seconds.begin() + repeats / 2, seconds.end());
    return flop / seconds[static_cast<std::size_t>(repeats / 2)] / 1e9;
}

// Distinct (package, core) pairs: hyper-threads do not help matrix products.
int physicalCores()
{
    std::set<std::pair<int, int>> cores;
    const int logical = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    for (int cpu = 0; cpu < logical; ++cpu) {
        const std::string topology = "/sys/devices/system/cpu/cpu" + std::to_string(cpu) + "/topology/";
        int package = 0;
        int core = cpu;
        std::ifstream(topology + "physical_package_id") >> package;
        std::ifstream(topology + "core_id") >> core;
        cores.emplace(package, core);
    }
    return static_cast<int>(cores.size());
}

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
    return physicalCores();
}

void useWantedThreads()
{
    at::set_num_threads(wantedThreads());
}

double gemmRate(int size, int repeats)
{
    const at::NoGradGuard noGrad;
    const at::Tensor a = at::randn({size, size});
    const at::Tensor b = at::randn({size, size});
    const at::Tensor y = at::empty({size, size});
    return medianGflops(2.0 * size * size * size, repeats, [&] { productInto(a, b, y); });
}

MachineSpeed measureMachine()
{
    const at::NoGradGuard noGrad;
    useWantedThreads();
    MachineSpeed speed;
    speed.threads = at::get_num_threads();
    const int size = 256; // 0.4 ms with a good BLAS, 25 ms with the reference one
    const at::Tensor a = at::randn({size, size});
    const at::Tensor b = at::randn({size, size});
    const at::Tensor y = at::empty({size, size});
    const double flop = 2.0 * size * size * size;
    speed.gemmGflops = medianGflops(flop, 5, [&] { productInto(a, b, y); });
    speed.blasGflops = medianGflops(flop, 3, [&] { at::mm_out(const_cast<at::Tensor&>(y), a, b); });
    at::set_num_threads(1);
    speed.singleThreadGflops = medianGflops(flop, 3, [&] { at::mm_out(const_cast<at::Tensor&>(y), a, b); });
    useWantedThreads();
    if (speed.blasGflops < 5.0) {
        speed.warning =
            join("LibTorch multiplies at ", static_cast<int>(speed.blasGflops * 10) / 10.0,
                 " GFLOPS: it is linked to the reference BLAS. Install an optimised one, on Debian: "
                 "apt-get install libopenblas0-openmp");
    } else if (speed.threads > 1 && speed.blasGflops < 0.6 * speed.singleThreadGflops) {
        speed.warning = join("Matrix products are slower on ", speed.threads,
                             " threads than on one: two thread pools "
                             "fight. Install libopenblas0-openmp in place of the pthread build, or set "
                             "OPENBLAS_NUM_THREADS=1.");
    }
    return speed;
}

} // namespace hydra
