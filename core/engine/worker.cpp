// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/worker.h"

#include "core/tensor/machine.h"

#include <algorithm>

namespace hydra::engine {

Worker::Worker(ProgressListener progress)
    : m_progress(std::move(progress))
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
        if (m_runningQuestion) {
            m_token.cancel(); // opening comes first; what was asked is asked again when it is open
        }
        m_posted.push_back(std::move(job));
    }
    m_wake.notify_all();
}

void Worker::ask(std::deque<Job> questions)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_runningQuestion) {
            if (!questions.empty() && questions.front().question == m_running) {
                questions.pop_front(); // it is being answered
            } else {
                m_token.cancel();
            }
        }
        m_questions = std::move(questions);
        m_asked = static_cast<std::size_t>(
            std::count_if(m_questions.begin(), m_questions.end(), [](const Job& job) { return !job.quiet; }));
        m_answered = 0;
    }
    m_wake.notify_all();
}

void Worker::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_token.cancel();
    m_posted.clear();
    m_questions.clear();
    m_asked = m_answered = 0;
}

void Worker::loop()
{
    useWantedThreads();
    bool busy = false; // whether progress has been shown and not yet taken back
    while (true) {
        Job job;
        double fraction = 0;
        {
            std::unique_lock lock(m_mutex);
            m_running = 0;
            m_runningQuestion = false;
            if (busy && m_posted.empty() && (m_questions.empty() || m_questions.front().quiet)) {
                busy = false;
                lock.unlock();
                m_progress(1.0, "");
                lock.lock();
            }
            m_wake.wait(lock, [&] { return m_stop || !m_posted.empty() || !m_questions.empty(); });
            if (m_stop) {
                return;
            }
            std::deque<Job>& from = m_posted.empty() ? m_questions : m_posted;
            m_runningQuestion = m_posted.empty();
            job = std::move(from.front());
            from.pop_front();
            m_running = job.question;
            m_token = CancelToken();
            if (m_runningQuestion && !job.quiet) {
                fraction = double(m_answered++) / double(std::max<std::size_t>(1, m_asked));
            }
        }
        if (!job.quiet) {
            busy = true;
            m_progress(fraction, job.title);
        }
        job.run(m_token);
    }
}

} // namespace hydra::engine
