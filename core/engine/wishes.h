// SPDX-License-Identifier: GPL-3.0-or-later
// Who wants what: the table that alone says what is still wanted, and what is worked on next. A key is wanted
// until its answer is taken, or until its owners want something else. Not thread-safe.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hydra::engine {

using Owner = std::string; // "view", "costs"

template<class Key>
struct Task
{
    Key key;
    int priority = 0; // lower ones go first
    std::string title{}; // shown as progress; empty: quiet
    bool paired = false; // may be answered together with another paired task of its priority
};

template<class Key>
class Wishes
{
public:
    // Replaces what OWNER wanted.
    void set(const Owner& owner, std::vector<Task<Key>> tasks)
    {
        std::vector<Wish>& wishes = m_wishes[owner];
        wishes.clear();
        for (Task<Key>& task : tasks) {
            wishes.push_back({std::move(task), false});
        }
    }

    // Its answer is on its way: nothing is left to do. False where nobody wants it any more.
    bool answer(const Key& key)
    {
        bool wanted = false;
        forEach([&](Wish& wish) {
            const bool same = wish.task.key == key;
            wish.answered = wish.answered || same;
            wanted = wanted || same;
        });
        return wanted;
    }

    // Strikes KEY off and names those who wanted it.
    std::vector<Owner> take(const Key& key)
    {
        std::vector<Owner> owners;
        for (auto& [owner, wishes] : m_wishes) {
            const auto end = std::remove_if(wishes.begin(), wishes.end(),
                                            [&](const Wish& wish) { return wish.task.key == key; });
            if (end != wishes.end()) {
                wishes.erase(end, wishes.end());
                owners.push_back(owner);
            }
        }
        return owners;
    }

    // Strikes everything off.
    std::vector<Owner> clear()
    {
        std::vector<Owner> owners;
        for (const auto& [owner, wishes] : std::exchange(m_wishes, {})) {
            if (!wishes.empty()) {
                owners.push_back(owner);
            }
        }
        return owners;
    }

    [[nodiscard]] bool wanted(const Key& key) const
    {
        return priorityOf(key).has_value();
    } // and not answered

    [[nodiscard]] bool wants(const Owner& owner) const
    {
        const auto found = m_wishes.find(owner);
        return found != m_wishes.end() && !found->second.empty();
    }

    // What is to be done next: the most urgent key, and a second one where they are paired.
    [[nodiscard]] std::vector<Task<Key>> next() const
    {
        const Task<Key>* first = nullptr;
        forEachOpen([&](const Task<Key>& task) {
            first = first == nullptr || task.priority < first->priority ? &task : first;
        });
        const Task<Key>* second = nullptr;
        forEachOpen([&](const Task<Key>& task) {
            const bool fits = first->paired && task.paired && task.priority == first->priority;
            second = second == nullptr && fits && !(task.key == first->key) ? &task : second;
        });
        std::vector<Task<Key>> found;
        for (const Task<Key>* task : {first, second}) {
            if (task != nullptr) {
                found.push_back(*task);
            }
        }
        return found;
    }

    // Of the open wishes for KEY, the most urgent one's.
    [[nodiscard]] std::optional<int> priorityOf(const Key& key) const
    {
        std::optional<int> found;
        forEachOpen([&](const Task<Key>& task) {
            if (task.key == key) {
                found = std::min(found.value_or(task.priority), task.priority);
            }
        });
        return found;
    }

    // That are open and shown as progress.
    [[nodiscard]] std::size_t shown() const
    {
        std::size_t count = 0;
        forEachOpen([&](const Task<Key>& task) { count += task.title.empty() ? 0 : 1; });
        return count;
    }

private:
    struct Wish
    {
        Task<Key> task;
        bool answered = false; // and not taken yet
    };
    template<class Visit>
    void forEach(const Visit& visit)
    {
        for (auto& [owner, wishes] : m_wishes) {
            std::for_each(wishes.begin(), wishes.end(), visit);
        }
    }
    template<class Visit>
    void forEachOpen(const Visit& visit) const
    {
        for (const auto& [owner, wishes] : m_wishes) {
            for (const Wish& wish : wishes) {
                if (!wish.answered) {
                    visit(wish.task);
                }
            }
        }
    }

    std::map<Owner, std::vector<Wish>> m_wishes;
};

} // namespace hydra::engine
