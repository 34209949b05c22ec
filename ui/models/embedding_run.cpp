// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/embedding_run.h"

#include "core/engine/found_models.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

constexpr std::size_t judgedPoints = 2000; // trustworthiness of more points takes too long

// The same network and the same pictures.
bool sameInput(const engine::EmbeddingRequest& a, const engine::EmbeddingRequest& b)
{
    const auto samePicture = [](const engine::EmbeddingPicture& p, const engine::EmbeddingPicture& q) {
        return p.name == q.name && p.id == q.id && p.path == q.path;
    };
    // Head counts are not compared.
    return a.ask.networkHere({}, a.model, 0) == b.ask.networkHere({}, b.model, 0)
        && std::equal(a.pictures.begin(), a.pictures.end(), b.pictures.begin(), b.pictures.end(),
                      samePicture);
}

bool sameQuestion(const engine::EmbeddingRequest& a, const engine::EmbeddingRequest& b)
{
    return sameInput(a, b) && a.heads == b.heads && a.choice == b.choice && a.options == b.options;
}

engine::EmbeddingPicture listedPicture(const QString& path)
{
    engine::EmbeddingPicture picture = pictureAt(path);
    if (picture.read) { // a built-in picture: users do not know its path
        picture.name = QFileInfo(path).completeBaseName().toStdString();
    }
    return picture;
}

} // namespace

EmbeddingRun::EmbeddingRun(ViewState& state, Library& library, EngineBridge& bridge)
    : m_state(state)
    , m_library(library)
    , m_bridge(bridge)
{
    connect(&bridge, &EngineBridge::embeddingStarted, this, &EmbeddingRun::takeStart);
    connect(&bridge, &EngineBridge::embeddingMoved, this, [this](const engine::EmbeddingFramePtr& frame) {
        m_cloud.move(*frame);
        Q_EMIT moved(*frame);
    });
    connect(&bridge, &EngineBridge::embeddingEnded, this,
            [this](const engine::EmbeddingEndPtr& end) { takeEnd(*end); });
    connect(&bridge, &EngineBridge::embeddingFailed, this, [this](const QString& message) {
        setRunning(false);
        Q_EMIT failed(message);
    });
    connect(&bridge, &EngineBridge::embeddingProgressed, this, &EmbeddingRun::follow);
}

std::vector<engine::EmbeddingPicture> EmbeddingRun::pictures() const
{
    if (m_settings.what == EmbeddingSettings::What::Picture || m_library.images().isEmpty()) {
        const engine::OpenedImage& image = m_state.picture()->image;
        engine::EmbeddingPicture present;
        present.name = image.path.empty() ? image.name : image.path;
        present.id = image.id;
        return {present};
    }
    std::vector<engine::EmbeddingPicture> listed;
    for (const QString& path : m_library.images()) {
        listed.push_back(listedPicture(path));
    }
    return listed;
}

engine::EmbeddingRequest EmbeddingRun::request() const
{
    using Kind = engine::TokenChoice::Kind;
    engine::EmbeddingRequest asked;
    asked.model = m_state.model()->id;
    asked.heads = m_settings.heads;
    asked.pictures = pictures();
    asked.ask = m_state.query().of(asked.pictures.size());
    asked.choice.kind = m_settings.what == EmbeddingSettings::What::ClassTokens ? Kind::Pooled : Kind::All;
    asked.choice.block = m_settings.block;
    asked.options.joint = m_settings.joint;
    asked.options.judgedUpTo = judgedPoints;
    asked.options.tsne.perplexity = m_settings.perplexity;
    asked.options.tsne.seed = std::uint64_t(m_settings.seed);
    return asked;
}

bool EmbeddingRun::outdated() const
{
    return m_asked && !sameQuestion(request(), m_answered);
}

bool EmbeddingRun::ofAnother() const
{
    return m_asked && m_settings.what == EmbeddingSettings::What::Picture && m_pending.pictures.size() == 1
        && !sameInput(request(), m_pending);
}

QString EmbeddingRun::start()
{
    if (!m_state.ready()) {
        return tr("Open a model and a picture first.");
    }
    if (m_settings.heads.empty()) {
        return tr("Choose at least one head count.");
    }
    m_asked = true;
    m_pending = request();
    m_model = text(engine::modelName(m_state.model()->path));
    m_gathering = true;
    m_bridge.embed(m_pending);
    setRunning(true);
    Q_EMIT progressed(0, tr("running the network"));
    return {};
}

void EmbeddingRun::stop()
{
    m_bridge.stopEmbedding(true);
    setRunning(false);
}

void EmbeddingRun::setRunning(bool running)
{
    m_running = running;
    Q_EMIT runningChanged();
}

void EmbeddingRun::follow(double fraction, const QString& what)
{
    if (!m_running) {
        return;
    }
    const auto& all = m_pending.pictures;
    const auto place =
        std::find_if(all.begin(), all.end(), [&](const auto& each) { return text(each.name) == what; });
    if (place != all.end()) {
        const auto done = place - all.begin();
        Q_EMIT progressed(
            double(done) / double(all.size()),
            tr("Picture %1 of %2: %3").arg(done + 1).arg(all.size()).arg(QFileInfo(what).fileName()));
        return;
    }
    if (std::exchange(m_gathering, false)) {
        m_shareOfPictures = fraction;
    }
    Q_EMIT progressed((fraction - m_shareOfPictures) / std::max(1e-6, 1 - m_shareOfPictures), what);
}

void EmbeddingRun::takeStart(const engine::EmbeddingStartPtr& start)
{
    m_answered = m_pending;
    m_cloud.start(start, m_answered.options.joint);
    QStringList notes;
    for (const Message& note : start->notes) {
        notes << spoken(note);
    }
    Q_EMIT started(notes);
}

void EmbeddingRun::takeEnd(const engine::EmbeddingEnd& end)
{
    m_cloud.end(end);
    Q_EMIT ended(end);
    setRunning(false);
}

void EmbeddingRun::open(int point) const
{
    const std::string& name = m_cloud.pictureOf(point).name;
    const QStringList& listed = m_library.images();
    const auto found = std::find_if(listed.begin(), listed.end(),
                                    [&](const QString& path) { return listedPicture(path).name == name; });
    if (found != listed.end()) {
        m_library.show(int(found - listed.begin()));
    }
    m_state.setHeads(m_cloud.token(point).heads);
}

} // namespace hydra::ui
