// SPDX-License-Identifier: GPL-3.0-or-later
// A thread that answers requested questions, most urgent first; each owner (a view) lists its questions.
// Unlisted questions are cancelled. A question that a more urgent one preempts restarts later.
//
// Threading: all functions belong to one thread (the GUI's) and return at once.
#pragma once

#include "core/base/workers.h"
#include "core/engine/session.h"
#include "core/engine/wishes.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace hydra::engine {

// Called on the desk's thread. Unset functions are skipped.
struct Listener
{
    // Called for a question still requested when its answer arrives; not called for cancelled ones.
    std::function<void(const Question&, const Outcome<Answer>&)> answered;
    // A partial map, while a map of many passes is computed. Its answer follows, unless it is cancelled.
    std::function<void(const Question&, const MapPtr&)> grown;
    Progress progress; // what is being done; 1 and "" when idle
    std::function<void(const Message& message)> failed; // errors outside any answer
};

class Desk
{
public:
    // Answers a question; the second of a pair is answered on another thread than the desk's.
    using Ask = std::function<Answer(const Question&, const Watch&, const CancelToken&)>;
    // Whether a question is small enough to be answered together with another one.
    using Small = std::function<bool(const Question&)>;

    explicit Desk(Session& session, Listener listener = {});
    Desk(Ask ask, Small small, Listener listener = {});
    ~Desk(); // cancels and joins
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    // Replaces OWNER's questions; equal priorities are answered in this order. Each question gets one answer,
    // computed or cached.
    void want(const Owner& owner, const std::vector<Wish>& wishes);
    // Removes QUESTION from all lists and returns its owners; if there are none, drop the answer.
    std::vector<Owner> take(const Question& question);
    [[nodiscard]] bool wants(const Owner& owner) const;
    [[nodiscard]] bool wanted(const Question& question) const; // and not answered yet
    // Clears all requests and returns their owners.
    std::vector<Owner> cancel();

private:
    void interrupt();
    void loop();
    [[nodiscard]] bool waitForWork(std::unique_lock<std::mutex>& lock);
    [[nodiscard]] bool haveTwo();
    [[nodiscard]] Outcome<Answer> answerTo(const Question& question) const;
    [[nodiscard]] Watch watchOf(const Question& question) const;
    void deliver(const Task& task, const Outcome<Answer>& outcome);

    const Ask m_ask;
    const Small m_small;
    const Listener m_listener;
    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    Wishes m_wishes;
    std::vector<Task> m_running; // changed by the desk's thread alone
    std::size_t m_asked = 0; // shown wishes at the last call of want()
    double m_fraction = 0,
           m_share = 1; // progress of the shown wishes: finished before the running task; the task's share
    CancelToken m_token; // of the running tasks
    bool m_stop = false;
    bool m_showing = false; // progress was reported and not reset yet
    bool m_worked = false; // since freed memory was last given back
    std::optional<Workers> m_two; // created when two questions are first answered at a time
    std::thread m_thread; // last: starts after all other members are set
};

} // namespace hydra::engine
