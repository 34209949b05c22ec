// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/other_maps.h"

#include "core/explain/option_fields.h"
#include "core/nn/cost.h"
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
    , m_sheet(bridge, [this](std::size_t cell, auto news, const QString&) {
        if (news == Sheet<Cell>::News::Map) {
            Q_EMIT cellChanged(int(cell));
        }
    })
{
    connect(&state, &ViewState::queryChanged, this, &OtherMaps::rebuild); // and model, and picture
}

void OtherMaps::setShown(bool shown)
{
    if (shown != m_shown) {
        m_shown = shown;
        rebuild();
    }
}

OtherMaps::Cell OtherMaps::cellOf(const QString& title, const QString& words, const MapOptions& options) const
{
    PictureAsk ask = m_state.query();
    ask.options = options;
    Cell cell;
    cell.key = m_state.mapKey(ask);
    cell.title = title;
    cell.words = words;
    cell.options = options;
    return cell;
}

void OtherMaps::addMethods(std::vector<Cell>& laid) const
{
    const MapOptions& now = m_state.query().options;
    const bool classes = m_state.model()->config.numClasses > 0;
    const PictureAsk& query = m_state.query();
    const VitConfig& config = m_state.model()->config;
    const InputSize most = query.size.atMost();
    const auto macs = costOf(config, query.sub(query.heads), query.plan, {most.height, most.width}).macs;
    const auto cheap = [&](const MapOptions& options) { // less than about a second
        const PassCount count =
            passesOf(options, config, query.sub(query.heads), config.gridHeight(), config.gridWidth());
        return double(count.passes) * double(macs) <= 2e10;
    };
    const auto addMethod = [&](const MethodInfo& info, bool whatever) {
        const bool quick = !info.perPixel && !(info.usesSteps && now.steps > 1) // excluded: dozens of passes
            && info.blackBox == BlackBox::None;
        MapOptions options = now;
        options.method = info.id;
        if (whatever || info.id == now.method || (quick && (classes || !info.classSpecific))) {
            laid.push_back(cellOf(spoken(info.title), spoken(info.title), options));
            const bool known = m_state.offers(info.id) && !m_state.model()->program;
            laid.back().later = !quick || !known;
            laid.back().quick = known && (quick || (whatever && cheap(options)));
        }
    };
    for (const std::string& method : m_methods) {
        addMethod(methodInfo(method), true);
    }
    for (const std::string& method : m_state.methods()) {
        if (m_methods.empty() && !m_ofBlocks) {
            addMethod(methodInfo(method), m_state.model()->program.has_value());
        }
    }
}

void OtherMaps::rebuild()
{
    if (!m_shown && cells().empty()) {
        return;
    }
    std::vector<Cell> laid;
    m_current = m_wanted = -1;
    if (m_shown && m_state.ready()) {
        const MethodInfo& method = m_state.method();
        const MapOptions& now = m_state.query().options;
        const int depth = m_state.model()->config.depth;
        // A feature has only one block.
        m_ofBlocks = method.usesBlock && m_methods.empty() && !m_state.showsFeature();
        for (int block = 0; m_ofBlocks && block < depth; ++block) {
            MapOptions options = now;
            options.block = canonicalBlock(block, depth);
            laid.push_back(cellOf(QString::number(block),
                                  tr("%1, block %2").arg(spoken(method.title)).arg(block), options));
        }
        addMethods(laid);
        const MapKey shown = m_state.mapKey(m_state.query().heads);
        const auto found =
            std::find_if(laid.begin(), laid.end(), [&](const Cell& cell) { return cell.key == shown; });
        m_current = found == laid.end() ? -1 : int(found - laid.begin());
    }
    m_sheet.lay(std::move(laid));
    ask();
    Q_EMIT reset();
}

void OtherMaps::want(int cell)
{
    m_wanted = cell;
    ask();
}

// Requests outwards from the current map, whose neighbours are the likeliest next; a list of methods in its
// order.
void OtherMaps::ask()
{
    const int from = m_methods.empty() ? std::max(0, m_current) : 0;
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t i = 0; i < cells().size(); ++i) {
        order.emplace_back(int(i) == m_wanted ? -1 : std::abs(int(i) - from), i);
    }
    std::sort(order.begin(), order.end());
    std::vector<engine::Wish> wishes;
    for (const auto& [distance, i] : order) {
        if (!cells()[i].map && (cells()[i].quick || int(i) == m_wanted)) {
            const bool waits = cells()[i].later && int(i) != m_wanted;
            wishes.push_back({cells()[i].key, waits ? engine::Priority::Prefetch : engine::Priority::Strip});
        }
    }
    m_bridge.want(m_owner, wishes);
}

void OtherMaps::choose(int cell)
{
    if (cell < 0 || std::size_t(cell) >= cells().size()) {
        return;
    }
    const MapOptions options = cells()[std::size_t(cell)].options;
    if (options.method != m_state.query().options.method) {
        m_state.setMethod(options.method);
    }
    m_state.setOptions(options);
}

bool OtherMaps::complete() const
{
    return std::all_of(cells().begin(), cells().end(), [](const Cell& cell) { return cell.settled(); });
}

} // namespace hydra::ui
