// SPDX-License-Identifier: GPL-3.0-or-later
// The one QObject that owns an engine. Requests go down at once; answers, which the engine gives on its own
// thread, hop to the GUI thread by queued invocation and are dropped when nobody wants them any more.
#pragma once

#include "core/engine/engine.h"
#include "ui/paint/pyramid.h"

#include <QLineF>
#include <QList>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_set>

namespace hydra::ui {

using ModelPtr = std::shared_ptr<const engine::OpenedModel>;

// An opened image with what painting it needs, prepared off the GUI thread.
struct Picture
{
    engine::OpenedImage image;
    Pyramid pyramid;
    QList<QLineF> outline{}; // of the object in the mask beside it, in pixels of the picture
};
using PicturePtr = std::shared_ptr<const Picture>;

class EngineBridge : public QObject
{
    Q_OBJECT

public:
    explicit EngineBridge(QObject* parent = nullptr);
    ~EngineBridge() override;

    void openModel(const QString& path, const ModelOverrides& overrides = {});
    // A file, or a resource (":/scenes/..."). What was asked about the picture before is no question any
    // more; one that is slow to read does not keep the next one waiting.
    void openImage(const QString& path);
    void openPicture(const QImage& image, const QString& name, const engine::Truth& truth = {});
    void want(const engine::Wanted& wanted);
    // What another view wants as well: after the first map of want(), before the rest.
    void wantBeside(const engine::Wanted& wanted);
    // Open without taking the place of what is shown; answered by imageBeside() and modelBeside().
    void openImageBeside(const QString& path);
    void openModelBeside(const QString& path);
    // Where the model sees the picture, worked out off the GUI thread: geometryBeside().
    void look(const engine::ImageId& image, const engine::ModelId& model);
    // Stops what is running and forgets what waits; nothing arrives until the next request.
    void cancel();
    void checkMachine();
    // Replaces what is being measured; the answers come one by one, then measuringStopped().
    void measure(const std::vector<engine::SpeedKey>& keys, const engine::SpeedOptions& options);
    void stopMeasuring();
    // Replaces the embedding that runs; what comes of older ones is dropped.
    void embed(const engine::EmbeddingRequest& request);
    void stopEmbedding(bool keep); // KEEP: embeddingEnded with what is there, where there is something

    // For what asks on a thread of its own and waits (the `...Now` calls).
    [[nodiscard]] engine::Engine& engine() { return *m_engine; }
    // Replaces what is being judged; the answers come one by one, then judgingStopped().
    void judge(const std::vector<engine::FaithKey>& keys);

