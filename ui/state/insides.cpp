// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/insides.h"

namespace hydra::ui {

Insides::Insides(ViewState& state, EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_matrix(bridge, "matrix", [this] { Q_EMIT changed(); })
    , m_parts(bridge, "parts", [this] { Q_EMIT changed(); })
    , m_lens(bridge, "lens", [this] { Q_EMIT changed(); })
{
    connect(&state, &ViewState::queryChanged, this, &Insides::ask); // and model, and picture
    connect(state.actions().patchLabels, &QAction::toggled, this, &Insides::ask);
}

void Insides::setMethod(const std::optional<std::string>& method)
{
    if (method != m_method) {
        m_method = method;
        ask();
    }
}

void Insides::ask()
{
    const bool ready = m_state.ready();
    const PictureAsk& query = m_state.query();
    const bool window = ready && m_method.has_value();
    const bool explains = ready && (m_state.model()->config.numClasses > 0 || !query.target.isClass());
    const NetworkKey network = ready ? m_state.networkKey(query.heads) : NetworkKey();
    const bool asksToken = window && m_state.method().usesQuery && methodInfo(*m_method).usesQuery;
    const int block = m_state.method().usesBlock ? query.options.block : -1;
    const auto where = [](bool asked, const auto& key) { return asked ? std::optional(key) : std::nullopt; };
    m_lens.ask(where(explains && (window || labelled()), LensKey{network, block, query.target}),
               labelled() ? engine::Priority::Front : engine::Priority::Beside);
    m_matrix.ask(where(
        window,
        HeadMatrixKey{network, m_method.value_or(""), asksToken ? query.options.query : -1, query.target}));
    m_parts.ask(where(window && explains, DecompositionKey{network, query.target}));
    m_noClass = window && !explains
        ? tr("A backbone has no class to decompose. Choose another target in Explain.")
        : QString();
    if (std::exchange(m_of, {network.image, network.model}) != std::pair(network.image, network.model)) {
        m_lens.forgetOlder(); // older answers are of another picture or model
        m_matrix.forgetOlder();
        m_parts.forgetOlder();
    }
    Q_EMIT changed();
}

QString Insides::classFailure() const
{
    for (const QString& failure : {m_noClass, m_parts.failure(), m_lens.failure()}) {
        if (!failure.isEmpty()) {
            return failure;
        }
    }
    return {};
}

} // namespace hydra::ui
