// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/engine/measure.h"
#include "core/engine/session.h"
#include "core/engine/worker.h"
#include "core/tensor/machine.h"

#include <deque>

namespace hydra::engine {

class Engine::Impl
{
public:
    Impl(Listener listener, std::size_t cacheBytes)
        : m_listener(std::move(listener))
        , m_session(cacheBytes)
        , m_worker([this](double fraction, const std::string& what) {
            if (m_listener.progress) {
                m_listener.progress(fraction, what);
            }
        })
    { }

    [[nodiscard]] Session& session() noexcept { return m_session; }
    [[nodiscard]] Worker& worker() noexcept { return m_worker; }
    [[nodiscard]] const Listener& listener() const noexcept { return m_listener; }

    // Every job ends here: a value or a failure goes to the listener, a cancellation to nobody.
    template<class T, class Work>
    void deliver(const std::function<void(Outcome<T>)>& to, Work&& work) const
    {
        const auto outcome = Outcome<T>::of(std::forward<Work>(work));
        if (to && (outcome.ok() || outcome.error().code() != ErrorCode::Cancelled)) {
            to(outcome);
        }
    }

    [[nodiscard]] Job mapJob(const MapKey& key, bool quiet)
    {
        return {key.options.method + ", " + std::to_string(key.network.sub.heads) + " heads", hashOf(key) | 1,
                [this, key](const CancelToken& cancel) {
                    deliver<MapPtr>([&](const Outcome<MapPtr>& o) { tell(m_listener.mapReady, key, o); },
                                    [&] { return m_session.map(key, cancel); });
                },
                quiet};
    }

    [[nodiscard]] Job predictionJob(const NetworkKey& key)
    {
        return {"prediction, " + std::to_string(key.sub.heads) + " heads", hashOf(key) | 1,
                [this, key](const CancelToken& cancel) {
                    deliver<PredictionPtr>(
                        [&](const Outcome<PredictionPtr>& o) { tell(m_listener.predictionReady, key, o); },
                        [&] { return m_session.prediction(key, cancel); });
                },
                false};
    }

    [[nodiscard]] Job walkJob(const WalkKey& key)
    {
        return {"walk-through, " + std::to_string(key.network.sub.heads) + " heads", hashOf(key) | 1,
                [this, key](const CancelToken& cancel) {
                    deliver<WalkPtr>([&](const Outcome<WalkPtr>& o) { tell(m_listener.walkReady, key, o); },
                                     [&] { return m_session.walk(key, cancel); });
                },
                false};
    }

    [[nodiscard]] Job measurementJob(const SpeedKey& key, const SpeedOptions& options)
    {
        return {"measuring " + std::to_string(key.sub.heads) + " heads", 0,
                [this, key, options](const CancelToken& cancel) {
                    deliver<SpeedPtr>(
                        [&](const Outcome<SpeedPtr>& o) { tell(m_listener.speedMeasured, key, o); },
                        [&] { return measured(key, options, {}, cancel); });
                },
                false};
    }

    [[nodiscard]] Job faithJob(const FaithKey& key)
    {
        return {
            "judging " + key.map.options.method + ", " + std::to_string(key.map.network.sub.heads) + " heads",
            hashOf(key) | 1,
            [this, key](const CancelToken& cancel) {
                deliver<FaithPtr>([&](const Outcome<FaithPtr>& o) { tell(m_listener.faithReady, key, o); },
                                  [&] { return m_session.faith(key, cancel); });
            },
            false};
    }

    [[nodiscard]] SpeedPtr measured(const SpeedKey& key, const SpeedOptions& options,
                                    const Progress& progress, const CancelToken& cancel)
    {
        const NetworkPtr network = m_session.library().network(key.model);
        return std::make_shared<const Speed>(engine::measure(*network, key, options, progress, cancel));
    }

    [[nodiscard]] Job modelJob(const std::string& path, const ModelOverrides& overrides, std::uint64_t ticket)
    {
        const auto work = [this, path, overrides, ticket](const CancelToken& cancel) {
            deliver<OpenedModel>(
                [&](const Outcome<OpenedModel>& o) { tell(m_listener.modelOpened, ticket, o); },
                [&] {
                    OpenedModel model = m_session.library().openModel(path, overrides, {}, cancel);
                    lastModel = model.id;
                    warm(lastImage, model.id);
                    return model;
                });
        };
        return {"opening " + path, 0, work};
    }

    // On the worker thread: resizes the picture for the model now, so that seen() does not on the GUI's.
    void warm(const ImageId& image, const ModelId& model)
    {
        if (!image.empty() && !model.empty()) {
            try {
                (void)m_session.library().input(image, model, 0);
            } catch (const std::exception&) { // whoever asks for the input hears of it
            }
        }
    }
    [[nodiscard]] OpenedImage ready(OpenedImage image)
    {
        lastImage = image.id;
        warm(image.id, lastModel);
        return image;
    }
    ImageId lastImage; // of the worker thread
    ModelId lastModel;

private:
    template<class Function, class Key, class T>
    static void tell(const Function& function, const Key& key, const Outcome<T>& outcome)
    {
        if (function) {
            function(key, outcome);
        }
    }

