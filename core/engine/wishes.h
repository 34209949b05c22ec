// SPDX-License-Identifier: GPL-3.0-or-later
// The table of requests by owner: the only record of what is requested, and what runs next. A request stays
// until its answer is taken, or until its owner replaces it. Not thread-safe.
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
    // Replaces OWNER's requests.
    void set(const Owner& owner, std::vector<Task> tasks) { m_tasks[owner] = std::move(tasks); }
    // Marks QUESTION as answered: it needs no more work. Returns false if it is not requested any more.
    bool answer(const Question& question);
    // Removes QUESTION and returns its owners.
    std::vector<Owner> take(const Question& question);
    // Removes all requests and returns their owners.
    std::vector<Owner> clear();

    [[nodiscard]] bool wants(const Owner& owner) const;
    // What runs next: the most urgent task, and a second one if they are paired.
    [[nodiscard]] std::vector<Task> next() const;
    // The highest priority among the open requests for QUESTION.
    [[nodiscard]] std::optional<Priority> priorityOf(const Question& question) const;
    [[nodiscard]] std::size_t shown() const; // number of open tasks shown as progress

private:
    template<class Visit>
    void forEachOpen(const Visit& visit) const;

    std::map<Owner, std::vector<Task>> m_tasks;
};

} // namespace hydra::engine
