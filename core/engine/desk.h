// SPDX-License-Identifier: GPL-3.0-or-later
// A thread that answers what is wanted, most urgent first: each owner (a view) lists its questions. What no
// owner lists any more is cancelled; so is what must wait for something more urgent, which then begins again.
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
    // To what was wanted when its answer was there; a cancelled question has none.
    std::function<void(const Question&, const Outcome<Answer>&)> answered;
    // A map that takes many passes, as far as it is computed. Its answer follows, unless it is cancelled.
    std::function<void(const Question&, const MapPtr&)> grown;
    Progress progress; // what is being done; 1 and "" when idle
    std::function<void(const std::string& message)> failed; // errors outside any answer
};

class Desk
{
public:
    // How a question is answered; the second of a pair is answered on a thread beside the desk's.
    using Ask = std::function<Answer(const Question&, const Watch&, const CancelToken&)>;
    // Which questions are so small that two are answered at a time.
    using Small = std::function<bool(const Question&)>;

    explicit Desk(Session& session, Listener listener = {});
    Desk(Ask ask, Small small, Listener listener = {});
    ~Desk(); // cancels and joins
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    // Replaces OWNER's questions; equal priorities are answered in this order. Each question gets one answer,
    // computed or cached.
    void want(const Owner& owner, const std::vector<Wish>& wishes);
    // Removes QUESTION from all lists and returns its owners; where there are none, drop the answer.
    std::vector<Owner> take(const Question& question);
    [[nodiscard]] bool wants(const Owner& owner) const;
    [[nodiscard]] bool wanted(const Question& question) const; // and not answered yet
    // Nobody wants anything any more; returns who did.
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
    std::size_t m_asked = 0; // shown wishes when somebody last said what it wants
    double m_fraction = 0, m_share = 1; // of what is shown: done before what runs, and its part of the rest
    CancelToken m_token; // of what runs
    bool m_stop = false;
    bool m_showing = false; // progress, which has not been taken back
    bool m_worked = false; // since memory was given back
    std::optional<Workers> m_two; // made when two are first answered at a time
    std::thread m_thread; // last: starts when all else is there
};

} // namespace hydra::engine