    Listener m_listener;
    Session m_session;
    Worker m_worker; // last: its thread uses the others
};

Engine::Engine(Listener listener, std::size_t cacheBytes)
    : m_impl(std::make_unique<Impl>(std::move(listener), cacheBytes))
{ }

Engine::~Engine() = default;

void Engine::openModel(const std::string& path, const ModelOverrides& overrides, std::uint64_t ticket)
{
    m_impl->worker().post(m_impl->modelJob(path, overrides, ticket));
}

void Engine::openImage(const std::string& path)
{
    m_impl->worker().post({"opening " + path, 0, [this, path](const CancelToken&) {
                               m_impl->deliver<OpenedImage>(m_impl->listener().imageOpened, [&] {
                                   return m_impl->ready(m_impl->session().library().openImage(path));
                               });
                           }});
}

void Engine::openPicture(Image picture, const std::string& name, Truth truth)
{
    auto shared = std::make_shared<Image>(std::move(picture));
    m_impl->worker().post({"opening " + name, 0, [this, shared, name, truth](const CancelToken&) {
                               m_impl->deliver<OpenedImage>(m_impl->listener().imageOpened, [&] {
                                   return m_impl->ready(m_impl->session().library().openPicture(
                                       std::move(*shared), name, truth));
                               });
                           }});
}

void Engine::want(Wanted wanted)
{
    std::deque<Job> jobs;
    std::size_t map = 0;
    std::size_t prediction = 0;
    // The map in view and the walk-through of its layer, its prediction, then the rest in turn: bars and
    // strip fill in together.
    if (!wanted.maps.empty()) {
        jobs.push_back(m_impl->mapJob(wanted.maps[map++], false));
    }
    for (const WalkKey& key : wanted.walks) {
        jobs.push_back(m_impl->walkJob(key));
    }
    while (map < wanted.maps.size() || prediction < wanted.predictions.size()) {
        if (map < wanted.maps.size()) {
            jobs.push_back(m_impl->mapJob(wanted.maps[map++], false));
        }
        if (prediction < wanted.predictions.size()) {
            jobs.push_back(m_impl->predictionJob(wanted.predictions[prediction++]));
        }
    }
    for (const MapKey& key : wanted.prefetch) {
        jobs.push_back(m_impl->mapJob(key, true));
    }
    m_impl->worker().ask(std::move(jobs));
}

void Engine::measure(const std::vector<SpeedKey>& keys, const SpeedOptions& options)
{
    std::deque<Job> jobs;
    for (const SpeedKey& key : keys) {
        jobs.push_back(m_impl->measurementJob(key, options));
    }
    m_impl->worker().whenIdle(Idle::Measure, std::move(jobs));
}

void Engine::judge(const std::vector<FaithKey>& keys)
{
    std::deque<Job> jobs;
    for (const FaithKey& key : keys) {
        jobs.push_back(m_impl->faithJob(key));
    }
    m_impl->worker().whenIdle(Idle::Judge, std::move(jobs));
}

void Engine::cancel()
{
    m_impl->worker().cancel();
}

MapPtr Engine::cachedMap(const MapKey& key) const
{
    return m_impl->session().cachedMap(key);
}

PredictionPtr Engine::cachedPrediction(const NetworkKey& key) const
{
    return m_impl->session().cachedPrediction(key);
}

WalkPtr Engine::cachedWalk(const WalkKey& key) const
{
    return m_impl->session().cachedWalk(key);
}

FaithPtr Engine::cachedFaith(const FaithKey& key) const
{
    return m_impl->session().cachedFaith(key);
}

SeenImage Engine::seen(const ImageId& image, const ModelId& model, int imageSize) const
{
    const InputPtr input = m_impl->session().library().input(image, model, imageSize);
    return {input->geometry, input->shown};
}

OpenedModel Engine::openModelNow(const std::string& path, const ModelOverrides& overrides,
                                 const Progress& progress, const CancelToken& cancel)
{
    return m_impl->session().library().openModel(path, overrides, progress, cancel);
}

OpenedImage Engine::openImageNow(const std::string& path)
{
    return m_impl->session().library().openImage(path);
}

std::vector<OpenedImage> Engine::openArrayNow(const std::string& path)
{
    return m_impl->session().library().openArray(path);
}

MapPtr Engine::mapNow(const MapKey& key, const CancelToken& cancel)
{
    return m_impl->session().map(key, cancel);
}

PredictionPtr Engine::predictNow(const NetworkKey& key, const CancelToken& cancel)
{
    return m_impl->session().prediction(key, cancel);
}

WalkPtr Engine::walkNow(const WalkKey& key, const CancelToken& cancel)
{
    return m_impl->session().walk(key, cancel);
}

FaithPtr Engine::faithNow(const FaithKey& key, const CancelToken& cancel)
{
    return m_impl->session().faith(key, cancel);
}

SpeedPtr Engine::measureNow(const SpeedKey& key, const SpeedOptions& options, const Progress& progress,
                            const CancelToken& cancel)
{
    return m_impl->measured(key, options, progress, cancel);
}

std::int64_t Engine::peakOfPassNow(const SpeedKey& key, const CancelToken& cancel)
{
    return peakOfPass(*m_impl->session().library().network(key.model), key, cancel);
}

TokenVectors Engine::tokensNow(const NetworkKey& key, const TokenChoice& choice, const CancelToken& cancel)
{
    return m_impl->session().tokens(key, choice, cancel);
}

MachineCheck checkMachine()
{
    const MachineSpeed speed = measureMachine();
    return {speed.gemmGflops, speed.threads, speed.warning};
}

} // namespace hydra::engine
