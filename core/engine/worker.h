// SPDX-License-Identifier: GPL-3.0-or-later
// One thread that does what is wanted now. Jobs that open things wait their turn; of questions there is one
// list, the latest: posting a new one replaces what waits, and cancels what runs unless that is still the
// most wanted. Measurements run when there is nothing else to do: whatever comes interrupts one, and it
// begins again.
#pragma once

#include "core/base/cancel.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace hydra::engine {

struct Job
{
    std::string title; // shown as progress: "relevance, 7 heads"
    std::size_t question; // equal questions have equal numbers; 0 for what is posted
    std::function<void(const CancelToken&)> run; // must not throw
    bool quiet = false; // prefetch: no progress is shown
};

class Worker
{
public:
    using ProgressListener = std::function<void(double fraction, const std::string& what)>;

    enum class Manners
    {
        Foreground,
        Background // gives way to other threads: stayInBackground
    };
    explicit Worker(ProgressListener progress, Manners manners = Manners::Foreground);
    ~Worker(); // cancels and joins

    void post(Job job); // in order, before any question
    void ask(std::deque<Job> questions); // most wanted first
    void measure(std::deque<Job> measurements); // replaces those that wait, and the one that runs
    void cancel();

private:
    void loop();

    ProgressListener m_progress;
    Manners m_manners;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    enum class Running
    {
        Nothing,
        Posted,
        Question,
        Measurement
    };
    [[nodiscard]] bool idle() const; // nothing waits that is shown as progress
    [[nodiscard]] Job next(); // of those that wait; sets what is running
    void interruptMeasurement();

    std::deque<Job> m_posted, m_questions, m_measurements;
    std::size_t m_asked = 0, m_answered = 0; // of the current list, without prefetch
    std::size_t m_toMeasure = 0; // when the list was given
    bool m_stop = false;
    bool m_again = false; // the running measurement was interrupted
    Running m_kind = Running::Nothing;
    std::size_t m_running = 0;
    CancelToken m_token;
    std::thread m_thread; // last: starts when all else is there
};

} // namespace hydra::engine
