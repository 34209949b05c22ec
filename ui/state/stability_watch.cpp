// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/stability_watch.h"

#include <cmath>

namespace hydra::ui {

namespace {

constexpr int mostPasses = 25; // limit: the map is computed a second time

bool worthAsking(const ViewState& state)
{
    const MethodInfo& info = state.method();
    const bool brief = info.blackBox == BlackBox::None && info.passes <= mostPasses
        && (!info.usesSteps || state.query().options.steps <= mostPasses);
    return state.ready() && state.showsMap() && !info.isColours && brief;
}

} // namespace

StabilityWatch::StabilityWatch(ViewState& state, EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_question(bridge, "stability", [this] { Q_EMIT changed(); })
{
    connect(&state, &ViewState::queryChanged, this, &StabilityWatch::ask);
    connect(&state, &ViewState::lookChanged, this, &StabilityWatch::ask); // the map may be hidden
    connect(&state, &ViewState::modelChanged, this, &StabilityWatch::ask);
    connect(&state, &ViewState::pictureChanged, this, &StabilityWatch::ask);
}

void StabilityWatch::ask()
{
    std::optional<StabilityKey> key;
    if (worthAsking(m_state)) {
        key = StabilityKey{m_state.mapKey(m_state.query().heads)};
    }
    if (key != m_question.key()) {
        m_question.ask(key, engine::Priority::Timing);
        Q_EMIT changed();
    }
}

// Also null if the map failed: the view says why.
std::optional<double> StabilityWatch::moved() const
{
    const auto& found = m_question.answer();
    return found && std::isfinite(found->rounding) ? std::optional(found->rounding) : std::nullopt;
}

} // namespace hydra::ui
