// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/insides.h"

namespace hydra::ui {

namespace {

const engine::Owner insidesOwner = "insides";

} // namespace

Insides::Insides(ViewState& state, EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_bridge(bridge)
{
    connect(&state, &ViewState::queryChanged, this, &Insides::ask); // and model, and picture
    connect(state.actions().patchLabels, &QAction::toggled, this, &Insides::ask);
    listen(&Insides::m_matrix, &Insides::m_failure);
    listen(&Insides::m_parts, &Insides::m_classFailure);
    listen(&Insides::m_lens, &Insides::m_classFailure);
}

template<class Key>
void Insides::listen(Asked<Key> Insides::*member, QString Insides::*failure)
{
    m_bridge.hear<Key>(this,
                       [this, member, failure](const Key& key, const auto& answer, const QString& message) {
                           Asked<Key>& asked = this->*member;
                           if (asked.key != key) {
                               return;
                           }
                           asked.arrived = answer != nullptr;
                           asked.failed = answer == nullptr;
                           asked.shown = answer; // an old one beside a failure would pass for the answer
                           this->*failure = message;
                           Q_EMIT changed();
                       });
}

void Insides::setMethod(const std::optional<std::string>& method)
{
    if (method != m_method) {
        m_method = method;
        ask();
    }
}

bool Insides::labelled() const
{
    return m_state.query().options.method == "lens" && m_state.actions().patchLabels->isChecked();
}

template<class Key>
void Insides::want(Asked<Key>& asked, const std::optional<Key>& key)
{
    if (!key) {
        asked = {};
        return;
    }
    if (asked.key
        && (asked.key->network.image != key->network.image
            || asked.key->network.model != key->network.model)) {
        asked.shown.reset(); // of another picture, or with classes of another model
    }
    if (asked.key == key && (asked.arrived || asked.failed)) {
        return;
    }
    asked.key = key;
    const engine::AnswerPtr<Key> known = m_bridge.cached(*key);
    asked.arrived = known != nullptr;
    asked.failed = false;
    asked.shown = known ? known : asked.shown;
}

template<class Key>
void Insides::add(std::vector<engine::Wish>& wishes, const Asked<Key>& asked, engine::Priority priority) const
{
    if (asked.key && !asked.arrived && !asked.failed) {
        wishes.push_back({*asked.key, priority});
    }
}

void Insides::ask()
{
    using Key = engine::HeadMatrixKey;
    const bool ready = m_state.ready();
    const Query& query = m_state.query();
    const bool window = ready && m_method.has_value();
    const bool explains = ready && (m_state.model()->config.numClasses > 0 || !query.target.isClass());
    const engine::NetworkKey network = ready ? m_state.networkKey(query.heads) : engine::NetworkKey();
    const bool asksToken = window && m_state.method().usesQuery && methodInfo(*m_method).usesQuery;
    m_failure.clear();
    m_classFailure.clear();
    want(m_matrix,
         window ? std::optional(Key{network, *m_method, asksToken ? query.options.query : -1, query.target})
                : std::nullopt);
    want(m_parts,
         window && explains ? std::optional(engine::DecompositionKey{network, query.target}) : std::nullopt);
    const int block = m_state.method().usesLayer ? query.options.layer : -1;
    want(m_lens,
         explains && (window || labelled()) ? std::optional(engine::LensKey{network, block, query.target})
                                            : std::nullopt);
    if (window && !explains) {
        m_classFailure = tr("A backbone has no class to take apart. Choose another target in Explain.");
    }
    std::vector<engine::Wish> wishes;
    add(wishes, m_lens, labelled() ? engine::Priority::Front : engine::Priority::Beside);
    add(wishes, m_matrix, engine::Priority::Beside);
    add(wishes, m_parts, engine::Priority::Beside);
    m_bridge.want(insidesOwner, wishes);
    Q_EMIT changed();
}

bool Insides::stale() const
{
    const auto old = [](const auto& asked) { return asked.key && !asked.arrived && asked.shown; };
    return old(m_matrix) || old(m_parts) || old(m_lens);
}

bool Insides::complete() const
{
    const auto done = [](const auto& asked) { return !asked.key || asked.arrived || asked.failed; };
    return done(m_matrix) && done(m_parts) && done(m_lens);
}

engine::LensPtr Insides::labels() const
{
    return labelled() && m_lens.arrived ? m_lens.shown : nullptr;
}

} // namespace hydra::ui
