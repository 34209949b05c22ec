// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/wishes.h"

#include <algorithm>
#include <utility>

namespace hydra::engine {

bool Wishes::answer(const Question& question)
{
    bool wanted = false;
    for (auto& [owner, tasks] : m_tasks) {
        for (Task& task : tasks) {
            const bool same = task.question == question;
            task.answered = task.answered || same;
            wanted = wanted || same;
        }
    }
    return wanted;
}

std::vector<Owner> Wishes::take(const Question& question)
{
    std::vector<Owner> owners;
    for (auto& [owner, tasks] : m_tasks) {
        const auto end = std::remove_if(tasks.begin(), tasks.end(),
                                        [&](const Task& task) { return task.question == question; });
        if (end != tasks.end()) {
            tasks.erase(end, tasks.end());
            owners.push_back(owner);
        }
    }
    return owners;
}

std::vector<Owner> Wishes::clear()
{
    std::vector<Owner> owners;
    for (const auto& [owner, tasks] : std::exchange(m_tasks, {})) {
        if (!tasks.empty()) {
            owners.push_back(owner);
        }
    }
    return owners;
}

bool Wishes::wants(const Owner& owner) const
{
    const auto found = m_tasks.find(owner);
    return found != m_tasks.end() && !found->second.empty();
}

std::vector<Task> Wishes::next() const
{
    const Task* first = nullptr;
    forEachOpen([&](const Task& task) {
        first = first == nullptr || task.priority < first->priority ? &task : first;
    });
    const Task* second = nullptr;
    forEachOpen([&](const Task& task) {
        const bool fits = first->paired && task.paired && task.priority == first->priority;
        second = second == nullptr && fits && !(task.question == first->question) ? &task : second;
    });
    std::vector<Task> found;
    for (const Task* task : {first, second}) {
        if (task != nullptr) {
            found.push_back(*task);
        }
    }
    return found;
}

std::optional<Priority> Wishes::priorityOf(const Question& question) const
{
    std::optional<Priority> found;
    forEachOpen([&](const Task& task) {
        if (task.question == question) {
            found = std::min(found.value_or(task.priority), task.priority);
        }
    });
    return found;
}

std::size_t Wishes::shown() const
{
    std::size_t count = 0;
    forEachOpen([&](const Task& task) { count += task.shown() ? 1 : 0; });
    return count;
}

template<class Visit>
void Wishes::forEachOpen(const Visit& visit) const
{
    for (const auto& [owner, tasks] : m_tasks) {
        for (const Task& task : tasks) {
            if (!task.answered) {
                visit(task);
            }
        }
    }
}

} // namespace hydra::engine
