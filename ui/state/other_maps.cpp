// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/other_maps.h"

#include "ui/paint/spoken.h"

#include <algorithm>

namespace hydra::ui {

namespace {

const engine::Owner otherMapsOwner = "other maps";

} // namespace

OtherMaps::OtherMaps(ViewState& state, EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_bridge(bridge)
{
    connect(&state, &ViewState::queryChanged, this, &OtherMaps::rebuild); // and model, and picture
    bridge.hear<engine::MapKey>(this, [this](const auto& key, const auto& map, const QString& failure) {
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            if (m_cells[i].key == key) {
                m_cells[i].map = map;
                m_cells[i].failure = failure;
                Q_EMIT cellChanged(int(i));
            }
        }
    });
}

void OtherMaps::setShown(bool shown)
{
    if (shown != m_shown) {
        m_shown = shown;
        rebuild();
    }
}

void OtherMaps::add(const QString& title, const QString& words, const MapOptions& options)
{
    const engine::Ask& query = m_state.query();
    Cell cell{title,
              words,
              engine::normalised(
                  engine::MapKey{m_state.networkKey(query.heads), options, query.target, query.against}),
              nullptr,
              {}};
    cell.map = m_bridge.cached(cell.key);
    m_cells.push_back(std::move(cell));
    m_options.push_back(options);
}

void OtherMaps::rebuild()
{
    if (!m_shown && m_cells.empty()) {
        return;
    }
    m_cells.clear();
    m_options.clear();
    m_current = -1;
    if (m_shown && m_state.ready()) {
        const MethodInfo& method = m_state.method();
        const MapOptions& now = m_state.query().options;
        const int depth = m_state.model()->config.depth;
        m_ofBlocks = method.usesLayer;
        for (int block = 0; m_ofBlocks && block < depth; ++block) {
            MapOptions options = now;
            options.layer = block == depth - 1 ? -1 : block; // the last has one name only
            add(QString::number(block), tr("%1, block %2").arg(spoken(method.title)).arg(block), options);
        }
        const bool classes = m_state.model()->config.numClasses > 0;
        for (const MethodInfo& info : methodTable()) {
            const bool quick = !info.perPixel && !(info.usesSteps && now.steps > 1) // dozens of passes
                && info.blackBox == BlackBox::None;
            const bool fits = quick && (classes || !info.classSpecific);
            if (!m_ofBlocks && (fits || info.id == now.method)) {
                MapOptions options = now;
                options.method = info.id;
                add(spoken(info.title), spoken(info.title), options);
            }
        }
        const engine::MapKey shown = m_state.mapKey(m_state.query().heads);
        const auto found =
            std::find_if(m_cells.begin(), m_cells.end(), [&](const Cell& cell) { return cell.key == shown; });
        m_current = found == m_cells.end() ? -1 : int(found - m_cells.begin());
    }
    ask();
    Q_EMIT reset();
}

// From the one in view outwards: what is beside it is the likeliest next.
void OtherMaps::ask()
{
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        order.emplace_back(std::abs(int(i) - std::max(0, m_current)), i);
    }
    std::sort(order.begin(), order.end());
    std::vector<engine::Wish> wishes;
    for (const auto& [distance, i] : order) {
        if (!m_cells[i].map) {
            wishes.push_back({m_cells[i].key, engine::Priority::Strip});
        }
    }
    m_bridge.want(otherMapsOwner, wishes);
}

void OtherMaps::choose(int cell)
{
    if (cell < 0 || std::size_t(cell) >= m_options.size()) {
        return;
    }
    const MapOptions options = m_options[std::size_t(cell)];
    if (options.method != m_state.query().options.method) {
        m_state.setMethod(options.method);
    }
    m_state.setOptions(options);
}

bool OtherMaps::complete() const
{
    return std::all_of(m_cells.begin(), m_cells.end(),
                       [](const Cell& cell) { return cell.map || !cell.failure.isEmpty(); });
}

} // namespace hydra::ui
