// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/thread_facts.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#ifdef __linux__
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace hydra {

#ifdef __linux__

int thisThread()
{
    return static_cast<int>(::syscall(SYS_gettid));
}

int openSchedule(int thread)
{
    const std::string path = "/proc/self/task/" + std::to_string(thread) + "/schedstat";
    return ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
}

// The second of "nanoseconds on a core, nanoseconds waited for one, times".
double waitedIn(int schedule)
{
    char text[96];
    const ssize_t size = schedule < 0 ? -1 : ::pread(schedule, text, sizeof text - 1, 0);
    if (size <= 0) {
        return -1;
    }
    text[size] = '\0';
    char* end = nullptr;
    (void)std::strtoull(text, &end, 10);
    return double(std::strtoull(end, nullptr, 10)) * 1e-9;
}

bool isAwake(int thread)
{
    std::ifstream file("/proc/self/task/" + std::to_string(thread) + "/stat");
    std::string line; // "123 (name) R ..."
    std::getline(file, line);
    const std::size_t name = line.rfind(") ");
    return name != std::string::npos && line[name + 2] == 'R';
}

// "0.42 0.29 0.10 2/345 6789": two of 345 threads are runnable
int othersRunning()
{
    const int file = ::open("/proc/loadavg", O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return -1;
    }
    char text[128];
    const ssize_t size = ::read(file, text, sizeof text - 1);
    ::close(file);
    text[size > 0 ? size : 0] = '\0';
    int running = 0;
    return std::sscanf(text, "%*f %*f %*f %d/", &running) == 1 && running > 0 ? running - 1 : -1;
}

void makeWayForOthers()
{
    constexpr int nicer = 10;
    (void)::setpriority(PRIO_PROCESS, 0, nicer); // of this thread only
}

#else

int thisThread()
{
    return 0;
}

int openSchedule(int)
{
    return -1;
}

double waitedIn(int)
{
    return -1;
}

bool isAwake(int)
{
    return false;
}

int othersRunning()
{
    return -1;
}

void makeWayForOthers() { }

#endif

} // namespace hydra
