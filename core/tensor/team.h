// SPDX-License-Identifier: GPL-3.0-or-later
// The calling thread and those that OpenMP lends it, as the system sees them: how long they waited for a
// core.
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

    // Calls THREADS threads together, if it has not, and learns their names. To be called by the thread that
    // computes.
    void meet(int threads);
    // Seconds since they began that they were ready to run and had no core, summed; negative where the system
    // does not say (it does on Linux, in /proc/self/task/*/schedstat).
    [[nodiscard]] double waited() const;
    // Of them, the caller left out, how many run now or could.
    [[nodiscard]] int awake() const;

private:
    void leave();

    int m_threads = 0;
    std::vector<int> m_names; // the caller's first
    std::vector<Descriptor> m_files;
};

} // namespace hydra
