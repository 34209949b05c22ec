// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/board.h"

#include "core/nn/cost.h"
#include "ui/state/fit_query.h"

#include <algorithm>
#include <numeric>

namespace hydra::ui {

namespace {

const engine::Owner boardOwner = "view";

} // namespace

std::vector<std::size_t> outwards(const std::vector<Board::Cell>& cells, int heads)
{
    std::vector<std::size_t> order(cells.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const int da = cells[a].heads - heads;
        const int db = cells[b].heads - heads;
        return std::abs(da) != std::abs(db) ? std::abs(da) < std::abs(db) : da > db;
    });
    return order;
}

Board::Board(ViewState& state, EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_bridge(bridge)
    , m_full(bridge, {}, [this] { takeFull(); })
    , m_sheet(bridge,
              [this](std::size_t row, auto news, const QString& failure) {
                  news == Sheet<Cell>::News::Map ? takeMap(row, failure) : takePrediction(row, failure);
              })
    , m_walk(bridge, {}, [this] { Q_EMIT walkChanged(); })
    , m_stale([this] { Q_EMIT currentChanged(); })
    , m_opening([this] { Q_EMIT currentChanged(); })
    , m_rule(rangeRule(state.look()))
{
    connect(&bridge, &EngineBridge::openingChanged, this, [this] {
        if (m_bridge.openingPicture()) {
            m_bridge.want(boardOwner, {}); // drop the requests about the previous picture
        }
        watch();
        Q_EMIT currentChanged();
    });
    connect(&state, &ViewState::modelChanged, this, &Board::lookAtPicture);
    connect(&state, &ViewState::pictureChanged, this, &Board::lookAtPicture);
    connect(&state, &ViewState::queryChanged, this, &Board::ask);
    connect(state.actions().fullClass, &QAction::triggered, this, [this] { explain({}); });
    connect(&bridge, &EngineBridge::geometryBeside, this, &Board::takeGeometry);
    connect(&state, &ViewState::lookChanged, this, &Board::followLook);
    connect(&bridge, &EngineBridge::grown, this, &Board::takeGrown);
    connect(&bridge, &EngineBridge::rested, this, [this](const engine::Owner& owner) {
        if (owner == boardOwner && std::exchange(m_growing, false)) { // the map stays partial
            watch();
            Q_EMIT currentChanged();
        }
    });
}

// Emits each message once per question.
void Board::tell(const QString& message)
{
    if (!message.isEmpty() && !m_told.contains(message)) {
        m_told.insert(message);
        Q_EMIT failed(message);
    }
}

void Board::setPatience(int milliseconds)
{
    m_stale.setLimit(milliseconds);
    m_opening.setLimit(milliseconds);
}

// Call after every change of stale() or of what is being opened.
void Board::watch()
{
    m_stale.watch(stale());
    m_opening.watch(m_bridge.opening());
}

void Board::show(const MapKey& key, const engine::MapPtr& map)
{
    m_shown = map;
    m_shownKey = key;
    m_growing = false;
}

// Shows the map while it converges; it does not appear in the strip.
void Board::takeGrown(const MapKey& key, const engine::MapPtr& map)
{
    const Cell* const now = current();
    if (now && now->key == key && !now->map) {
        m_ranges.erase(m_growing ? m_shown : nullptr); // hundreds of partial maps may arrive
        show(key, map);
        m_growing = true;
        watch();
        Q_EMIT currentChanged();
    }
}

// While opening, the picture was prepared for the current size; for a new size it is resized on another
// thread.
void Board::lookAtPicture()
{
    m_shown.reset(); // belongs to another picture or grid
    m_seen.reset();
    if (!m_state.ready()) {
        return;
    }
    const ImageId& image = m_state.picture()->image.id;
    const InputSize before = std::exchange(m_size, m_state.query().size);
    m_bridge.setSize(m_size);
    if (m_size == before) {
        m_seen = m_bridge.seen(image, m_state.model()->id, m_size);
    } else {
        m_bridge.look(image, m_state.model()->id, m_size);
    }
}

void Board::takeGeometry(const ImageId& image, const ModelId& model, const InputSize& size)
{
    if (!m_seen && m_state.ready() && size == m_state.query().size && image == m_state.picture()->image.id
        && model == m_state.model()->id) {
        m_seen = m_bridge.seen(image, model, size);
        Q_EMIT currentChanged();
    }
}

void Board::ask()
{
    if (m_state.ready() && m_state.query().size != m_size) {
        lookAtPicture();
    }
    m_ranges.clear();
    m_told.clear();
    m_growing = false;
    std::vector<Cell> laid;
    std::optional<NetworkKey> full;
    if (m_state.ready()) {
        full = m_state.networkKey(m_state.maxHeads());
        for (const int heads : m_state.offeredHeads()) {
            laid.push_back({{m_state.mapKey(heads), {}, {}, {}}, heads});
        }
    } else {
        m_shown.reset();
    }
    m_sheet.lay(std::move(laid));
    m_full.retry();
    m_full.ask(full);
    if (const Cell* now = current(); now && now->map) {
        show(now->key, now->map);
    } else {
        showStandIn();
    }
    watch();
    measureStrip();
    lookUpWalk();
    m_bridge.want(boardOwner, wishes());
    Q_EMIT reset();
    Q_EMIT currentChanged();
    Q_EMIT predictionsChanged();
}

// Requests for missing answers: first predictions, as one pass is short and a map takes many; then the
// current map and its layer's walk-through; then bars and strip, which fill in together.
std::vector<engine::Wish> Board::wishes() const
{
    using engine::Priority;
    std::vector<engine::Wish> wishes;
    if (!m_state.ready()) {
        return wishes;
    }
    const auto add = [&](const auto& key, bool known, Priority priority) {
        if (!known) {
            wishes.push_back({key, priority});
        }
    };
    const int heads = m_state.query().heads;
    const Cell* const now = current();
    if (now && !now->map && standIn() == 0 && heavy() && knowsClass()
        && m_state.method().blackBox == BlackBox::None) {
        const Cell& least = cells().front(); // its map arrives long before
        if (2 * least.heads <= heads) {
            add(least.key, least.map != nullptr, Priority::Front);
        }
    }
    if (now) {
        add(now->key.network, now->prediction != nullptr, Priority::Front);
        add(*m_full.key(), !m_full.open(), Priority::Front);
        add(now->key, now->map != nullptr, Priority::Front);
    }
    if (m_walk.open()) {
        add(*m_walk.key(), false, Priority::Front);
    }
    for (const std::size_t row : outwards(cells(), heads)) {
        const Cell& cell = cells()[row];
        if (&cell == now) {
            continue;
        }
        if (wantsAll()) {
            add(cell.key, cell.map != nullptr, Priority::Strip);
        } else if (std::abs(cell.heads - heads) == 1
                   && m_state.method().blackBox == BlackBox::None) { // the next move of the slider
            add(cell.key, cell.map != nullptr, Priority::Prefetch);
        }
        add(cell.key.network, cell.prediction != nullptr, Priority::Strip);
    }
    // The runner-up class is the most likely next question of a class-specific method.
    if (now && m_state.method().classSpecific && m_state.method().blackBox == BlackBox::None
        && m_state.query().target == ClassChoice{} && !m_state.query().against) {
        const MapKey next = now->key.to({ClassChoice::Kind::Top, 2});
        add(next, m_bridge.cached(next) != nullptr, Priority::Prefetch);
    }
    const TimingKey timing{m_state.networkKey(heads)};
    add(timing, m_bridge.cached(timing) != nullptr, Priority::Timing);
    return wishes;
}

void Board::setStripShown(bool shown)
{
    if (shown != m_stripShown) {
        m_stripShown = shown;
        ask();
    }
}

void Board::setRoundsShown(bool shown)
{
    if (shown != m_roundsShown) {
        m_roundsShown = shown;
        ask();
    }
}

const Board::Cell* Board::current() const
{
    const auto found =
        std::find_if(cells().begin(), cells().end(), [this](const Cell& cell) { return isCurrent(cell); });
    return found == cells().end() ? nullptr : &*found;
}

bool Board::stale() const
{
    const Cell* now = current();
    return m_shown && (!now || now->map != m_shown);
}

int Board::standIn() const
{
    const Cell* const now = current();
    if (!m_shown || !now || now->map || m_growing) {
        return 0;
    }
    const auto of = std::find_if(cells().begin(), cells().end(),
                                 [this](const Cell& cell) { return cell.key == m_shownKey; });
    return of == cells().end() ? 0 : of->heads;
}

// Shows the largest head count below the chosen one, else the smallest above.
void Board::showStandIn()
{
    const Cell* best = nullptr;
    const int heads = m_state.query().heads;
    for (const Cell& cell : cells()) {
        if (cell.map && cell.heads != heads && (best == nullptr || cell.heads < heads)) {
            best = &cell;
        }
    }
    const Cell* const now = current();
    if (best != nullptr && now && !now->map && !m_growing
        && (standIn() == 0 || (standIn() < best->heads && best->heads < heads))) {
        show(best->key, best->map);
    }
}

bool Board::heavy() const
{
    const Cell* const now = current();
    if (!now || now->key.network.model != m_state.model()->id) { // a new model was set but not yet announced
        return false;
    }
    const NetworkKey& key = now->key.network;
    const InputSize most = key.size.atMost();
    return double(costOf(m_state.model()->config, key.sub, key.plan, {most.height, most.width}).macs)
        > m_heavyMacs;
}

bool Board::knowsClass() const
{
    return m_full.answer() || !m_state.method().classSpecific
        || m_state.query().target.kind != ClassChoice::Kind::Top;
}

int Board::classOf(const ClassChoice& choice, const Cell& cell) const
{
    const engine::PredictionPtr& full = m_full.answer();
    switch (choice.kind) {
    case ClassChoice::Kind::Index:
        return choice.value;
    case ClassChoice::Kind::Own:
        return cell.prediction && !cell.prediction->ranking.empty() ? cell.prediction->ranking.front() : -1;
    case ClassChoice::Kind::Top:
        return full && choice.value >= 1 && std::size_t(choice.value) <= full->ranking.size()
            ? full->ranking[std::size_t(choice.value) - 1]
            : -1;
    default:
        return -1; // not a class
    }
}

int Board::chosenClass(const Cell& cell) const
{
    return classOf(m_state.query().target, cell);
}

void Board::explain(const ClassChoice& choice)
{
    const std::optional<ClassChoice>& against = m_state.query().against;
    const Cell* const now = current();
    const int index = now ? classOf(choice, *now) : -1;
    if (against && (*against == choice || (index >= 0 && classOf(*against, *now) == index))) {
        m_state.setAgainst(std::nullopt);
    }
    m_state.setTarget(choice);
}

int Board::chosenClass() const
{
    const Cell* now = current();
    return now ? chosenClass(*now) : -1;
}

ValueRange Board::range(const engine::MapPtr& map) const
{
    if (m_state.look().lockRange && m_stripRange) {
        return *m_stripRange;
    }
    if (!map) {
        return {};
    }
    const auto known = m_ranges.find(map);
    return known != m_ranges.end() ? known->second
                                   : m_ranges.emplace(map, rangeOf(*map, m_rule)).first->second;
}

void Board::followLook()
{
    if (std::exchange(m_rule, rangeRule(m_state.look())) != m_rule) {
        m_ranges.clear();
        measureStrip();
        Q_EMIT currentChanged(); // the shown numbers of its range change
    }
}

void Board::measureStrip()
{
    std::vector<engine::MapPtr> maps;
    for (const Cell& cell : cells()) {
        if (cell.map) {
            maps.push_back(cell.map);
        }
    }
    m_stripRange = maps.empty() ? std::nullopt : std::optional(rangeOf(maps, m_rule));
}

bool Board::complete() const
{
    return !cells().empty() && !m_full.open() && (!walkStale() || !walkFailure().isEmpty())
        && std::all_of(cells().begin(), cells().end(), [this](const Cell& cell) {
               const bool asked = wantsAll() || isCurrent(cell);
               return !cell.failure.isEmpty() || ((cell.map || !asked) && cell.prediction);
           });
}

// Reports failures only of the current map: the strip's cells show theirs themselves, and prefetched maps
// were not asked for.
void Board::takeMap(std::size_t row, const QString& failure)
{
    const Cell cell = cells()[row];
    const engine::MapPtr before = m_shown;
    const bool saysNothing = cell.map && cell.map->matched == 0;
    if (isCurrent(cell) && (cell.map || !failure.isEmpty())) {
        show(cell.key, saysNothing ? nullptr : cell.map); // null on failure, too
    } else if (cell.map) {
        showStandIn();
    }
    watch();
    measureStrip();
    Q_EMIT cellChanged(int(row));
    if (isCurrent(cell) || m_shown != before || m_state.look().lockRange) {
        Q_EMIT currentChanged();
    }
    if (isCurrent(cell)) {
        tell(saysNothing ? tr("None of %1 masked pictures had a box like this one: there is no map.")
                               .arg(cell.key.options.masks)
                         : failure);
    }
}

void Board::setWalk(const std::optional<WalkQuestion>& question)
{
    if (question == m_walkLayer) {
        return;
    }
    m_walkLayer = question;
    lookUpWalk();
    m_bridge.want(boardOwner, wishes());
}

void Board::lookUpWalk()
{
    m_walk.retry();
    m_walk.ask(m_walkLayer && m_state.ready() ? std::optional(walkKeyOf(m_state, *m_walkLayer))
                                              : std::nullopt);
    Q_EMIT walkChanged();
}

void Board::takePrediction(std::size_t row, const QString& failure)
{
    const Cell& cell = cells()[row];
    const bool inView = isCurrent(cell);
    if (inView) {
        tell(failure);
    }
    if (failure.isEmpty()) {
        Q_EMIT cellChanged(int(row));
        if (inView) {
            Q_EMIT currentChanged();
        }
        Q_EMIT predictionsChanged();
    }
}

// Called before the cell with all heads is notified, if that is offered.
void Board::takeFull()
{
    tell(m_full.failure());
    if (m_full.answer() && (cells().empty() || cells().back().heads != m_state.maxHeads())) {
        Q_EMIT predictionsChanged();
    }
}

} // namespace hydra::ui
