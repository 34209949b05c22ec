// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge/engine_bridge.h"

#include "ui/paint/format.h"
#include "ui/paint/outline.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

// The engine may hand back a cleaner spelling of the path it was given.
bool samePlace(const QString& asked, const QString& came)
{
    return asked == came || QFileInfo(asked).absoluteFilePath() == QFileInfo(came).absoluteFilePath();
}

bool isResource(const QString& path)
{
    return path.startsWith(QLatin1Char(':'));
}

std::string localPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

PicturePtr pictureOf(const engine::OpenedImage& image)
{
    Picture picture{image, image.picture ? Pyramid(*image.picture) : Pyramid()};
    if (image.truth.mask) {
        picture.outline = outlineOf(*image.truth.mask, engine::objectInMask, picture.pyramid.size());
    }
    return std::make_shared<const Picture>(std::move(picture));
}

// The sample scenes' masks lie in the resources beside them.
engine::Truth truthOfResource(const QString& path)
{
    const QImage mask(QStringLiteral(":/masks/") + QFileInfo(path).fileName());
    return mask.isNull() ? engine::Truth()
                         : engine::Truth{std::make_shared<const Image>(fromQImage(mask)), {}};
}

} // namespace

template<class Work>
void EngineBridge::onGuiThread(Work work)
{
    QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection);
}

EngineBridge::EngineBridge(QObject* parent)
    : QObject(parent)
{
    m_helpers.setMaxThreadCount(1);
    m_engine = std::make_unique<engine::Engine>(listener());
}

EngineBridge::~EngineBridge()
{
    m_helpers.clear();
    m_helpers.waitForDone();
    m_engine.reset();
}

engine::Listener EngineBridge::listener()
{
    engine::Listener to;
    to.modelOpened = [this](std::uint64_t ticket, Outcome<engine::OpenedModel> outcome) {
        onGuiThread([this, ticket, outcome = std::move(outcome)] { takeModel(ticket, outcome); });
    };
    to.imageOpened = [this](Outcome<engine::OpenedImage> outcome) {
        // Here, on the worker: the pyramid of a large photograph takes a tenth of a second.
        const PicturePtr picture = outcome.ok() ? pictureOf(outcome.value()) : nullptr;
        onGuiThread([this, outcome = std::move(outcome), picture] { takeImage(outcome, picture); });
    };
    to.mapReady = [this](const engine::MapKey& key, Outcome<engine::MapPtr> outcome) {
        onGuiThread([this, key, outcome = std::move(outcome)] { takeMap(key, outcome); });
    };
    to.predictionReady = [this](const engine::NetworkKey& key, Outcome<engine::PredictionPtr> outcome) {
        onGuiThread([this, key, outcome = std::move(outcome)] { takePrediction(key, outcome); });
    };
    to.walkReady = [this](const engine::WalkKey& key, Outcome<engine::WalkPtr> outcome) {
        onGuiThread([this, key, outcome = std::move(outcome)] { takeWalk(key, outcome); });
    };
    to.speedMeasured = [this](const engine::SpeedKey& key, Outcome<engine::SpeedPtr> outcome) {
        onGuiThread([this, key, outcome = std::move(outcome)] { takeSpeed(key, outcome); });
    };
    to.faithReady = [this](const engine::FaithKey& key, Outcome<engine::FaithPtr> outcome) {
        onGuiThread([this, key, outcome = std::move(outcome)] { takeFaith(key, outcome); });
    };
    to.progress = [this](double fraction, const std::string& what) {
        onGuiThread([this, fraction, what] { Q_EMIT progressed(fraction, text(what)); });
    };
    listenToEmbeddings(to);
    return to;
}

void EngineBridge::listenToEmbeddings(engine::Listener& to)
{
    // Hops to the GUI thread, and is dropped there when another embedding has been asked for since.
    const auto hop = [this](std::uint64_t ticket, auto work) {
        onGuiThread([this, ticket, work = std::move(work)] {
            if (ticket == m_embedding) {
                work();
            }
        });
    };
    to.embeddingStarted = [this, hop](std::uint64_t ticket, const engine::EmbeddingStartPtr& start) {
        hop(ticket, [this, start] { Q_EMIT embeddingStarted(start); });
    };
    to.embeddingMoved = [this, hop](std::uint64_t ticket, const engine::EmbeddingFramePtr& frame) {
        hop(ticket, [this, frame] { Q_EMIT embeddingMoved(frame); });
    };
    to.embeddingProgress = [this, hop](std::uint64_t ticket, double fraction, const std::string& what) {
        hop(ticket, [this, fraction, what] { Q_EMIT embeddingProgressed(fraction, text(what)); });
    };
    to.embeddingEnded = [this, hop](std::uint64_t ticket, const Outcome<engine::EmbeddingEndPtr>& outcome) {
        hop(ticket, [this, outcome] {
            if (outcome.ok()) {
                Q_EMIT embeddingEnded(outcome.value());
            } else {
                Q_EMIT embeddingFailed(text(outcome.error().what()));
            }
        });
    };
}

