// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/worker.h"

#include "core/base/memory.h"
#include "core/base/outcome.h"
#include "core/tensor/machine.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace hydra::engine {

namespace {

constexpr auto restBeforeTrim = std::chrono::seconds(2);

} // namespace

Worker::Worker(ProgressListener progress, Manners manners, FailureListener failed)
    : m_progress(std::move(progress))
    , m_failed(std::move(failed))
    , m_manners(manners)
    , m_thread([this] { loop(); })
{ }

Worker::~Worker()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
        m_token.cancel();
    }
    m_wake.notify_all();
    m_thread.join();
}

void Worker::post(Job job)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_kind == Running::Question) {
            m_token.cancel(); // opening comes first; what was asked is asked again when it is open
        }
        interruptPatient();
        m_posted.push_back(std::move(job));
    }
    m_wake.notify_all();
}

void Worker::ask(std::deque<Job> questions)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_kind == Running::Question) {
            if (!questions.empty() && questions.front().question == m_running && !m_token.cancelled()) {
                questions.pop_front(); // it is being answered
            } else {
                m_token.cancel();
            }
        }
        if (!questions.empty()) {
            interruptPatient();
        }
        m_questions = std::move(questions);
        m_asked = static_cast<std::size_t>(
            std::count_if(m_questions.begin(), m_questions.end(), [](const Job& job) { return !job.quiet; }));
        m_answered = 0;
    }
    m_wake.notify_all();
}

void Worker::whenIdle(Idle kind, std::deque<Job> jobs)
{
    {
        const std::lock_guard lock(m_mutex);
        m_patient.erase(std::remove_if(m_patient.begin(), m_patient.end(),
                                       [&](const Job& job) { return job.idle == kind; }),
                        m_patient.end());
        if (m_kind == Running::Patient && m_runningIdle == kind) {
            const bool goesOn = m_again || !m_token.cancelled();
            const auto same = std::find_if(jobs.begin(), jobs.end(), [&](const Job& job) {
                return job.question != 0 && job.question == m_running;
            });
            if (goesOn && same != jobs.end()) {
                jobs.erase(same); // it runs, or was interrupted and will
            } else {
                m_token.cancel();
                m_again = false;
            }
        } else if (!jobs.empty() && kind < m_runningIdle) {
            interruptPatient();
        }
        for (Job& job : jobs) {
            job.idle = kind;
            queuePatient(std::move(job), false);
        }
        m_patientAsked = m_patient.size();
    }
    m_wake.notify_all();
}

void Worker::queuePatient(Job job, bool first)
{
    const auto place = std::find_if(m_patient.begin(), m_patient.end(), [&](const Job& other) {
        return first ? other.idle >= job.idle : other.idle > job.idle;
    });
    m_patient.insert(place, std::move(job));
}

void Worker::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_token.cancel();
    m_again = false;
    m_posted.clear();
    m_questions.clear();
    m_patient.clear();
    m_asked = m_answered = m_patientAsked = 0;
}

void Worker::interruptPatient()
{
    if (m_kind == Running::Patient && !m_again) {
        m_token.cancel();
        m_again = true;
    }
}

bool Worker::idle() const
{
    return m_posted.empty() && (m_questions.empty() || m_questions.front().quiet)
        && std::all_of(m_patient.begin(), m_patient.end(), [](const Job& job) { return job.quiet; });
}

Job Worker::next()
{
    std::deque<Job>* from = &m_patient;
    m_kind = Running::Patient;
    if (!m_posted.empty()) {
        from = &m_posted;
        m_kind = Running::Posted;
    } else if (!m_questions.empty()) {
        from = &m_questions;
        m_kind = Running::Question;
    }
    Job job = std::move(from->front());
    from->pop_front();
    m_running = job.question;
    m_runningIdle = job.idle;
    m_token = CancelToken();
    return job;
}

void Worker::loop()
{
    m_manners == Manners::Background ? stayInBackground() : useWantedThreads();
    bool worked = false; // since memory was given back
    bool busy = false; // whether progress has been shown and not yet taken back
    Job job;
    while (true) {
        double fraction = 0;
        {
            std::unique_lock lock(m_mutex);
            if (std::exchange(m_again, false)) {
                queuePatient(std::move(job), true);
            }
            m_running = 0;
            m_kind = Running::Nothing;
            if (busy && idle()) {
                busy = false;
                lock.unlock();
                m_progress(1.0, "");
                lock.lock();
            }
            const auto called = [&] {
                return m_stop || !m_posted.empty() || !m_questions.empty() || !m_patient.empty();
            };
            if (worked && !m_wake.wait_for(lock, restBeforeTrim, called)) {
                lock.unlock();
                giveBackFreedMemory(); // not at once: the next pass would ask for all of it again
                lock.lock();
                worked = false;
            }
            m_wake.wait(lock, called);
            if (m_stop) {
                return;
            }
            const std::size_t left = m_patient.size();
            job = next();
            if (m_kind == Running::Question && !job.quiet) {
                fraction = double(m_answered++) / double(std::max<std::size_t>(1, m_asked));
            } else if (m_kind == Running::Patient) {
                fraction = 1 - double(left) / double(std::max(left, m_patientAsked));
            }
        }
        if (!job.quiet) {
            busy = true;
            m_progress(fraction, job.title);
        }
        perform(job);
        worked = true;
    }
}

void Worker::perform(const Job& job)
{
    const auto outcome = Outcome<bool>::of([&] {
        job.run(m_token);
        return true;
    });
    if (!outcome.ok() && outcome.error().code() != ErrorCode::Cancelled && m_failed) {
        m_failed((job.title.empty() ? "" : job.title + ": ") + outcome.error().what());
    }
}

} // namespace hydra::engine
