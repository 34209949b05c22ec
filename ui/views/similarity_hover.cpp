// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/similarity_hover.h"

namespace hydra::ui {

namespace {

const engine::Owner hoverOwner = "similarity under the mouse";

}

SimilarityHover::SimilarityHover(ViewState& state, EngineBridge& bridge, Canvas& canvas)
    : QObject(&canvas)
    , m_state(state)
    , m_bridge(bridge)
    , m_canvas(canvas)
{
    connect(&canvas, &Canvas::pointedAt, this, &SimilarityHover::point);
    connect(&state, &ViewState::queryChanged, this, [this] { point(-1); }); // until the mouse moves on
    bridge.hear<engine::MapKey>(this,
                                [this](const engine::MapKey& key, const engine::MapPtr& map, const QString&) {
                                    if (map && m_wanted && key == *m_wanted) {
                                        m_canvas.showInstead(map);
                                    }
                                });
}

void SimilarityHover::point(int patch)
{
    const MapOptions& options = m_state.query().options;
    const MethodInfo& method = m_state.method();
    const bool follows =
        m_state.ready() && method.usesFacet && method.usesQuery && options.query < 0 && options.kept.empty();
    if (!follows || patch < 0) {
        if (m_wanted) {
            m_wanted.reset();
            m_bridge.want(hoverOwner, {});
        }
        m_canvas.showInstead(nullptr);
        return;
    }
    engine::MapKey key = m_state.mapKey(m_state.query().heads);
    key.options.query = patch;
    m_wanted = engine::normalised(key);
    if (const engine::MapPtr known = m_bridge.cached(*m_wanted)) {
        m_bridge.want(hoverOwner, {});
        m_canvas.showInstead(known);
    } else {
        m_bridge.want(hoverOwner, {{*m_wanted, engine::Priority::Front}});
    }
}

} // namespace hydra::ui