void EngineBridge::embed(const engine::EmbeddingRequest& request)
{
    m_engine->embed(request, ++m_embedding);
}

void EngineBridge::stopEmbedding(bool keep)
{
    m_embedding += keep ? 0 : 1;
    m_engine->stopEmbedding(keep);
}

void EngineBridge::openModel(const QString& path, const ModelOverrides& overrides)
{
    m_modelPath = path;
    m_modelOverrides = overrides;
    m_engine->openModel(localPath(path), overrides, ++m_ticket);
}

void EngineBridge::openImage(const QString& path)
{
    m_imagePath = path;
    if (!isResource(path)) {
        m_engine->openImage(localPath(path));
        return;
    }
    m_helpers.start([this, path] {
        const QImage image(path);
        const engine::Truth truth = truthOfResource(path);
        onGuiThread([this, path, image, truth] {
            if (image.isNull()) {
                Q_EMIT openFailed(tr("%1 cannot be read").arg(path));
            } else if (m_imagePath == path) {
                openPicture(image, QFileInfo(path).completeBaseName(), truth);
            }
        });
    });
}

void EngineBridge::openPicture(const QImage& image, const QString& name, const engine::Truth& truth)
{
    m_imagePath = name;
    m_helpers.start([this, image, name, truth] {
        auto picture = std::make_shared<Image>(fromQImage(image));
        onGuiThread([this, picture, name, truth] {
            if (m_imagePath == name) {
                m_engine->openPicture(std::move(*picture), name.toStdString(), truth);
            }
        });
    });
}

void EngineBridge::want(const engine::Wanted& wanted)
{
    m_front = wanted;
    post();
}

void EngineBridge::wantBeside(const engine::Wanted& wanted)
{
    const bool none = wanted.maps.empty() && wanted.predictions.empty();
    if (none && m_beside.maps.empty() && m_beside.predictions.empty()) {
        return;
    }
    m_beside = wanted;
    post();
}

void EngineBridge::post()
{
    engine::Wanted all = m_front;
    all.maps.insert(all.maps.begin() + (all.maps.empty() ? 0 : 1), m_beside.maps.begin(),
                    m_beside.maps.end());
    all.predictions.insert(all.predictions.end(), m_beside.predictions.begin(), m_beside.predictions.end());
    m_wantedWalks = {all.walks.begin(), all.walks.end()};
    m_wantedMaps = {all.maps.begin(), all.maps.end()};
    m_wantedPredictions = {all.predictions.begin(), all.predictions.end()};
    for (const engine::MapKey& key : all.maps) {
        m_wantedPredictions.insert(key.network); // delivered with its map
    }
    m_engine->want(all);
}

void EngineBridge::openImageBeside(const QString& path)
{
    m_helpers.start([this, path] {
        const auto outcome = Outcome<engine::OpenedImage>::of([&] {
            if (!isResource(path)) {
                return m_engine->openImageNow(localPath(path));
            }
            const QImage image(path);
            if (image.isNull()) {
                throw inputError(path.toStdString(), " cannot be read");
            }
            return m_engine->openPictureNow(fromQImage(image),
                                            QFileInfo(path).completeBaseName().toStdString());
        });
        const PicturePtr picture = outcome.ok() ? pictureOf(outcome.value()) : nullptr;
        const QString failure = outcome.ok() ? QString() : text(outcome.error().what());
        onGuiThread([this, path, picture, failure] { Q_EMIT imageBeside(path, picture, failure); });
    });
}

void EngineBridge::openModelBeside(const QString& path)
{
    m_helpers.start([this, path] {
        const auto outcome =
            Outcome<engine::OpenedModel>::of([&] { return m_engine->openModelNow(localPath(path)); });
        onGuiThread([this, outcome] {
            if (outcome.ok()) {
                Q_EMIT modelBeside(std::make_shared<const engine::OpenedModel>(outcome.value()));
            } else {
                Q_EMIT openFailed(text(outcome.error().what()));
            }
        });
    });
}

void EngineBridge::look(const engine::ImageId& image, const engine::ModelId& model)
{
    m_helpers.start([this, image, model] {
        if (const std::optional<engine::SeenImage> there = seen(image, model)) {
            onGuiThread([this, image, model, geometry = there->geometry] {
                Q_EMIT geometryBeside(image, model, geometry);
            });
        }
    });
}

void EngineBridge::cancel()
{
    m_front = {};
    m_beside = {};
    m_wantedMaps.clear();
    m_wantedPredictions.clear();
    m_wantedWalks.clear();
    m_modelPath.clear();
    m_imagePath.clear();
    m_engine->cancel();
    stopMeasuring();
    judge({});
    Q_EMIT progressed(1, {});
}

void EngineBridge::measure(const std::vector<engine::SpeedKey>& keys, const engine::SpeedOptions& options)
{
    m_toMeasure = keys;
    m_engine->measure(keys, options);
}

void EngineBridge::stopMeasuring()
{
    if (!m_toMeasure.empty()) {
        m_toMeasure.clear();
        m_engine->measure({});
        Q_EMIT measuringStopped();
    }
}

