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
    m_openers.setMaxThreadCount(2);
    m_helpers.setMaxThreadCount(1);
    m_engine = std::make_unique<engine::Engine>(listener());
}

EngineBridge::~EngineBridge()
{
    ++m_imageTicket;
    for (QThreadPool* pool : {&m_openers, &m_helpers}) {
        pool->clear();
        pool->waitForDone();
    }
    m_engine.reset();
}

engine::Listener EngineBridge::listener()
{
    engine::Listener to;
    to.modelOpened = [this](std::uint64_t ticket, Outcome<engine::OpenedModel> outcome) {
        if (outcome.ok()) {
            engine::ImageId image;
            {
                const std::lock_guard lock(m_lastMutex);
                m_lastModel = outcome.value().id;
                image = m_lastImage;
            }
            warm(image, outcome.value().id);
        }
        onGuiThread([this, ticket, outcome = std::move(outcome)] { takeModel(ticket, outcome); });
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
        onGuiThread([this, fraction, what] {
            if (fraction < 1 || m_imagePath.isEmpty()) { // else a picture is still being read
                Q_EMIT progressed(fraction, text(what));
            }
        });
    };
    to.failed = [this](const std::string& message) {
        onGuiThread([this, message] { Q_EMIT openFailed(text(message)); });
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
    Q_EMIT openingChanged();
}

void EngineBridge::openImage(const QString& path)
{
    open(path, [this, path] {
        if (!isResource(path)) {
            return m_engine->openImageNow(localPath(path));
        }
        const QImage image(path);
        if (image.isNull()) {
            throw inputError(path.toStdString(), " cannot be read");
        }
        return m_engine->openPictureNow(fromQImage(image), QFileInfo(path).completeBaseName().toStdString(),
                                        truthOfResource(path));
    });
}

void EngineBridge::openPicture(const QImage& image, const QString& name, const engine::Truth& truth)
{
    open(name, [this, image, name, truth] {
        return m_engine->openPictureNow(fromQImage(image), name.toStdString(), truth);
    });
}

void EngineBridge::open(const QString& name, std::function<engine::OpenedImage()> read)
{
    const int ticket = ++m_imageTicket;
    m_imagePath = name;
    m_front = {};
    post();
    Q_EMIT progressed(0, tr("opening %1").arg(QFileInfo(name).fileName()));
    Q_EMIT openingChanged();
    m_openers.start([this, ticket, read = std::move(read)] {
        if (ticket != m_imageTicket) {
            return; // another was asked for before this one's turn came
        }
        PicturePtr picture;
        const auto outcome = Outcome<engine::OpenedImage>::of([&] {
            engine::OpenedImage image = read();
            if (ticket == m_imageTicket) {
                // Here: the pyramid of a large photograph takes a tenth of a second.
                picture = pictureOf(image);
                engine::ModelId model;
                {
                    const std::lock_guard lock(m_lastMutex);
                    m_lastImage = image.id;
                    model = m_lastModel;
                }
                warm(image.id, model);
            }
            return image;
        });
        onGuiThread([this, ticket, outcome, picture] { takeImage(ticket, outcome, picture); });
    });
}

// Resizes the picture for the model now, on a thread that may wait, so that seen() does not on the GUI's.
void EngineBridge::warm(const engine::ImageId& image, const engine::ModelId& model) const
{
    if (!image.empty() && !model.empty()) {
        (void)seen(image, model);
    }
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
    m_wantedPredictions.insert(all.first.begin(), all.first.end());
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
        const auto drawn = Outcome<PicturePtr>::of(
            [&] { return outcome.ok() ? pictureOf(outcome.value()) : throw outcome.error(); });
        const PicturePtr picture = drawn.ok() ? drawn.value() : nullptr;
        const QString failure = drawn.ok() ? QString() : text(drawn.error().what());
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
    Q_EMIT openingChanged();
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
    } catch (const std::exception&) {
        return std::nullopt; // one of the two is not known yet, or there is no memory for it
    }
}

void EngineBridge::takeModel(std::uint64_t ticket, const Outcome<engine::OpenedModel>& outcome)
{
    if (ticket != m_ticket || m_modelPath.isEmpty()) {
        return; // another was asked for since, or nobody waits
    }
    const QString path = std::exchange(m_modelPath, {});
    Q_EMIT openingChanged();
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

void EngineBridge::takeImage(int ticket, const Outcome<engine::OpenedImage>& outcome,
                             const PicturePtr& picture)
{
    if (ticket != m_imageTicket || m_imagePath.isEmpty()) {
        return; // another was asked for since, or nobody waits
    }
    m_imagePath.clear();
    Q_EMIT progressed(1, {});
    if (outcome.ok()) {
        Q_EMIT imageOpened(picture);
    } else if (outcome.error().code() != ErrorCode::Cancelled) {
        Q_EMIT imageFailed(text(outcome.error().what()));
    }
    Q_EMIT openingChanged();
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
