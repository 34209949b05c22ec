// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/stability_watch.h"

#include <cmath>

namespace hydra::ui {

namespace {

const engine::Owner owner = "stability";
constexpr int mostPasses = 25; // of a map that is computed a second time for this

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
    , m_bridge(bridge)
{
    connect(&state, &ViewState::queryChanged, this, &StabilityWatch::ask);
    connect(&state, &ViewState::modelChanged, this, &StabilityWatch::ask);
    connect(&state, &ViewState::pictureChanged, this, &StabilityWatch::ask);
    bridge.hear<engine::StabilityKey>(
        this, [this](const engine::StabilityKey& key, const auto& found, const QString&) {
            if (m_key && key == *m_key) {
                take(found); // null where there is no such map: the view says why
            }
        });
}

void StabilityWatch::ask()
{
    std::optional<engine::StabilityKey> key;
    if (worthAsking(m_state)) {
        key = engine::StabilityKey{m_state.mapKey(m_state.query().heads)};
    }
    if (key == m_key) {
        return;
    }
    m_key = key;
    m_moved.reset();
    Q_EMIT changed();
    const engine::StabilityPtr known = key ? m_bridge.cached(*key) : nullptr;
    m_bridge.want(owner,
                  key && !known ? std::vector<engine::Wish>{{*key, engine::Priority::Timing}}
                                : std::vector<engine::Wish>());
    if (known) {
        take(known);
    }
}

void StabilityWatch::take(const engine::StabilityPtr& found)
{
    if (found && std::isfinite(found->rounding)) {
        m_moved = found->rounding;
        Q_EMIT changed();
    }
}

} // namespace hydra::ui
