// SPDX-License-Identifier: GPL-3.0-or-later
// Adapts the calling thread's number of threads, while it computes, to the load from other processes (see
// Crowding). The number changes no bit of a result (core/tensor/tiles).
#pragma once

#include <functional>

namespace hydra {

// Decides when to use fewer threads because other processes use the cores. Threads that share a product wait
// for each other at its end; if one has lost its core to another process, all wait for that process's time
// slice, at every product: beside one busy process, two threads on two cores took 45 times as long as on an
// idle machine, while one thread takes less than twice as long.
//
// The measurements come from the system (core/base/thread_facts); the decision here is plain arithmetic.

// Measurements of the threads that compute together.
struct CrowdSight
{
    double seconds = 0; // since the last measurement
    double waited = 0; // seconds that they were ready to run without a core, summed
    int others = -1; // other running or runnable threads of the machine; -1: unknown
};

class Crowding
{
public:
    // CORES: online cores of the machine, usable or not. WANTED: threads if the cores are free.
    Crowding(int cores, int wanted);

    // Updates with SIGHT and returns the number of threads to use, 1 to WANTED.
    int see(const CrowdSight& sight);
    // Whether see() would use SIGHT.others, which is costlier to measure than the rest.
    [[nodiscard]] bool asksForOthers(const CrowdSight& sight) const;
    [[nodiscard]] int threads() const noexcept { return m_threads; }
    [[nodiscard]] bool crowded() const noexcept { return m_threads < m_wanted; }

private:
    [[nodiscard]] double lostAfter(const CrowdSight& sight) const;

    int m_cores, m_wanted, m_threads;
    double m_lost = 0; // seconds recently waited beyond the tolerated amount
    double m_sinceLeft = 0; // seconds of computing since the number was reduced
    double m_roomFor = 0; // seconds since cores became free again
};

// From now on the calling thread uses up to THREADS threads for its tiles, and one for LibTorch's own
// operations.
void shareThreads(int threads);
// The number of threads for tiles started now; one without shareThreads(). Measures at most once a
// millisecond.
[[nodiscard]] int threadsNow();
// For comparisons: false turns the adaptation off in the whole process.
void setSharesCores(bool shares);
// For tests: uses SIGHT instead of the system's measurements, at every product; null restores the system's.
void setSight(std::function<CrowdSight()> sight);

} // namespace hydra
