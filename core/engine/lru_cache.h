// SPDX-License-Identifier: GPL-3.0-or-later
// Values by key within a budget: the least recently used go first. Not locked; its owner is.
// What can be made again and is over the budget alone is not kept (Dropped); what cannot stays (Kept).
// What passes by lies aside: it stays until it is erased, and pushes nothing out.
#pragma once

#include <cstddef>
#include <iterator>
#include <list>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace hydra::engine {

enum class Oversized
{
    Kept,
    Dropped
};

template<class Key, class Value, class Hash = std::hash<Key>>
class LruCache
{
public:
    explicit LruCache(std::size_t budget, Oversized oversized = Oversized::Kept)
        : m_budget(budget)
        , m_oversized(oversized)
    { }

    // Null when absent. The pointer is good until the next insert.
    [[nodiscard]] Value* find(const Key& key)
    {
        const auto at = m_index.find(key);
        if (at == m_index.end()) {
            const auto beside = m_aside.find(key);
            return beside != m_aside.end() ? &beside->second.first : nullptr;
        }
        m_order.splice(m_order.begin(), m_order, at->second);
        return &at->second->value;
    }

    // COST in the unit of the budget.
    void insert(const Key& key, Value value, std::size_t cost, bool aside = false)
    {
        erase(key);
        if (m_oversized == Oversized::Dropped && cost > m_budget) {
            return;
        }
        if (aside) {
            m_aside.emplace(key, std::pair(std::move(value), cost));
            return;
        }
        m_order.push_front({key, std::move(value), cost});
        m_index[key] = m_order.begin();
        m_used += cost;
        shrink();
    }

    void setBudget(std::size_t budget)
    {
        m_budget = budget;
        shrink();
    }

    void erase(const Key& key)
    {
        m_aside.erase(key);
        const auto at = m_index.find(key);
        if (at != m_index.end()) {
            m_used -= at->second->cost;
            m_order.erase(at->second);
            m_index.erase(at);
        }
    }

    // Those whose key MATCHES.
    template<class Matches>
    void eraseIf(const Matches& matches)
    {
        for (auto at = m_order.begin(); at != m_order.end();) {
            const auto next = std::next(at);
            if (matches(at->key)) {
                erase(Key(at->key));
            }
            at = next;
        }
        for (auto at = m_aside.begin(); at != m_aside.end();) {
            at = matches(at->first) ? m_aside.erase(at) : std::next(at);
        }
    }

    [[nodiscard]] std::size_t used() const noexcept // aside included
    {
        return std::accumulate(m_aside.begin(), m_aside.end(), m_used,
                               [](std::size_t sum, const auto& each) { return sum + each.second.second; });
    }
    [[nodiscard]] std::size_t size() const noexcept { return m_order.size() + m_aside.size(); }

private:
    void shrink()
    {
        const std::size_t least = m_oversized == Oversized::Kept ? 1 : 0;
        while (m_used > m_budget && m_order.size() > least) {
            erase(Key(m_order.back().key));
        }
    }

    struct Entry
    {
        Key key;
        Value value;
        std::size_t cost;
    };
    std::size_t m_budget;
    Oversized m_oversized;
    std::size_t m_used = 0;
    std::list<Entry> m_order; // most recently used first
    std::unordered_map<Key, typename std::list<Entry>::iterator, Hash> m_index;
    std::unordered_map<Key, std::pair<Value, std::size_t>, Hash> m_aside; // and its cost
};

} // namespace hydra::engine
