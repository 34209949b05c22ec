// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/trust_state.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <algorithm>
#include <tuple>

namespace hydra::ui {

namespace {

const engine::Owner scoresOwner = "scores";

bool isRandom(const std::string& method)
{
    return std::find(randomOrders().begin(), randomOrders().end(), method) != randomOrders().end();
}

} // namespace

TrustState::TrustState(ViewState& state, Board& board, StabilityWatch& stability, const Library& library,
                       EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_board(board)
    , m_stability(stability)
    , m_library(library)
    , m_bridge(bridge)
{
    connect(&state, &ViewState::queryChanged, this, &TrustState::follow);
    const auto forget = [this] { // curves of another picture or model
        m_faith.reset();
        m_truth.reset();
    };
    connect(&state, &ViewState::modelChanged, this, forget);
    connect(&state, &ViewState::pictureChanged, this, forget);
    connect(&stability, &StabilityWatch::changed, this, &TrustState::changed);
    connect(&library, &Library::labelsChanged, this, &TrustState::changed);
    connect(&board, &Board::currentChanged, this, &TrustState::changed); // its grid may have changed
    connect(&library, &Library::labelsChanged, this, &TrustState::scoresChanged);
    bridge.hear<ScoreKey>(this, [this](const auto& key, const auto& score, const QString& failure) {
        take(key, score, failure);
    });
    connect(&bridge, &EngineBridge::rested, this, [this](const engine::Owner& owner) {
        if (owner == scoresOwner) {
            rest();
        }
    });
}

// The current question with all options and without a method.
MapKey TrustState::question() const
{
    const MapKey now = m_state.mapKey(m_state.query().heads);
    PictureAsk ask = m_state.query();
    ask.options.method.clear();
    return ask.mapHere(now.network.image, now.network.model).to(ask.target, now.against);
}

ScoreKey TrustState::keyOf(const std::string& method) const
{
    PictureAsk ask = m_state.query();
    ask.options.method = method;
    if (ask.options.head >= ask.heads) {
        ask.options.head = -1; // as in ViewState::mapKey()
    }
    const MapKey asked = question();
    const NetworkKey& pass = asked.network;
    ScoreKey key{ask.mapHere(pass.image, pass.model).to(asked.target, asked.against), {}};
    key.curves.perturbation = !isRandom(method); // random orders need only the two curves
    return normalised(key);
}

void TrustState::setShown(bool shown)
{
    if (shown != m_shown) {
        m_shown = shown;
        follow();
    }
}

void TrustState::setWantsAll(bool wanted)
{
    m_wantsAll = wanted;
    if (wanted && m_state.ready()) {
        scoreAll();
    }
}

void TrustState::follow()
{
    const MapKey now = m_state.ready() ? question() : MapKey();
    if (now != m_question) {
        m_question = now;
        m_scores.clear();
        m_failures.clear();
        m_pending.clear(); // requests of an older question
        m_asked = 0;
    }
    m_failure.clear();
    m_arrived = false;
    if (!m_state.ready()) {
        m_faith.reset();
    } else if (m_shown) {
        lookUp();
        if (m_wantsAll && m_pending.empty() && m_asked == 0) {
            scoreAll();
        }
    }
    ask();
    Q_EMIT changed();
    Q_EMIT scoresChanged();
    Q_EMIT scoringChanged();
}

// Takes the answers that the engine has cached.
void TrustState::lookUp()
{
    const auto known = [this](const std::string& method) {
        if (m_scores.count(method) == 0) {
            if (ScorePtr found = m_bridge.cached(keyOf(method))) {
                m_scores[method] = std::move(found);
                m_pending.erase(std::remove(m_pending.begin(), m_pending.end(), method), m_pending.end());
            }
        }
    };
    for (const std::string& method : m_state.methods()) {
        methodInfo(method).isColours ? void() : known(method);
    }
    std::for_each(randomOrders().begin(), randomOrders().end(), known);
    if (ScorePtr now = score(m_state.query().options.method)) {
        m_faith = now;
        m_arrived = true;
    }
    m_failure = scoreFailure(m_state.query().options.method);
}

void TrustState::ask()
{
    std::vector<engine::Wish> wishes;
    const auto add = [&](const std::string& method) {
        if (!score(method) && scoreFailure(method).isEmpty()) {
            wishes.push_back({keyOf(method), engine::Priority::Score});
        }
    };
    if (m_state.ready() && m_shown) {
        add(m_state.query().options.method);
        std::for_each(randomOrders().begin(), randomOrders().end(), add);
        std::for_each(m_pending.begin(), m_pending.end(), add);
    }
    m_bridge.want(scoresOwner, wishes);
}

ScorePtr TrustState::score(const std::string& method) const
{
    const auto found = m_scores.find(method);
    return found == m_scores.end() ? nullptr : found->second;
}

QString TrustState::scoreFailure(const std::string& method) const
{
    const auto found = m_failures.find(method);
    return found == m_failures.end() ? QString() : found->second;
}

void TrustState::take(const ScoreKey& key, const ScorePtr& faith, const QString& failure)
{
    const std::string& method = key.map.options.method;
    if (!m_state.ready() || key != keyOf(method)) {
        return; // answers an older question
    }
    if (faith) {
        m_scores[method] = faith;
    } else {
        m_failures[method] = failure;
    }
    m_pending.erase(std::remove(m_pending.begin(), m_pending.end(), method), m_pending.end());
    const bool current = method == m_state.query().options.method;
    if (current) {
        m_faith = faith ? faith : m_faith;
        m_arrived = faith != nullptr;
        m_failure = failure;
    }
    if (current || isRandom(method)) {
        Q_EMIT changed();
    }
    Q_EMIT scoresChanged();
    Q_EMIT scoringChanged();
}

void TrustState::scoreAll()
{
    m_pending.clear();
    m_failure.clear(); // failed scores are retried
    for (const std::string& method : m_state.methods()) {
        m_failures.erase(method);
        if (!methodInfo(method).isColours && !score(method)) {
            m_pending.push_back(method);
        }
    }
    std::stable_sort(m_pending.begin(), m_pending.end(), [](const std::string& a, const std::string& b) {
        const MethodInfo &one = methodInfo(a), &other = methodInfo(b);
        return std::tuple(one.blackBox != BlackBox::None, one.passes)
            < std::tuple(other.blackBox != BlackBox::None, other.passes);
    });
    m_asked = int(m_pending.size());
    ask();
    Q_EMIT scoringChanged();
}

void TrustState::stop()
{
    m_pending.clear();
    ask();
    Q_EMIT scoringChanged();
}

// Called when all requests were answered or cancelled.
void TrustState::rest()
{
    if (!m_shown) {
        return; // resumes when Trust is shown again
    }
    m_pending.clear();
    if (m_state.ready() && !score(m_state.query().options.method) && m_failure.isEmpty()) {
        m_failure = tr("Stopped. Change a setting or reopen the panel to start again.");
    }
    Q_EMIT changed();
    Q_EMIT scoringChanged();
}

std::optional<Localisation> TrustState::placeOf(const ScorePtr& score) const
{
    const std::optional<Region> object = truth();
    if (!score || !object || object->share.size() != score->values.size()) {
        return std::nullopt;
    }
    return localise(score->values, *object);
}

std::optional<Region> TrustState::truth() const
{
    if (!m_state.ready() || !m_board.seen() || !m_state.picture()->image.truth.mask
        || !missingTruth().isEmpty()) {
        return std::nullopt;
    }
    const InputGeometry& seen = m_board.seen()->geometry;
    const auto patches = std::size_t(seen.rows() * seen.cols());
    if (!m_truth || m_truth->share.size() != patches || !(m_truthSeen == seen.seen)) {
        m_truth = regionOfMask(*m_state.picture()->image.truth.mask, objectInMask, seen);
        m_truthSeen = seen.seen;
    }
    return m_truth;
}

std::vector<ScorePtr> TrustState::randomScores() const
{
    std::vector<ScorePtr> found;
    for (const std::string& order : randomOrders()) {
        if (ScorePtr one = score(order)) {
            found.push_back(std::move(one));
        }
    }
    return found.size() == randomOrders().size() ? found : std::vector<ScorePtr>();
}

std::optional<Chance> TrustState::chance() const
{
    std::vector<double> gains;
    for (const ScorePtr& one : randomScores()) {
        gains.push_back(gainOf(*one));
    }
    return chanceOf(gains);
}

TrustNumbers TrustState::numbers() const
{
    TrustNumbers known{{}, chance(), m_stability.moved(), {}};
    if (m_faith && m_arrived) {
        known.gain = nothingToLose(*m_faith) ? std::nullopt : std::optional(gainOf(*m_faith));
        known.place = placeOf(m_faith);
    }
    return known;
}

int TrustState::beaten() const
{
    const std::vector<ScorePtr> orders = randomScores();
    return int(std::count_if(orders.begin(), orders.end(),
                             [this](const auto& one) { return gainOf(*one) < gainOf(*m_faith); }));
}

// Suggests the top class instead, if that one has something to lose.
QString TrustState::noLoss() const
{
    const Board::Cell* cell = m_board.current();
    if (!m_faith || !m_arrived || !nothingToLose(*m_faith) || !cell || !cell->prediction) {
        return {};
    }
    const VitConfig& config = m_state.model()->config;
    const int top = cell->prediction->ranking.front();
    return tr("%1 has %2 here: there is nothing to lose.")
               .arg(text(config.className(m_faith->classIndex)), percent(m_faith->whole))
        + (double(cell->prediction->probabilities[std::size_t(top)]) < leastToLose
               ? QString()
               : QLatin1Char(' ') + tr("Ask about %1.").arg(text(config.className(top))));
}

std::optional<double> TrustState::sooner() const
{
    std::vector<double> areas;
    for (const ScorePtr& one : randomScores()) {
        areas.push_back(one->curves.deletion.area());
    }
    return m_faith && m_arrived ? timesSooner(*m_faith, areas) : std::nullopt;
}

QString TrustState::missingTruth() const
{
    if (!m_state.ready()) {
        return {};
    }
    const engine::OpenedImage& image = m_state.picture()->image;
    if (!image.truth.mask) {
        const QString problem = spoken(image.truth.problem);
        return problem.isEmpty() ? tr("No mask says where the object is") : problem;
    }
    // The class of the mask is the label; for a shipped scene, the first object in its name.
    const QString masked = image.path.empty() ? text(image.name).section(QLatin1Char('-'), 1, 1)
                                              : m_library.label(text(image.path)).name;
    const int asked = m_board.chosenClass();
    const QString name = text(m_state.model()->config.className(asked));
    return asked < 0 || masked.isEmpty() || masked == name
        ? QString()
        : tr("The mask is of %1, the map asks about %2").arg(masked, name);
}

} // namespace hydra::ui
