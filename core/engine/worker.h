// SPDX-License-Identifier: GPL-3.0-or-later
// One thread that does what is wanted now. Jobs that open things wait their turn; of questions there is one
// list, the latest: posting a new one replaces what waits, and cancels what runs unless that is still the
// most wanted. What can wait (maps to be judged, measurements) runs when there is nothing else to do:
// whatever comes interrupts it, and it begins again.
#pragma once

#include "core/base/cancel.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace hydra::engine {

// What runs when nothing else is to be done, in this order.
enum class Idle
{
    Time,
    Judge,
    Measure
};

struct Job
{
    std::string title; // shown as progress: "relevance, 7 heads"
    std::size_t question; // equal questions have equal numbers; 0 for what is posted
    std::function<void(const CancelToken&)> run; // what it throws goes to the failure listener
    bool quiet = false; // prefetch, timing: no progress is shown
    Idle idle = Idle::Measure; // of what can wait; set by the worker
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
    // What a job throws ends that job, not the program.
    using FailureListener = std::function<void(const std::string& what)>;

    explicit Worker(ProgressListener progress, Manners manners = Manners::Foreground,
                    FailureListener failed = {});
    ~Worker(); // cancels and joins

    void post(Job job); // in order, before any question
    void ask(std::deque<Job> questions); // most wanted first
    // Replaces those of KIND that wait, and the one that runs unless its question is among JOBS.
    void whenIdle(Idle kind, std::deque<Job> jobs);
    void cancel();

private:
    void loop();

    void perform(const Job& job); // catches what it throws

    ProgressListener m_progress;
    FailureListener m_failed;
    Manners m_manners;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    enum class Running
    {
        Nothing,
        Posted,
        Question,
        Patient // what can wait
    };
    [[nodiscard]] bool idle() const; // nothing waits that is shown as progress
    [[nodiscard]] Job next(); // of those that wait; sets what is running
    void interruptPatient();
    void queuePatient(Job job, bool first); // among its kind

    std::deque<Job> m_posted, m_questions, m_patient;
    std::size_t m_asked = 0, m_answered = 0; // of the current list, without prefetch
    std::size_t m_patientAsked = 0; // when the last list was given
    bool m_stop = false;
    bool m_again = false; // the running job can wait and was interrupted
    Running m_kind = Running::Nothing;
    std::size_t m_running = 0; // its question
    Idle m_runningIdle = Idle::Measure; // where it can wait
    CancelToken m_token;
    std::thread m_thread; // last: starts when all else is there
};

} // namespace hydra::engine
