// SPDX-License-Identifier: GPL-3.0-or-later
// How many threads the calling thread computes on, adapted while it computes to what others leave of the
// machine (Crowding decides). How many they are changes no bit of a result (core/tensor/tiles).
#pragma once

#include <functional>

namespace hydra {

// When to compute on fewer threads because others use the processor. Threads that share a product wait for
// each other at its end; where one of them has lost its core to another process, all wait as long as that
// process may run, at every product anew: beside one busy process two threads on two cores took 45 times as
// long as on an idle machine, and one thread takes less than twice as long.
//
// The numbers come from the system (core/tensor/machine), the decision is made here: plain arithmetic.

// What the threads that compute together met since the last look.
struct CrowdSight
{
    double seconds = 0; // since the last look
    double waited = 0; // seconds that they were ready to run and had no core, all of them together
    int others = -1; // threads that are not of ours and run now or could; -1: not known
};

class Crowding
{
public:
    // CORES of the machine, whoever may use them; WANTED threads where there is room.
    Crowding(int cores, int wanted);

    // Takes SIGHT in and returns the threads to go on with, 1 to WANTED.
    int see(const CrowdSight& sight);
    // Whether see() would look at SIGHT.others, which is dearer to find out than the rest.
    [[nodiscard]] bool asksForOthers(const CrowdSight& sight) const;
    [[nodiscard]] int threads() const noexcept { return m_threads; }
    [[nodiscard]] bool crowded() const noexcept { return m_threads < m_wanted; }

private:
    [[nodiscard]] double lostAfter(const CrowdSight& sight) const;

    int m_cores, m_wanted, m_threads;
    double m_lost = 0; // seconds waited beyond what is usual, of late
    double m_sinceLeft = 0; // since threads were given up
    double m_roomFor = 0; // for how long there has been room again
};

// From here on up to THREADS threads for the calling thread's tiles, and one for what LibTorch does beside
// them.
void shareThreads(int threads);
// How many it may use for the tiles that it begins now: one, if it was never told. Looks at the machine at
// most once a millisecond.
[[nodiscard]] int threadsNow();
// For comparisons: without, threads wait for each other whatever others do. In the whole process.
void setSharesCores(bool shares);
// For tests: SIGHT in place of what the system says, at every product; null: the system again.
void setSight(std::function<CrowdSight()> sight);

} // namespace hydra
