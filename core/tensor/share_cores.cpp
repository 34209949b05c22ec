// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/share_cores.h"

#include "core/tensor/cores.h"
#include "core/tensor/team.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

#ifdef __linux__
#include <dlfcn.h>
#endif

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

// OpenBLAS built with threads of its own would fight with ours, and its sums change with their number.
void keepBlasToOneThread()
{
#ifdef __linux__
    if (void* const found = ::dlsym(RTLD_DEFAULT, "openblas_set_num_threads")) {
        reinterpret_cast<void (*)(int)>(found)(1);
    }
#endif
}

// Of the calling thread: what it computes with, and how that fares.
class Watch
{
public:
    void want(int threads)
    {
        static std::once_flag told;
        std::call_once(told, keepBlasToOneThread);
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
    int m_most = 1; // of m_crowding: a small network in between does not make it forget
    std::optional<Crowding> m_crowding;
    Team m_team;
    double m_waited = 0; // at the last look
    Clock::time_point m_last{};
};

Watch& watch()
{
    thread_local Watch own;
    return own;
}

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

} // namespace hydra
