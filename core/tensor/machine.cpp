// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/machine.h"

#include "core/base/error.h"
#include "core/base/timing.h"
#include "core/tensor/cores.h"
#include "core/tensor/gemm.h"
#include "core/tensor/share_cores.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

#ifdef __linux__
#include <dlfcn.h>
#include <sys/resource.h>
#endif

namespace hydra {

namespace {

std::atomic<int> chosenThreads{0}; // by the user; 0: by the machine
thread_local bool inBackground = false; // or alone: one thread for products

// Seconds of processor that all processes together have had, steal by other virtual machines included.
double secondsOfAll()
{
    std::ifstream stat("/proc/stat");
    std::string name;
    double user = 0, nice = 0, system = 0, idle = 0, wait = 0, interrupts = 0, soft = 0, steal = 0;
    stat >> name >> user >> nice >> system >> idle >> wait >> interrupts >> soft >> steal;
    return (user + nice + system + interrupts + soft + steal) / 100; // the kernel's unit here is 10 ms
}

double secondsOfOurs()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; // of all our threads
}

// Whether others work on this machine while we repeat WORK for a moment: with them about, a slow product says
// nothing about BLAS or threads. (The load average would say it a minute late.)
template<class Work>
bool machineIsBusy(Work&& work)
{
    constexpr auto moment = std::chrono::milliseconds(200);
    const double all = secondsOfAll();
    const double ours = secondsOfOurs();
    const auto start = std::chrono::steady_clock::now();
    while (std::chrono::steady_clock::now() - start < moment) {
        work();
    }
    const double others = (secondsOfAll() - all) - (secondsOfOurs() - ours);
    return others > 0.25 * std::chrono::duration<double>(moment).count();
}

#ifdef __linux__
// What NAME of the library that HANDLE stands for answers; 0 if there is no such function.
int answerOf(void* handle, const char* name)
{
    auto* function = reinterpret_cast<int (*)()>(::dlsym(handle, name));
    return function != nullptr ? function() : 0;
}
#endif

} // namespace

bool blasSharesOurThreads()
{
#ifdef __linux__
    // The library in use is the one whose sgemm_ the loader finds first.
    void* product = ::dlsym(RTLD_DEFAULT, "sgemm_");
    Dl_info found{};
    if (product == nullptr || ::dladdr(product, &found) == 0 || found.dli_fname == nullptr) {
        return false;
    }
    std::error_code failed;
    const std::string file = std::filesystem::canonical(found.dli_fname, failed).string();
    if (file.find("openmp") != std::string::npos) { // Debian's folder of that build
        return true;
    }
    if (void* library = ::dlopen(found.dli_fname, RTLD_LAZY | RTLD_NOLOAD)) {
        constexpr int openMp = 2; // 1: threads of its own, 0: none
        const bool shares = answerOf(library, "openblas_get_parallel") == openMp;
        ::dlclose(library);
        return shares;
    }
#endif
    return false;
}

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
    static const int cores = usableCores(); // reads two files a core, and every pass asks
    return cores;
}

void chooseThreads(int count)
{
    chosenThreads = std::max(0, count);
}

void useWantedThreads()
{
    at::set_num_threads(inBackground ? 1 : wantedThreads());
}

void computeAlone()
{
    inBackground = true;
    at::set_num_threads(1);
}

void stayInBackground()
{
    computeAlone();
#ifdef __linux__
    constexpr int nicer = 10;
    (void)::setpriority(PRIO_PROCESS, 0, nicer); // of this thread only, on Linux
#endif
}

int threadsFor(double macs)
{
    // Below it, meeting at the end of each product costs more than a second core gives.
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
    speed.threads = at::get_num_threads();
    const int size = 256; // 0.4 ms with a good BLAS, 25 ms with the reference one
    const at::Tensor a = at::randn({size, size});
    const at::Tensor b = at::randn({size, size});
    at::Tensor y = at::empty({size, size});
    // The best of a few: what the machine can do, not what others left of it at the moment.
    const auto best = [&](int repeats, auto&& work) {
        return 2.0 * size * size * size / secondsOf(1, repeats, work)[0] / 1e9;
    };
    const auto blas = [&] { at::mm_out(y, a, b); };
    speed.gemmGflops = best(5, [&] { productInto(a, b, y); });
    speed.blasGflops = best(3, blas);
    at::set_num_threads(1);
    speed.singleThreadGflops = best(3, blas);
    useWantedThreads();
    if (std::max(speed.blasGflops, speed.singleThreadGflops) < 3.0) {
        speed.warning =
            join("LibTorch multiplies at ", static_cast<int>(speed.blasGflops * 10) / 10.0,
                 " GFLOPS: it is linked to the reference BLAS. Install an optimised one, on Debian: "
                 "apt-get install libopenblas0-openmp");
    } else if (speed.threads > 1 && speed.blasGflops < 0.6 * speed.singleThreadGflops
               && !blasSharesOurThreads() && !machineIsBusy(blas)) {
        speed.warning = join("Matrix products are slower on ", speed.threads,
                             " threads than on one: two thread pools "
                             "fight. Install libopenblas0-openmp in place of the pthread build, or set "
                             "OPENBLAS_NUM_THREADS=1.");
    }
    return speed;
}

} // namespace hydra
