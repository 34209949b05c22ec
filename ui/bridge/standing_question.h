// SPDX-License-Identifier: GPL-3.0-or-later
// A question that a view keeps asking while its key changes: a cached answer is there at once, answers to
// older keys are dropped, and no key is requested twice.
#pragma once

#include "ui/bridge/engine_bridge.h"

#include <functional>
#include <memory>
#include <optional>

namespace hydra::ui {

// OWNER must be unique. With an empty OWNER this only listens; other code must request key() while it is
// open().
template<class Key>
class StandingQuestion
{
public:
    // Calls CHANGED when an answer or a failure arrives, never from within ask().
    StandingQuestion(EngineBridge& bridge, engine::Owner owner, std::function<void()> changed)
        : m_bridge(bridge)
        , m_owner(std::move(owner))
        , m_hearing(bridge.hearing([this, changed = std::move(changed)](const auto&, const auto& outcome) {
            m_latest = m_answer = answerOf<Key>(outcome); // null on failure: an old one would look current
            m_failure = failureOf(outcome);
            m_failed = m_answer == nullptr;
            changed();
        }))
    { }
    StandingQuestion(const StandingQuestion&) = delete;
    StandingQuestion& operator=(const StandingQuestion&) = delete;

    // Null ends the question.
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
    // Clears a failure, so that the next ask() requests the key again.
    void retry()
    {
        m_failure.clear();
        m_failed = false;
    }
    // Makes latest() drop the answer to an older key.
    void forgetOlder() { m_latest = m_answer; }

    [[nodiscard]] const std::optional<Key>& key() const { return m_key; }
    [[nodiscard]] const engine::AnswerPtr<Key>& answer() const { return m_answer; } // null until it arrives
    // answer() or, until it arrives, the previous answer.
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