    [[nodiscard]] engine::MapPtr cachedMap(const engine::MapKey& key) const
    {
        return m_engine->cachedMap(key);
    }
    [[nodiscard]] engine::PredictionPtr cachedPrediction(const engine::NetworkKey& key) const;
    [[nodiscard]] engine::WalkPtr cachedWalk(const engine::WalkKey& key) const
    {
        return m_engine->cachedWalk(key);
    }
    [[nodiscard]] engine::FaithPtr cachedFaith(const engine::FaithKey& key) const
    {
        return m_engine->cachedFaith(key);
    }
    [[nodiscard]] std::optional<engine::SeenImage> seen(const engine::ImageId& image,
                                                        const engine::ModelId& model) const;
    [[nodiscard]] bool openingModel() const { return !m_modelPath.isEmpty(); }
    // A model or picture that will take the place of what is shown is on its way.
    [[nodiscard]] bool opening() const { return openingModel() || !m_imagePath.isEmpty(); }

Q_SIGNALS:
    void modelOpened(const ModelPtr& model);
    void imageOpened(const PicturePtr& picture);
    void imageBeside(const QString& path, const PicturePtr& picture, const QString& failure);
    void modelBeside(const ModelPtr& model);
    void geometryBeside(const engine::ImageId& image, const engine::ModelId& model,
                        const InputGeometry& geometry);
    void openFailed(const QString& message); // a model that could not be read
    void imageFailed(const QString& message); // the picture asked for last
    void openingChanged(); // opening()
    // A model that could be read if the user answered; OVERRIDES is what was already said.
    void modelAsks(const QString& path, const ModelOverrides& overrides, const Unsaid& unsaid,
                   const QString& message);
    void mapReady(const engine::MapKey& key, const engine::MapPtr& map);
    void mapFailed(const engine::MapKey& key, const QString& message);
    void predictionReady(const engine::NetworkKey& key, const engine::PredictionPtr& prediction);
    void predictionFailed(const engine::NetworkKey& key, const QString& message);
    void walkReady(const engine::WalkKey& key, const engine::WalkPtr& walk);
    void walkFailed(const engine::WalkKey& key, const QString& message);
    void speedMeasured(const engine::SpeedKey& key, const engine::SpeedPtr& speed);
    void speedFailed(const engine::SpeedKey& key, const QString& message);
    void measuringStopped(); // all has come, or nobody wants the rest
    void embeddingStarted(const engine::EmbeddingStartPtr& start);
    void embeddingMoved(const engine::EmbeddingFramePtr& frame);
    void embeddingEnded(const engine::EmbeddingEndPtr& end);
    void embeddingFailed(const QString& message);
    void embeddingProgressed(double fraction, const QString& what);
    void faithReady(const engine::FaithKey& key, const engine::FaithPtr& faith);
    void faithFailed(const engine::FaithKey& key, const QString& message);
    void judgingStopped(); // all has come, or nobody wants the rest
    void progressed(double fraction, const QString& what); // 1 and "" when idle
    void machineWarning(const QString& message);

private:
    [[nodiscard]] engine::Listener listener();
    void listenToEmbeddings(engine::Listener& to);
    void takeModel(std::uint64_t ticket, const Outcome<engine::OpenedModel>& outcome);
    void open(const QString& name, std::function<engine::OpenedImage()> read);
    void takeImage(int ticket, const Outcome<engine::OpenedImage>& outcome, const PicturePtr& picture);
    void warm(const engine::ImageId& image, const engine::ModelId& model) const;
    void takeMap(const engine::MapKey& key, const Outcome<engine::MapPtr>& outcome);
    void post(); // both wants, as one
    void takePrediction(const engine::NetworkKey& key, const Outcome<engine::PredictionPtr>& outcome);
    void takeWalk(const engine::WalkKey& key, const Outcome<engine::WalkPtr>& outcome);
    void takeSpeed(const engine::SpeedKey& key, const Outcome<engine::SpeedPtr>& outcome);
    void takeFaith(const engine::FaithKey& key, const Outcome<engine::FaithPtr>& outcome);
    template<class Work>
    void onGuiThread(Work work);

    QString m_modelPath, m_imagePath; // last asked for, until answered
    ModelOverrides m_modelOverrides;
    std::uint64_t m_ticket = 0; // of the model asked for last
    engine::Wanted m_front, m_beside;
    std::unordered_set<engine::MapKey, engine::KeyHash<engine::MapKey>> m_wantedMaps;
    std::unordered_set<engine::NetworkKey, engine::KeyHash<engine::NetworkKey>> m_wantedPredictions;
    std::unordered_set<engine::WalkKey, engine::KeyHash<engine::WalkKey>> m_wantedWalks;
    std::uint64_t m_embedding = 0; // of the embedding asked for last
    std::vector<engine::SpeedKey> m_toMeasure; // that have not come
    std::vector<engine::FaithKey> m_toJudge; // the same
    std::atomic<int> m_imageTicket{0}; // of the picture asked for last
    std::mutex m_lastMutex; // of the two below, which any thread reads
    engine::ImageId m_lastImage;
    engine::ModelId m_lastModel;
    QThreadPool m_openers; // two: the next picture does not wait for a large one
    QThreadPool m_helpers; // what is opened beside, the machine check
    std::unique_ptr<engine::Engine> m_engine; // last: its worker must end before the rest goes
};

} // namespace hydra::ui
