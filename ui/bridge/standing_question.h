// SPDX-License-Identifier: GPL-3.0-or-later
// A question that a view keeps asking while its key changes: what is known at once is there at once, an
// answer to an older key is dropped, and nothing is asked twice.
#pragma once

#include "ui/bridge/engine_bridge.h"

#include <functional>
#include <memory>
#include <optional>

namespace hydra::ui {

// Nobody else asks as OWNER. Of no name it listens alone, and somebody else wants key() while it is open().
template<class Key>
class StandingQuestion
{
public:
    // CHANGED when an answer or a failure has come, not from within ask().
    StandingQuestion(EngineBridge& bridge, engine::Owner owner, std::function<void()> changed)
        : m_bridge(bridge)
        , m_owner(std::move(owner))
        , m_hearing(bridge.hearing([this, changed = std::move(changed)](const auto&, const auto& outcome) {
            m_latest = m_answer = answerOf<Key>(outcome); // an old one beside a failure would pass for it
            m_failure = failureOf(outcome);
            m_failed = m_answer == nullptr;
            changed();
        }))
    { }
    StandingQuestion(const StandingQuestion&) = delete;
    StandingQuestion& operator=(const StandingQuestion&) = delete;

    // Null: nothing any more.
    void ask(const std::optional<Key>& key, engine::Priority priority = engine::Priority::Beside)
    {
        if (key != m_key) {
            m_key = key;
            m_answer = key ? m_bridge.cached(*key) : nullptr;
            m_latest = m_answer || !key ? m_answer : m_latest;
            m_failure.clear();
            m_failed = false;
            m_hearing->questions.clear();
            if (key) {
                m_hearing->questions.emplace_back(*key);
            }
        }
        if (!m_owner.empty()) {
            m_bridge.want(m_owner,
                          open() ? std::vector<engine::Wish>{{*m_key, priority}}
                                 : std::vector<engine::Wish>());
        }
    }
    // What failed is asked again the next time.
    void retry()
    {
        m_failure.clear();
        m_failed = false;
    }
    // What answered an older key is not shown any longer.
    void forgetOlder() { m_latest = m_answer; }

    [[nodiscard]] const std::optional<Key>& key() const { return m_key; }
    [[nodiscard]] const engine::AnswerPtr<Key>& answer() const { return m_answer; } // null until it is there
    // Or, until it is there, the answer before it.
    [[nodiscard]] const engine::AnswerPtr<Key>& latest() const { return m_latest; }
    [[nodiscard]] bool open() const { return m_key && !m_answer && !m_failed; }
    [[nodiscard]] bool stale() const { return open() && m_latest; }
    [[nodiscard]] const QString& failure() const { return m_failure; }

private:
    EngineBridge& m_bridge;
    engine::Owner m_owner;
    std::shared_ptr<Hearing> m_hearing;
    std::optional<Key> m_key;
    engine::AnswerPtr<Key> m_answer, m_latest;
    QString m_failure;
    bool m_failed = false;
};

} // namespace hydra::ui
