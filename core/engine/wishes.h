// SPDX-License-Identifier: GPL-3.0-or-later
// Who wants what: the table that alone says what is still wanted, and what is worked on next. A question is
// wanted until its answer is taken, or until its owners want something else. Not thread-safe.
#pragma once

#include "core/engine/question.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace hydra::engine {

struct Task : Wish
{
    bool paired = false; // may be answered together with another paired task of its priority
    bool answered = false; // and not taken yet

    [[nodiscard]] bool shown() const // as progress
    {
        return priority != Priority::Prefetch && priority != Priority::Timing;
    }
};

class Wishes
{
public:
    // Replaces what OWNER wanted.
    void set(const Owner& owner, std::vector<Task> tasks) { m_tasks[owner] = std::move(tasks); }
    // Its answer is on its way: nothing is left to do. False where nobody wants it any more.
    bool answer(const Question& question);
    // Strikes QUESTION off and names those who wanted it.
    std::vector<Owner> take(const Question& question);
    // Strikes everything off.
    std::vector<Owner> clear();

    [[nodiscard]] bool wants(const Owner& owner) const;
    // What is to be done next: the most urgent task, and a second one where they are paired.
    [[nodiscard]] std::vector<Task> next() const;
    // Of the open wishes for QUESTION, the most urgent one's.
    [[nodiscard]] std::optional<Priority> priorityOf(const Question& question) const;
    [[nodiscard]] std::size_t shown() const; // open tasks that are shown as progress

private:
    template<class Visit>
    void forEachOpen(const Visit& visit) const;

    std::map<Owner, std::vector<Task>> m_tasks;
};

} // namespace hydra::engine
