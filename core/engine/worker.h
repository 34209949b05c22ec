// SPDX-License-Identifier: GPL-3.0-or-later
// One thread that works on what is wanted, most urgent first. What nobody wants any more is cancelled; so is
// what must wait for something more urgent, which then begins again.
#pragma once

#include "core/base/cancel.h"
#include "core/base/memory.h"
#include "core/base/outcome.h"
#include "core/engine/wishes.h"
#include "core/tensor/machine.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
#include <mutex>
#include <system_error>
#include <thread>

namespace hydra::engine {

enum class Manners
{
    Foreground,
    Background // gives way to other threads: stayInBackground
};

template<class Key>
class Worker
{
public:
    // Hands an answer over, on the worker's thread; empty where the work was cancelled.
    using Delivery = std::function<void()>;
    // On the worker's thread or, for the second of a pair, on one beside it.
    using Work = std::function<Delivery(const Key&, const CancelToken&)>;
    // What work or a delivery throws ends that work, not the program.
    using FailureListener = std::function<void(const std::string& what)>;

    explicit Worker(Work work, Progress progress = {}, FailureListener failed = {},
                    Manners manners = Manners::Foreground)
        : m_work(std::move(work))
        , m_progress(std::move(progress))
        , m_failed(std::move(failed))
        , m_manners(manners)
        , m_thread([this] { loop(); })
    { }
    ~Worker() // cancels and joins
    {
        {
            const std::lock_guard lock(m_mutex);
            m_stop = true;
            m_token.cancel();
        }
        m_wake.notify_all();
        m_thread.join();
    }
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // Replaces what OWNER wanted.
    void want(const Owner& owner, std::vector<Task<Key>> tasks)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_wishes.set(owner, std::move(tasks));
            m_asked = m_wishes.shown();
            interrupt();
        }
        m_wake.notify_all();
    }
    // Removes KEY from all wishes and returns who wanted it; nobody: the answer is to be dropped.
    std::vector<Owner> take(const Key& key)
    {
        const std::lock_guard lock(m_mutex);
        return m_wishes.take(key);
    }
    [[nodiscard]] bool wants(const Owner& owner) const
    {
        const std::lock_guard lock(m_mutex);
        return m_wishes.wants(owner);
    }
    [[nodiscard]] bool wanted(const Key& key) const // and not answered yet
    {
        const std::lock_guard lock(m_mutex);
        return m_wishes.wanted(key);
    }
    // For the work on KEY, within it: how far it is. Empty where that is not shown.
    [[nodiscard]] Progress progressWithin(const Key& key) const
    {
        const Task<Key>& shown = m_running.front();
        if (!m_progress || !(shown.key == key) || shown.title.empty()) {
            return {};
        }
        return [this, title = shown.title](double fraction, const std::string& what) {
            m_progress(m_fraction + (1 - m_fraction) * m_share * fraction, title + ": " + what);
        };
    }
    // Nobody wants anything any more; returns who did.
    std::vector<Owner> cancel()
    {
        const std::lock_guard lock(m_mutex);
        m_token.cancel();
        return m_wishes.clear();
    }

private:
    // The running work goes on where it is still wanted and nothing more urgent waits.
    void interrupt()
    {
        std::optional<int> running;
        for (const Task<Key>& task : m_running) {
            if (const std::optional<int> priority = m_wishes.priorityOf(task.key)) {
                running = std::min(running.value_or(*priority), *priority);
            }
        }
        const std::vector<Task<Key>> next = m_wishes.next();
        if (!running || (!next.empty() && next.front().priority < *running)) {
            m_token.cancel(); // still wanted, it is among the next
        }
    }

    void loop()
    {
        m_manners == Manners::Background ? stayInBackground() : useWantedThreads();
        bool shown = false; // progress, which has not been taken back
        std::unique_lock lock(m_mutex);
        while (waitForWork(lock, shown)) {
            m_running = m_wishes.next();
            m_token = CancelToken();
            const double left = double(m_wishes.shown());
            const double fraction = 1 - left / std::max({left, double(m_asked), 1.0});
            m_fraction = fraction;
            m_share = 1 / std::max(left, 1.0);
            lock.unlock();
            if (const std::string& title = m_running.front().title; !title.empty()) {
                shown = true;
                report(m_progress, fraction, title);
            }
            perform();
            lock.lock();
            m_running.clear();
        }
    }

    // False when it is time to go.
    bool waitForWork(std::unique_lock<std::mutex>& lock, bool& shown)
    {
        constexpr auto restBeforeTrim = std::chrono::seconds(2);
        if (shown && m_wishes.shown() == 0) {
            shown = false;
            lock.unlock();
            report(m_progress, 1, "");
            lock.lock();
        }
        const auto called = [this] { return m_stop || !m_wishes.next().empty(); };
        if (m_worked && !m_wake.wait_for(lock, restBeforeTrim, called)) {
            m_worked = false;
            lock.unlock();
            giveBackFreedMemory(); // not at once: the next pass would ask for all of it again
            lock.lock();
        }
        m_wake.wait(lock, called);
        m_worked = true;
        return !m_stop;
    }

    void perform()
    {
        std::future<Outcome<Delivery>> beside;
        if (m_running.size() > 1) {
            try {
                beside = std::async(std::launch::async, [this] { return worked(m_running[1]); });
            } catch (const std::system_error&) { // no thread is to be had: one after the other
            }
        }
        deliver(m_running[0], worked(m_running[0]));
        if (m_running.size() > 1) {
            deliver(m_running[1], beside.valid() ? beside.get() : worked(m_running[1]));
        }
    }

    [[nodiscard]] Outcome<Delivery> worked(const Task<Key>& task) const
    {
        return Outcome<Delivery>::of([&] { return m_work(task.key, m_token); });
    }

    void deliver(const Task<Key>& task, const Outcome<Delivery>& outcome)
    {
        const bool stopped = outcome.ok() ? !outcome.value() : outcome.error().code() == ErrorCode::Cancelled;
        if ((stopped && m_token.cancelled()) || !answered(task.key)) {
            return; // where it is still wanted it begins again
        }
        const auto delivered = Outcome<bool>::of([&] {
            const Delivery deliver = outcome.ok() ? outcome.value() : throw outcome.error();
            deliver ? deliver() : void();
            return true;
        });
        if (!delivered.ok() && m_failed) {
            m_failed(task.title + (task.title.empty() ? "" : ": ") + delivered.error().what());
        }
    }

    [[nodiscard]] bool answered(const Key& key)
    {
        const std::lock_guard lock(m_mutex);
        return m_wishes.answer(key);
    }

    const Work m_work;
    const Progress m_progress;
    const FailureListener m_failed;
    const Manners m_manners;
    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    Wishes<Key> m_wishes;
    std::vector<Task<Key>> m_running; // changed by the worker's thread alone
    std::size_t m_asked = 0; // shown wishes when somebody last said what it wants
    double m_fraction = 0, m_share = 1; // of what is shown: done before what runs, and its part of the rest
    CancelToken m_token; // of what runs
    bool m_stop = false;
    bool m_worked = false; // since memory was given back
    std::thread m_thread; // last: starts when all else is there
};

} // namespace hydra::engine
