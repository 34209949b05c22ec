// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frames/clock.h"

#include <chrono>

namespace hydra {

namespace {

class SteadyClock : public Clock
{
public:
    [[nodiscard]] double seconds() const override
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }
    void waitUntil(double when, const CancelToken& cancel) override
    {
        std::unique_lock lock(m_mutex);
        const auto due = m_start
            + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                             std::chrono::duration<double>(when));
        while (!cancel.cancelled() && m_wake.wait_until(lock, due) != std::cv_status::timeout) { }
    }
    void wake() override
    {
        { // a waiter must not be between its check and its wait
            const std::lock_guard lock(m_mutex);
        }
        m_wake.notify_all();
    }

private:
    const std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::mutex m_mutex;
    std::condition_variable m_wake;
};

} // namespace

std::shared_ptr<Clock> Clock::steady()
{
    return std::make_shared<SteadyClock>();
}

double ManualClock::seconds() const
{
    const std::lock_guard lock(m_mutex);
    return m_now;
}

void ManualClock::waitUntil(double when, const CancelToken& cancel)
{
    std::unique_lock lock(m_mutex);
    m_moved.wait(lock, [&] { return m_now >= when || cancel.cancelled(); });
}

void ManualClock::wake()
{
    {
        const std::lock_guard lock(m_mutex);
    }
    m_moved.notify_all();
}

void ManualClock::advance(double seconds)
{
    {
        const std::lock_guard lock(m_mutex);
        m_now += seconds;
    }
    m_moved.notify_all();
}

} // namespace hydra
