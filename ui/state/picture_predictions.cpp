// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/picture_predictions.h"

#include "ui/paint/format.h"

#include <algorithm>
#include <limits>

namespace hydra::ui {

namespace {

constexpr int pauseMs = 250;
constexpr const char* asker = "pictures";
constexpr std::size_t mostNetworks = 32; // networks whose predictions are kept

} // namespace

PicturePredictions::PicturePredictions(ViewState& state, Board& board, Library& library, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_board(board)
    , m_library(library)
    , m_bridge(board.bridge())
    , m_question(m_bridge, asker, [this] { take(); })
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMs);
    connect(&m_pause, &QTimer::timeout, this, &PicturePredictions::next);
    connect(&state, &ViewState::queryChanged, this, &PicturePredictions::follow);
    connect(&library, &Library::listChanged, this, [this] { m_pause.start(); });
    connect(&library, &Library::openedChanged, this, &PicturePredictions::forget);
    connect(&library, &Library::labelsChanged, this, [this] { m_pause.start(); });
    // The answers with higher priority may have arrived.
    const auto goOn = [this] {
        if (m_path.isEmpty() && m_watched) {
            m_pause.start();
        }
    };
    connect(&board, &Board::currentChanged, this, goOn);
    connect(&board, &Board::cellChanged, this, goOn);
    connect(&board, &Board::predictionsChanged, this, goOn);
    connect(&board, &Board::walkChanged, this, goOn); // the walk-through completes last
    connect(&m_bridge, &EngineBridge::openingChanged, this, goOn);
    connect(&m_bridge, &EngineBridge::pictureLent, this, &PicturePredictions::ask);
    connect(&m_bridge, &EngineBridge::rested, this, [this](const engine::Owner& owner) {
        if (owner == asker && m_question.open()) { // stopped by the user: no answer comes
            finish();
        }
    });
}

void PicturePredictions::look(const QStringList& paths, bool watched)
{
    if (paths != m_inView || watched != m_watched) {
        m_inView = paths;
        m_watched = watched;
        m_pause.start();
    }
}

void PicturePredictions::askAll(bool all)
{
    m_most = all ? std::numeric_limits<int>::max() : 0;
    m_pause.start();
}

void PicturePredictions::follow()
{
    std::optional<NetworkKey> network;
    if (m_state.ready() && m_state.model()->config.numClasses > 1 && !m_state.model()->config.embeds
        && m_state.model()->config.answers != Answers::Values) {
        network = m_state.query().ofAnyPicture().network(ImageId(), m_state.model()->id);
    }
    if (network == m_network) {
        return;
    }
    finish();
    m_network = network;
    if (m_network) {
        const auto known = std::find_if(m_found.begin(), m_found.end(),
                                        [&](const auto& each) { return each.first == *m_network; });
        if (known == m_found.end()) {
            m_found.emplace_front(*m_network, Found());
        } else {
            m_found.splice(m_found.begin(), m_found, known);
        }
        m_found.resize(std::min(m_found.size(), mostNetworks));
    }
    m_library.setPredicted(m_network ? found() : Found());
    m_pause.start();
}

void PicturePredictions::forget()
{
    finish();
    m_most = mostAsked;
    m_unreadable.clear();
    m_found.clear();
    m_network.reset();
    follow();
}

QString PicturePredictions::unknownOf(const QStringList& paths) const
{
    const Found& known = m_found.front().second;
    const auto open = std::find_if(paths.begin(), paths.end(), [&](const QString& path) {
        return !known.contains(path) && !m_unreadable.contains(path);
    });
    return open == paths.end() ? QString() : *open;
}

bool PicturePredictions::asksMore() const
{
    return m_network && m_watched && (m_library.arrangedByPrediction() || m_library.hasLabels())
        && m_found.front().second.size() < m_most && !unknownOf(m_library.opened()).isEmpty();
}

QString PicturePredictions::wanted() const
{
    const QString seen = unknownOf(m_inView);
    return seen.isEmpty() && asksMore() ? unknownOf(m_library.opened()) : seen;
}

void PicturePredictions::next()
{
    if (!m_network || !m_path.isEmpty() || !m_state.announced() || !m_board.complete()
        || m_bridge.opening()) {
        return; // next() is called again when that ends
    }
    m_path = wanted();
    if (!m_path.isEmpty()) {
        m_bridge.lendPicture(m_path);
    }
}

void PicturePredictions::ask(const QString& path, const ImageId& image)
{
    if (path != m_path || !m_image.empty()) {
        if (!image.empty()) { // no longer wanted
            m_bridge.giveBack(path, image);
        }
        return;
    }
    if (image.empty()) {
        m_unreadable.insert(path);
        m_path.clear();
        next();
        return;
    }
    m_image = image;
    m_question.ask(m_network->of(image), engine::Priority::Prefetch);
    if (m_question.answer()) { // was cached
        take();
    }
}

void PicturePredictions::take()
{
    const engine::PredictionPtr& prediction = m_question.answer();
    if (prediction && !prediction->ranking.empty()) {
        const int top = prediction->ranking.front();
        const Predicted predicted{text(m_state.model()->config.className(top)),
                                  double(prediction->probabilities[std::size_t(top)]), top};
        found().insert(m_path, predicted);
        m_library.addPredicted(m_path, predicted);
    } else {
        m_unreadable.insert(m_path);
    }
    finish();
    QMetaObject::invokeMethod(this, &PicturePredictions::next, Qt::QueuedConnection);
}

void PicturePredictions::finish()
{
    m_question.ask(std::nullopt);
    if (!m_image.empty()) {
        m_bridge.giveBack(m_path, m_image);
    }
    m_image.clear();
    m_path.clear();
}

} // namespace hydra::ui
