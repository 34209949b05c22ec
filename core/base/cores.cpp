// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/cores.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <thread>
#include <utility>

#ifdef __linux__
#include <sched.h>
#include <unistd.h>
#endif

namespace hydra {

namespace {

std::string textOf(const std::string& path)
{
    std::ifstream file(path);
    std::string text;
    std::getline(file, text, '\0');
    return text;
}

bool mayUse(int cpu)
{
#ifdef __linux__
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    if (cpu < CPU_SETSIZE && ::sched_getaffinity(0, sizeof allowed, &allowed) == 0) {
        return CPU_ISSET(static_cast<std::size_t>(cpu), &allowed);
    }
#endif
    (void)cpu;
    return true;
}

// Counts distinct (package, core) pairs.
int allowedCores()
{
    std::set<std::pair<int, int>> cores;
    for (int cpu = 0; cpu < onlineCores(); ++cpu) {
        if (mayUse(cpu)) {
            const std::string topology = "/sys/devices/system/cpu/cpu" + std::to_string(cpu) + "/topology/";
            int package = 0;
            int core = cpu;
            std::ifstream(topology + "physical_package_id") >> package;
            std::ifstream(topology + "core_id") >> core;
            cores.emplace(package, core);
        }
    }
    return std::max(1, static_cast<int>(cores.size()));
}

// Version 1 of control groups has two files in place of cpu.max.
std::string cpuMaxOf(const std::string& folder)
{
    const std::string text = textOf(folder + "/cpu.max");
    return !text.empty() ? text
                         : textOf(folder + "/cpu.cfs_quota_us") + " " + textOf(folder + "/cpu.cfs_period_us");
}

// The lowest quota of our control group and its parents. Lines are "4:cpu,cpuacct:/a/b" or "0::/a/b".
std::optional<double> granted()
{
    std::optional<double> least;
    std::istringstream groups(textOf("/proc/self/cgroup"));
    for (std::string line; std::getline(groups, line);) {
        const std::size_t colon = line.rfind(':');
        const bool unified = line.rfind("0::", 0) == 0;
        if (colon == std::string::npos || (!unified && line.find("cpu") == std::string::npos)) {
            continue;
        }
        std::string path = line.substr(colon + 1);
        while (true) {
            const std::string root = unified ? "/sys/fs/cgroup" : "/sys/fs/cgroup/cpu";
            if (const auto found = coresGranted(cpuMaxOf(root + path))) {
                least = std::min(least.value_or(*found), *found);
            }
            if (path.empty() || path == "/") {
                break;
            }
            path.resize(path.rfind('/'));
        }
    }
    return least;
}

} // namespace

std::optional<double> coresGranted(const std::string& cpuMax)
{
    std::istringstream in(cpuMax);
    double quota = 0;
    double period = 0;
    if (in >> quota >> period && quota > 0 && period > 0) { // -1: no limit
        return quota / period;
    }
    return std::nullopt;
}

int onlineCores()
{
#ifdef __linux__
    return static_cast<int>(std::max(1L, ::sysconf(_SC_NPROCESSORS_ONLN)));
#else
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
#endif
}

int machineCores()
{
#ifdef __linux__
    return static_cast<int>(std::max(1L, ::sysconf(_SC_NPROCESSORS_CONF)));
#else
    return onlineCores();
#endif
}

int usableCores()
{
    const int cores = allowedCores();
    const std::optional<double> share = granted();
    return share ? std::clamp(static_cast<int>(*share), 1, cores) : cores;
}

} // namespace hydra