void EngineBridge::judge(const std::vector<engine::FaithKey>& keys)
{
    if (keys.empty() && m_toJudge.empty()) {
        return;
    }
    m_toJudge = keys;
    m_engine->judge(keys);
    if (keys.empty()) {
        Q_EMIT judgingStopped();
    }
}

void EngineBridge::checkMachine()
{
    m_helpers.start([this] {
        const engine::MachineCheck check = engine::checkMachine();
        if (!check.warning.empty()) {
            onGuiThread([this, warning = text(check.warning)] { Q_EMIT machineWarning(warning); });
        }
    });
}

engine::PredictionPtr EngineBridge::cachedPrediction(const engine::NetworkKey& key) const
{
    return m_engine->cachedPrediction(key);
}

std::optional<engine::SeenImage> EngineBridge::seen(const engine::ImageId& image,
                                                    const engine::ModelId& model) const
{
    try {
        return m_engine->seen(image, model);
    } catch (const Error&) {
        return std::nullopt; // one of the two is not known yet
    }
}

void EngineBridge::takeModel(std::uint64_t ticket, const Outcome<engine::OpenedModel>& outcome)
{
    if (ticket != m_ticket || m_modelPath.isEmpty()) { // another was asked for since, or nobody waits
        if (!outcome.ok() && outcome.error().code() != ErrorCode::Cancelled) {
            Q_EMIT openFailed(text(outcome.error().what()));
        }
        return;
    }
    const QString path = std::exchange(m_modelPath, {});
    if (!outcome.ok()) {
        const Error& error = outcome.error();
        if (error.unsaid()) {
            Q_EMIT modelAsks(path, m_modelOverrides, *error.unsaid(), text(error.what()));
        } else if (error.code() != ErrorCode::Cancelled) {
            Q_EMIT openFailed(text(error.what()));
        }
        return;
    }
    Q_EMIT modelOpened(std::make_shared<const engine::OpenedModel>(outcome.value()));
}

void EngineBridge::takeImage(const Outcome<engine::OpenedImage>& outcome, const PicturePtr& picture)
{
    if (!outcome.ok()) {
        if (outcome.error().code() != ErrorCode::Cancelled) {
            Q_EMIT openFailed(text(outcome.error().what()));
        }
        return;
    }
    const engine::OpenedImage& image = outcome.value();
    const QString came = text(image.path.empty() ? image.name : image.path);
    if (!m_imagePath.isEmpty() && samePlace(m_imagePath, came)) {
        m_imagePath.clear();
        Q_EMIT imageOpened(picture);
    }
}

void EngineBridge::takeMap(const engine::MapKey& key, const Outcome<engine::MapPtr>& outcome)
{
    if (m_wantedMaps.count(key) == 0) {
        return;
    }
    if (outcome.ok()) {
        Q_EMIT mapReady(key, outcome.value());
    } else if (outcome.error().code() != ErrorCode::Cancelled) {
        Q_EMIT mapFailed(key, text(outcome.error().what()));
    }
}

void EngineBridge::takeWalk(const engine::WalkKey& key, const Outcome<engine::WalkPtr>& outcome)
{
    if (m_wantedWalks.count(key) == 0) {
        return;
    }
    if (outcome.ok()) {
        Q_EMIT walkReady(key, outcome.value());
    } else if (outcome.error().code() != ErrorCode::Cancelled) {
        Q_EMIT walkFailed(key, text(outcome.error().what()));
    }
}

void EngineBridge::takeSpeed(const engine::SpeedKey& key, const Outcome<engine::SpeedPtr>& outcome)
{
    const auto found = std::find(m_toMeasure.begin(), m_toMeasure.end(), key);
    if (found == m_toMeasure.end()) {
        return;
    }
    m_toMeasure.erase(found);
    if (outcome.ok()) {
        Q_EMIT speedMeasured(key, outcome.value());
    } else {
        Q_EMIT speedFailed(key, text(outcome.error().what()));
    }
    if (m_toMeasure.empty()) {
        Q_EMIT measuringStopped();
    }
}

void EngineBridge::takeFaith(const engine::FaithKey& key, const Outcome<engine::FaithPtr>& outcome)
{
    const auto found = std::find(m_toJudge.begin(), m_toJudge.end(), key);
    if (found == m_toJudge.end()) {
        return;
    }
    m_toJudge.erase(found);
    if (outcome.ok()) {
        Q_EMIT faithReady(key, outcome.value());
    } else {
        Q_EMIT faithFailed(key, text(outcome.error().what()));
    }
    if (m_toJudge.empty()) {
        Q_EMIT judgingStopped();
    }
}

void EngineBridge::takePrediction(const engine::NetworkKey& key,
                                  const Outcome<engine::PredictionPtr>& outcome)
{
    if (m_wantedPredictions.count(key) == 0) {
        return;
    }
    if (outcome.ok()) {
        Q_EMIT predictionReady(key, outcome.value());
    } else if (outcome.error().code() != ErrorCode::Cancelled) {
        Q_EMIT predictionFailed(key, text(outcome.error().what()));
    }
}

} // namespace hydra::ui
