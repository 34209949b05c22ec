// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/base/memory.h"
#include "core/engine/embedding_job.h"
#include "core/evaluate/benchmark.h"
#include "core/engine/session.h"
#include "core/engine/worker.h"
#include "core/tensor/machine.h"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <future>

namespace hydra::engine {

class Engine::Impl
{
public:
    Impl(Listener listener, std::size_t cacheBytes)
        : m_listener(std::move(listener))
        , m_session(cacheBytes)
        , m_worker(
              [this](double fraction, const std::string& what) {
                  if (m_listener.progress) {
                      m_listener.progress(fraction, what);
                  }
              },
              Worker::Manners::Foreground, failures())
    { }

    [[nodiscard]] Session& session() noexcept { return m_session; }
    [[nodiscard]] Worker& worker() noexcept { return m_worker; }
    [[nodiscard]] const Listener& listener() const noexcept { return m_listener; }

    // Every job ends here: a value or a failure goes to the listener, a cancellation to nobody.
    template<class T, class Work>
    void deliver(const std::function<void(Outcome<T>)>& to, Work&& work) const
    {
        handOver(to, Outcome<T>::of(std::forward<Work>(work)));
    }
    template<class T>
    void handOver(const std::function<void(Outcome<T>)>& to, const Outcome<T>& outcome) const
    {
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

    // Two maps of networks that run on one thread each, at once; both are delivered by the worker's thread.
    [[nodiscard]] Job twoMapsJob(const MapKey& key, const MapKey& other)
    {
        Job job = mapJob(key, false);
        job.run = [this, other, first = job.run](const CancelToken& cancel) {
            auto beside = std::async(std::launch::async, [&] {
                return Outcome<MapPtr>::of([&] { return m_session.map(other, cancel); });
            });
            first(cancel);
            const Outcome<MapPtr> outcome = beside.get();
            handOver<MapPtr>([&](const Outcome<MapPtr>& o) { tell(m_listener.mapReady, other, o); }, outcome);
        };
        return job;
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

    // Delivered as a prediction, once more.
    [[nodiscard]] Job timingJob(const NetworkKey& key)
    {
        Job job = predictionJob(key);
        job.title = "timing " + std::to_string(key.sub.heads) + " heads";
        job.quiet = true;
        job.run = [this, key](const CancelToken& cancel) {
            deliver<PredictionPtr>(
                [&](const Outcome<PredictionPtr>& o) { tell(m_listener.predictionReady, key, o); },
                [&] { return m_session.timed(key, cancel); });
        };
        return job;
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

    void embed(const EmbeddingRequest& request, std::uint64_t ticket)
    {
        if (!m_background) {
            m_background = std::make_unique<Worker>([](double, const std::string&) {},
                                                    Worker::Manners::Background, failures());
        }
        m_keep = KeepFlag();
        const auto work = [this, request, ticket, keep = m_keep](const CancelToken& cancel) {
            const auto outcome = Outcome<EmbeddingEndPtr>::of([&] {
                return std::make_shared<const EmbeddingEnd>(
                    embedPictures(m_session, request, observer(ticket), cancel, keep));
            });
            const bool cancelled = !outcome.ok() && outcome.error().code() == ErrorCode::Cancelled;
            const bool dropped = cancel.cancelled() && !keep.isSet(); // in its last moment
            if (!cancelled && !dropped) {
                tell(m_listener.embeddingEnded, ticket, outcome);
            }
        };
        // Its number as a question is of no use but to differ from the running one's.
        m_background->ask({Job{"embedding", ++m_embeddings, work, true}});
    }

    void stopEmbedding(bool keep)
    {
        if (m_background) {
            if (keep) {
                m_keep.set();
            }
            m_background->cancel();
        }
    }

    [[nodiscard]] Job faithJob(const FaithKey& key)
    {
        return {"scoring " + key.map.options.method + ", k = " + std::to_string(key.map.network.sub.heads),
                hashOf(key) | 1,
                [this, key](const CancelToken& cancel) {
                    deliver<FaithPtr>(
                        [&](const Outcome<FaithPtr>& o) { tell(m_listener.faithReady, key, o); },
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
                [&] { return m_session.library().openModel(path, overrides, {}, cancel); });
        };
        return {"opening " + path, 0, work};
    }

private:
    template<class Function, class Key, class Answer>
    static void tell(const Function& function, const Key& key, const Answer& answer)
    {
        if (function) {
            function(key, answer);
        }
    }

    [[nodiscard]] Worker::FailureListener failures() const
    {
        return [this](const std::string& what) {
            if (m_listener.failed) {
                m_listener.failed(what);
            }
        };
    }

    [[nodiscard]] EmbeddingObserver observer(std::uint64_t ticket) const
    {
        EmbeddingObserver to;
        to.started = [this, ticket](const EmbeddingStartPtr& start) {
            tell(m_listener.embeddingStarted, ticket, start);
        };
        to.moved = [this, ticket](const EmbeddingFramePtr& frame) {
            tell(m_listener.embeddingMoved, ticket, frame);
        };
        to.progress = [this, ticket](double fraction, const std::string& what) {
            if (m_listener.embeddingProgress) {
                m_listener.embeddingProgress(ticket, fraction, what);
            }
        };
        return to;
    }

    Listener m_listener;
    Session m_session;
    Worker m_worker; // from here on: threads that use the others
    // A thread of its own, and not slices of the worker's: a slice could not end within a forward pass or a
    // search for neighbours, and the slider must not wait for either. It works alone (t-SNE on one thread,
    // products on one) and at a lower priority, so that the worker keeps the cores it counts on. Made when an
    // embedding is first asked for.
    std::unique_ptr<Worker> m_background;
    KeepFlag m_keep; // of the embedding asked for last
    std::size_t m_embeddings = 0;
};

Engine::Engine(Listener listener, std::size_t memoryLimit)
    : m_impl(
        std::make_unique<Impl>(std::move(listener), memoryLimit > 0 ? memoryLimit : engine::memoryLimit()))
{ }

std::size_t memoryLimit()
{
    if (const char* given = std::getenv("HYDRA_MEMORY")) {
        const long long megabytes = std::atoll(given);
        if (megabytes >= 1 && megabytes <= (1 << 20)) {
            return static_cast<std::size_t>(megabytes) << 20;
        }
    }
    return std::clamp(machineBytes() / 16, leastMemory, std::size_t(1) << 30);
}

void Engine::setMemoryLimit(std::size_t bytes)
{
    m_impl->session().setMemoryLimit(bytes);
}

std::size_t Engine::cachedBytes() const
{
    return m_impl->session().cachedBytes();
}

Engine::~Engine() = default;

void Engine::openModel(const std::string& path, const ModelOverrides& overrides, std::uint64_t ticket)
{
    m_impl->worker().post(m_impl->modelJob(path, overrides, ticket));
}

void Engine::want(Wanted wanted)
{
    std::deque<Job> jobs;
    std::size_t map = 0;
    std::size_t prediction = 0;
    // What is predicted, as far as it is not known: a pass is short, and a map takes many. Then the map in
    // view and the walk-through of its layer, then the rest in turn: bars and strip fill in together.
    for (const NetworkKey& key : wanted.first) {
        if (!m_impl->session().cachedPrediction(key)) {
            jobs.push_back(m_impl->predictionJob(key));
        }
    }
    if (!wanted.maps.empty()) {
        jobs.push_back(m_impl->mapJob(wanted.maps[map++], false));
    }
    for (const WalkKey& key : wanted.walks) {
        jobs.push_back(m_impl->walkJob(key));
    }
    while (map < wanted.maps.size() || prediction < wanted.predictions.size()) {
        if (map + 1 < wanted.maps.size() && m_impl->session().onOneThread(wanted.maps[map].network)
            && m_impl->session().onOneThread(wanted.maps[map + 1].network)) {
            jobs.push_back(m_impl->twoMapsJob(wanted.maps[map], wanted.maps[map + 1]));
            map += 2;
        } else if (map < wanted.maps.size()) {
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
    std::deque<Job> times;
    if (wanted.timing && !m_impl->session().timedLately(*wanted.timing)) {
        times.push_back(m_impl->timingJob(*wanted.timing));
    }
    m_impl->worker().whenIdle(Idle::Time, std::move(times));
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

void Engine::embed(const EmbeddingRequest& request, std::uint64_t ticket)
{
    EmbeddingRequest alone = request;
    alone.options.tsne.threads = 1; // the result does not depend on it
    m_impl->embed(alone, ticket);
}

void Engine::stopEmbedding(bool keep)
{
    m_impl->stopEmbedding(keep);
}

EmbeddingEnd Engine::embedNow(const EmbeddingRequest& request, const EmbeddingObserver& observer,
                              const CancelToken& cancel)
{
    return embedPictures(m_impl->session(), request, observer, cancel);
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

OpenedImage Engine::openPictureNow(Image picture, const std::string& name, Truth truth)
{
    return m_impl->session().library().openPicture(std::move(picture), name, std::move(truth));
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
