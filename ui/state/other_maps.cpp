// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/other_maps.h"

#include "ui/paint/spoken.h"

#include <algorithm>

namespace hydra::ui {

OtherMaps::OtherMaps(ViewState& state, EngineBridge& bridge, QObject* parent)
    : OtherMaps(state, bridge, {}, "other maps", parent)
{ }

OtherMaps::OtherMaps(ViewState& state, EngineBridge& bridge, std::vector<std::string> methods,
                     engine::Owner owner, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_bridge(bridge)
    , m_methods(std::move(methods))
    , m_owner(std::move(owner))
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

void OtherMaps::add(const QString& title, const QString& words, const MapOptions& options, bool quick)
{
    const engine::Ask& query = m_state.query();
    Cell cell{title,
              words,
              quick,
              engine::normalised(
                  engine::MapKey{m_state.networkKey(query.heads), options, query.target, query.against}),
              nullptr,
              {}};
    cell.map = m_bridge.cached(cell.key);
    m_cells.push_back(std::move(cell));
    m_options.push_back(options);
}

void OtherMaps::addMethods()
{
    const MapOptions& now = m_state.query().options;
    const bool classes = m_state.model()->config.numClasses > 0;
    const auto addMethod = [&](const MethodInfo& info, bool whatever) {
        const bool quick = !info.perPixel && !(info.usesSteps && now.steps > 1) // dozens of passes
            && info.blackBox == BlackBox::None;
        if (whatever || info.id == now.method || (quick && (classes || !info.classSpecific))) {
            MapOptions options = now;
            options.method = info.id;
            add(spoken(info.title), spoken(info.title), options, quick);
        }
    };
    for (const std::string& method : m_methods) {
        addMethod(methodInfo(method), true);
    }
    for (const MethodInfo& info : methodTable()) {
        if (m_methods.empty() && !m_ofBlocks) {
            addMethod(info, false);
        }
    }
}

void OtherMaps::rebuild()
{
    if (!m_shown && m_cells.empty()) {
        return;
    }
    m_cells.clear();
    m_options.clear();
    m_current = m_wanted = -1;
    if (m_shown && m_state.ready()) {
        const MethodInfo& method = m_state.method();
        const MapOptions& now = m_state.query().options;
        const int depth = m_state.model()->config.depth;
        m_ofBlocks = method.usesLayer && m_methods.empty();
        for (int block = 0; m_ofBlocks && block < depth; ++block) {
            MapOptions options = now;
            options.layer = block == depth - 1 ? -1 : block; // the last has one name only
            add(QString::number(block), tr("%1, block %2").arg(spoken(method.title)).arg(block), options);
        }
        addMethods();
        const engine::MapKey shown = m_state.mapKey(m_state.query().heads);
        const auto found =
            std::find_if(m_cells.begin(), m_cells.end(), [&](const Cell& cell) { return cell.key == shown; });
        m_current = found == m_cells.end() ? -1 : int(found - m_cells.begin());
    }
    ask();
    Q_EMIT reset();
}

void OtherMaps::want(int cell)
{
    m_wanted = cell;
    ask();
}

// From the one in view outwards: what is beside it is the likeliest next. Those of a list in its order.
void OtherMaps::ask()
{
    const int from = m_methods.empty() ? std::max(0, m_current) : 0;
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        order.emplace_back(int(i) == m_wanted ? -1 : std::abs(int(i) - from), i);
    }
    std::sort(order.begin(), order.end());
    std::vector<engine::Wish> wishes;
    for (const auto& [distance, i] : order) {
        if (!m_cells[i].map && (m_cells[i].quick || int(i) == m_wanted)) {
            wishes.push_back({m_cells[i].key, engine::Priority::Strip});
        }
    }
    m_bridge.want(m_owner, wishes);
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
