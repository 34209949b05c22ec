// SPDX-License-Identifier: GPL-3.0-or-later
// Values by key within a budget: the least recently used are evicted first. Not thread-safe; its owner locks.
// A value larger than the whole budget is cached (Kept) or not (Dropped, if it can be computed again). A
// value inserted ASIDE stays until it is erased, and evicts no other.
#pragma once

#include <cstddef>
#include <iterator>
#include <list>
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
    LruCache(const LruCache&) = delete;
    LruCache& operator=(const LruCache&) = delete;

    // Null if absent. The pointer is valid until the next insert.
    [[nodiscard]] Value* find(const Key& key)
    {
        const auto at = m_entries.find(key);
        if (at == m_entries.end()) {
            return nullptr;
        }
        if (!isAside(at->second)) {
            m_order.splice(m_order.begin(), m_order, at->second.place);
        }
        return &at->second.value;
    }

    // COST is in the unit of the budget.
    void insert(const Key& key, Value value, std::size_t cost, bool aside = false)
    {
        erase(key);
        if (m_oversized == Oversized::Dropped && cost > m_budget) {
            return;
        }
        const auto at = m_entries.emplace(key, Entry{std::move(value), cost, m_order.end()}).first;
        (aside ? m_aside : m_used) += cost;
        if (!aside) {
            at->second.place = m_order.insert(m_order.begin(), &at->first);
            shrink();
        }
    }

    [[nodiscard]] std::size_t budget() const noexcept { return m_budget; }
    void setBudget(std::size_t budget)
    {
        m_budget = budget;
        shrink();
    }

    void erase(const Key& key)
    {
        const auto at = m_entries.find(key);
        if (at != m_entries.end()) {
            erase(at);
        }
    }

    // Erases the entries whose key MATCHES.
    template<class Matches>
    void eraseIf(const Matches& matches)
    {
        for (auto at = m_entries.begin(); at != m_entries.end();) {
            at = matches(at->first) ? erase(at) : std::next(at);
        }
    }

    [[nodiscard]] std::size_t used() const noexcept { return m_used + m_aside; }
    [[nodiscard]] std::size_t size() const noexcept { return m_entries.size(); }

private:
    using Order = std::list<const Key*>; // pointers to the keys of the table: keys are large, and stored once
    struct Entry
    {
        Value value;
        std::size_t cost;
        typename Order::iterator place; // end() if aside
    };
    using Entries = std::unordered_map<Key, Entry, Hash>;

    [[nodiscard]] bool isAside(const Entry& entry) { return entry.place == m_order.end(); }
    typename Entries::iterator erase(typename Entries::iterator at)
    {
        if (isAside(at->second)) {
            m_aside -= at->second.cost;
        } else {
            m_used -= at->second.cost;
            m_order.erase(at->second.place);
        }
        return m_entries.erase(at);
    }
    void shrink()
    {
        const std::size_t least = m_oversized == Oversized::Kept ? 1 : 0;
        while (m_used > m_budget && m_order.size() > least) {
            erase(m_entries.find(*m_order.back()));
        }
    }

    std::size_t m_budget;
    Oversized m_oversized;
    std::size_t m_used = 0, m_aside = 0; // within the budget; outside it
    Order m_order; // most recently used first
    Entries m_entries;
};

} // namespace hydra::engine
