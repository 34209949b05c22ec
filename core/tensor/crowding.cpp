// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/crowding.h"

#include <algorithm>

namespace hydra {

namespace {

// A thread at a lower priority than ours, the embedding's for one, takes up to a tenth of a core: that much
// is borne. A busy process of our own priority takes half of one.
constexpr double bearable = 0.2;
constexpr double lostAtMost = 0.008; // seconds: a few slices of the scheduler
constexpr double roomFor = 0.010; // seconds that there must be room before more threads meet again
// Seconds of computing, after which more are tried all the same: those that run may be meek ones, or on cores
// that are not for us.
constexpr double tryAfter = 2;
constexpr double restAtMost = 0.1; // seconds between two looks that count as computing

} // namespace

Crowding::Crowding(int cores, int wanted)
    : m_cores(cores)
    , m_wanted(wanted)
    , m_threads(wanted)
{ }

double Crowding::lostAfter(const CrowdSight& sight) const
{
    return std::max(0.0, m_lost + sight.waited - bearable * sight.seconds);
}

bool Crowding::asksForOthers(const CrowdSight& sight) const
{
    return crowded() || lostAfter(sight) > lostAtMost;
}

int Crowding::see(const CrowdSight& sight)
{
    m_lost = lostAfter(sight);
    if (m_threads > 1 && m_lost > lostAtMost) {
        if (sight.others == 0) { // a thread that was woken lies on another's core until the system moves it
            m_lost = 0;
            return m_threads;
        }
        const int left = sight.others > 0 ? m_cores - sight.others : m_threads - 1;
        m_threads = std::clamp(left, 1, m_threads - 1);
        m_lost = m_sinceLeft = m_roomFor = 0;
        return m_threads;
    }
    if (!crowded()) {
        return m_threads;
    }
    m_sinceLeft += std::min(sight.seconds, restAtMost);
    const bool room = sight.others >= 0 && sight.others + m_wanted <= m_cores;
    m_roomFor = room ? m_roomFor + sight.seconds : 0;
    if (m_roomFor >= roomFor || m_sinceLeft >= tryAfter) {
        m_threads = m_wanted;
        m_lost = 0;
    }
    return m_threads;
}

} // namespace hydra
