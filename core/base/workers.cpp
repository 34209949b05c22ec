// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/workers.h"

#include <utility>

namespace hydra {

Workers::Workers(int count)
{
    try {
        for (int i = 1; i < count; ++i) {
            m_threads.emplace_back([this, i] { loop(i); });
        }
    } catch (...) { // no more threads available
        stop();
        throw;
    }
}

Workers::~Workers()
{
    stop();
}

void Workers::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_all();
    for (std::thread& thread : m_threads) {
        thread.join();
    }
}

void Workers::perform(int index, const std::function<void(int)>& part)
{
    try {
        part(index);
    } catch (...) {
        const std::lock_guard lock(m_mutex);
        if (!m_failure) {
            m_failure = std::current_exception();
        }
    }
}

void Workers::loop(int index)
{
    std::uint64_t seen = 0;
    while (true) {
        const std::function<void(int)>* part = nullptr;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [&] { return m_stop || m_round != seen; });
            if (m_stop) {
                return;
            }
            seen = m_round;
            part = m_part;
        }
        perform(index, *part);
        const std::lock_guard lock(m_mutex);
        if (--m_running == 0) {
            m_done.notify_one();
        }
    }
}

void Workers::run(const std::function<void(int)>& part)
{
    {
        const std::lock_guard lock(m_mutex);
        m_part = &part;
        m_running = static_cast<int>(m_threads.size());
        m_failure = nullptr;
        ++m_round;
    }
    m_wake.notify_all();
    perform(0, part);
    std::unique_lock lock(m_mutex);
    m_done.wait(lock, [this] { return m_running == 0; });
    if (m_failure) {
        std::rethrow_exception(std::exchange(m_failure, nullptr));
    }
}

} // namespace hydra
