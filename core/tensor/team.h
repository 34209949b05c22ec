// SPDX-License-Identifier: GPL-3.0-or-later
// The calling thread and its OpenMP threads: how long they waited for a core, as the system reports.
#pragma once

#include "core/base/descriptor.h"

#include <vector>

namespace hydra {

class Team
{
public:
    Team() = default;
    ~Team();
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;

    // Starts a parallel region of THREADS threads, unless it is the current number, and records their ids.
    // Called by the thread that computes.
    void meet(int threads);
    // Total seconds that they were ready to run without a core; negative if unknown (available on Linux, from
    // /proc/self/task/*/schedstat).
    [[nodiscard]] double waited() const;
    // How many of them, without the caller, are running or runnable.
    [[nodiscard]] int awake() const;

private:
    void leave();

    int m_threads = 0;
    std::vector<int> m_names; // the caller's first
    std::vector<Descriptor> m_files;
};

} // namespace hydra
