// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/team.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#ifdef __linux__
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif
#ifdef _OPENMP
#include <omp.h>
#endif

namespace hydra {

namespace {

#ifdef __linux__

#ifdef _OPENMP
int openSchedule(int thread)
{
    const std::string path = "/proc/self/task/" + std::to_string(thread) + "/schedstat";
    return ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
}
#endif

// "nanoseconds on a core, nanoseconds waited for one, times": the second; negative when the thread is gone.
double waitedIn(int file)
{
    char text[96];
    const ssize_t size = ::pread(file, text, sizeof text - 1, 0);
    if (size <= 0) {
        return -1;
    }
    text[size] = '\0';
    char* end = nullptr;
    (void)std::strtoull(text, &end, 10);
    return double(std::strtoull(end, nullptr, 10)) * 1e-9;
}

#endif

} // namespace

Team::~Team()
{
    leave();
}

void Team::leave()
{
#ifdef __linux__
    for (const int file : m_files) {
        if (file >= 0) {
            ::close(file);
        }
    }
#endif
    m_files.clear();
    m_names.clear();
    m_threads = 0;
}

void Team::meet(int threads)
{
    if (threads == m_threads) {
        return;
    }
    leave();
    m_threads = threads;
#if defined(__linux__) && defined(_OPENMP)
    m_names.assign(static_cast<std::size_t>(threads), 0);
#pragma omp parallel num_threads(threads)
    m_names[static_cast<std::size_t>(omp_get_thread_num())] = static_cast<int>(::syscall(SYS_gettid));
    m_names.erase(std::remove(m_names.begin(), m_names.end(), 0), m_names.end()); // fewer may have come
    for (const int name : m_names) {
        m_files.push_back(openSchedule(name));
    }
#endif
}

double Team::waited() const
{
    double sum = 0;
#ifdef __linux__
    for (const int file : m_files) {
        const double seconds = file >= 0 ? waitedIn(file) : -1;
        if (seconds < 0) {
            return -1;
        }
        sum += seconds;
    }
#endif
    return m_files.empty() ? -1 : sum;
}

int Team::awake() const
{
    int count = 0;
    for (std::size_t i = 1; i < m_names.size(); ++i) {
        std::ifstream file("/proc/self/task/" + std::to_string(m_names[i]) + "/stat");
        std::string line; // "123 (name) R ..."
        std::getline(file, line);
        const std::size_t name = line.rfind(") ");
        count += name != std::string::npos && line[name + 2] == 'R' ? 1 : 0;
    }
    return count;
}

int othersRunning()
{
#ifdef __linux__
    // "0.42 0.29 0.10 2/345 6789": two of 345 threads run or could
    const int file = ::open("/proc/loadavg", O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return -1;
    }
    char text[128];
    const ssize_t size = ::read(file, text, sizeof text - 1);
    ::close(file);
    text[size > 0 ? size : 0] = '\0';
    int running = 0;
    if (std::sscanf(text, "%*f %*f %*f %d/", &running) == 1 && running > 0) {
        return running - 1;
    }
#endif
    return -1;
}

} // namespace hydra
