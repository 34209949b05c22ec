// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/share_cores.h"

#include "core/base/cores.h"
#include "core/base/shared_library.h"
#include "core/base/thread_facts.h"
#include "core/tensor/team.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

namespace hydra {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto lookEvery = std::chrono::milliseconds(1);

std::atomic<bool> sharesCores{true};
std::function<CrowdSight()>& givenSight()
{
    static std::function<CrowdSight()> sight;
    return sight;
}

// OpenBLAS built with its own threads would compete with ours, and its sums depend on their number.
void keepBlasToOneThread()
{
    if (void* const found = SharedLibrary::loaded("openblas_set_num_threads")) {
        reinterpret_cast<void (*)(int)>(found)(1);
    }
}

// The calling thread's number of threads, and measurements of how long they wait for cores.
class Watch
{
public:
    void want(int threads)
    {
        static std::once_flag warned;
        std::call_once(warned, keepBlasToOneThread);
        if (threads > 1 && m_most != threads) {
            m_most = threads;
            m_crowding.emplace(onlineCores(), threads);
            m_team.meet(threads);
            m_waited = m_team.waited();
            m_last = Clock::now();
        }
        m_wanted = threads;
        if (at::get_num_threads() != 1) {
            at::set_num_threads(1);
        }
    }
    int threads()
    {
        if (m_wanted == 1 || !sharesCores) {
            return m_wanted;
        }
        const auto now = Clock::now();
        if (now - m_last < lookEvery && !givenSight()) {
            return m_crowding->threads();
        }
        return m_crowding->see(givenSight() ? givenSight()() : sightAt(now));
    }

private:
    [[nodiscard]] CrowdSight sightAt(Clock::time_point now)
    {
        CrowdSight sight;
        sight.seconds = std::chrono::duration<double>(now - m_last).count();
        const double sum = m_team.waited();
        sight.waited = sum >= 0 && m_waited >= 0 ? std::max(0.0, sum - m_waited) : 0;
        if (m_crowding->asksForOthers(sight)) {
            const int others = othersRunning();
            sight.others = others < 0 ? -1 : std::max(0, others - m_team.awake());
        }
        m_last = now;
        m_waited = sum;
        return sight;
    }
    int m_wanted = 1;
    int m_most = 1; // threads of m_crowding, which a small network in between does not reset
    std::optional<Crowding> m_crowding;
    Team m_team;
    double m_waited = 0; // at the last measurement
    Clock::time_point m_last{};
};

Watch& watch()
{
    thread_local Watch own;
    return own;
}

// Tolerated waiting. A thread at lower priority, such as the embedding's, takes up to a tenth of a core. A
// busy process of equal priority takes half a core.
constexpr double bearable = 0.2;
constexpr double lostAtMost = 0.008; // seconds: a few slices of the scheduler
constexpr double roomFor = 0.010; // seconds of free cores before more threads are used again
// Seconds of computing after which more threads are tried anyway: the other threads may have low priority, or
// run on cores that we may not use.
constexpr double tryAfter = 2;
constexpr double restAtMost = 0.1; // longest time between two measurements that counts as computing

} // namespace

void shareThreads(int threads)
{
    watch().want(threads);
}

int threadsNow()
{
    return watch().threads();
}

void setSharesCores(bool shares)
{
    sharesCores = shares;
}

void setSight(std::function<CrowdSight()> sight)
{
    givenSight() = std::move(sight);
}

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
        if (sight.others == 0) { // a woken thread shares a core until the system moves it
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
