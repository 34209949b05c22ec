// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/base/memory.h"
#include "core/base/not_finite.h"
#include "core/base/printable.h"
#include "core/engine/embedding_job.h"
#include "core/engine/session.h"
#include "core/engine/worker.h"
#include "core/evaluate/benchmark.h"
#include "core/sae/sae_file.h"
#include "core/tensor/machine.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string_view>

namespace hydra::engine {

class Engine::Impl
{
public:
    Impl(Listener listener, std::size_t cacheBytes)
        : m_listener(std::move(listener))
        , m_session(cacheBytes)
        , m_worker([this](const Question& question,
                          const CancelToken& cancel) { return deliveryOf(question, cancel); },
                   m_listener.progress, m_listener.failed)
    { }

    [[nodiscard]] Session& session() noexcept { return m_session; }
    [[nodiscard]] Worker<Question>& worker() noexcept { return m_worker; }

    [[nodiscard]] Task<Question> taskOf(const Wish& wish)
    {
        const bool quiet = wish.priority == Priority::Prefetch || wish.priority == Priority::Timing;
        // Small networks are answered two maps at a time, but for the one that is waited for.
        const auto* map = std::get_if<MapKey>(&wish.question);
        const bool paired = map != nullptr && m_session.onOneThread(map->network)
            && methodInfo(map->options.method).blackBox == BlackBox::None // those fill the machine alone
            && (wish.priority == Priority::Beside || wish.priority == Priority::Strip);
        return {wish.question, static_cast<int>(wish.priority), quiet ? "" : titleOf(wish.question), paired};
    }

    void embed(const EmbeddingRequest& request, const EmbeddingObserver& observer,
               const EmbeddingEnded& ended)
    {
        m_embedding = std::make_shared<const EmbeddingJob>(EmbeddingJob{request, observer, ended, {}});
        if (!m_background) {
            m_background = std::make_unique<Embedder>(
                [this](const EmbeddingJobPtr& job, const CancelToken& cancel) {
                    return embedded(*job, cancel);
                },
                Progress(), m_listener.failed, Manners::Background);
        }
        m_background->want({}, {{m_embedding}});
    }

    void stopEmbedding(bool keep)
    {
        if (m_background) {
            if (keep) {
                m_embedding->keep.set();
            }
            (void)m_background->cancel();
        }
    }

private:
    // A value or a failure goes to the listener, a cancellation to nobody.
    [[nodiscard]] Worker<Question>::Delivery deliveryOf(const Question& question, const CancelToken& cancel)
    {
        const auto outcome = Outcome<Answer>::of([&] {
            const bool grows =
                std::holds_alternative<MapKey>(question) || std::holds_alternative<ConceptsKey>(question);
            return m_session.ask(question, grows ? watchOf(question) : Watch(), cancel);
        });
        if (!outcome.ok() && outcome.error().code() == ErrorCode::Cancelled) {
            return {};
        }
        return [this, question, outcome] {
            if (m_listener.answered) {
                m_listener.answered(question, outcome);
            }
        };
    }

    // Progress of the map that is named as what is being done, and what is there of it.
    [[nodiscard]] Watch watchOf(const Question& question)
    {
        Watch watch{m_worker.progressWithin(question), {}};
        if (m_listener.grown) {
            watch.grown = [this, question](const Map& map) {
                m_listener.grown(question, std::make_shared<const Map>(map));
            };
        }
        return watch;
    }

    struct EmbeddingJob
    {
        EmbeddingRequest request;
        EmbeddingObserver observer;
        EmbeddingEnded ended;
        KeepFlag keep;
    };
    using EmbeddingJobPtr = std::shared_ptr<const EmbeddingJob>;
    using Embedder = Worker<EmbeddingJobPtr>;

    // Tells the end itself: one that was stopped is wanted by nobody any more, and may have points to keep.
    [[nodiscard]] Embedder::Delivery embedded(const EmbeddingJob& job, const CancelToken& cancel)
    {
        const auto outcome = Outcome<EmbeddingEndPtr>::of([&] {
            return std::make_shared<const EmbeddingEnd>(
                embedPictures(m_session, job.request, job.observer, cancel, job.keep));
        });
        const bool cancelled = !outcome.ok() && outcome.error().code() == ErrorCode::Cancelled;
        const bool dropped = cancel.cancelled() && !job.keep.isSet(); // in its last moment
        if (!cancelled && !dropped && job.ended) {
            job.ended(outcome);
        }
        return {};
    }

    Listener m_listener;
    Session m_session;
    Worker<Question> m_worker; // from here on: threads that use the others
    // A thread of its own, and not slices of the worker's: a slice could not end within a forward pass or a
    // search for neighbours, and the slider must not wait for either. It works alone (t-SNE on one thread,
    // products on one) and at a lower priority, so that the worker keeps the cores it counts on. Made when an
    // embedding is first asked for.
    std::unique_ptr<Embedder> m_background;
    EmbeddingJobPtr m_embedding; // asked for last
};

Engine::Engine(Listener listener, std::size_t memoryLimit)
    : m_impl(
        std::make_unique<Impl>(std::move(listener), memoryLimit > 0 ? memoryLimit : engine::memoryLimit()))
{ }

std::size_t memoryLimit()
{
    if (const char* given = std::getenv("HYDRA_MEMORY")) {
        constexpr std::size_t most = std::size_t(1) << 20;
        const std::string_view text = given;
        std::size_t megabytes = 0;
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), megabytes);
        if (failed != std::errc() || end != text.data() + text.size() || megabytes < 1 || megabytes > most) {
            throw usageError("the variable HYDRA_MEMORY: expected megabytes from 1 to ", most, ", found ",
                             printable(text));
        }
        return megabytes << 20U;
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

void Engine::want(const Owner& owner, const std::vector<Wish>& wishes)
{
    std::vector<Task<Question>> tasks;
    for (const Wish& wish : wishes) {
        tasks.push_back(m_impl->taskOf(wish));
    }
    m_impl->worker().want(owner, std::move(tasks));
}

std::vector<Owner> Engine::take(const Question& question)
{
    return m_impl->worker().take(question);
}

bool Engine::wants(const Owner& owner) const
{
    return m_impl->worker().wants(owner);
}

bool Engine::wanted(const Question& question) const
{
    return m_impl->worker().wanted(question);
}

std::vector<Owner> Engine::cancel()
{
    return m_impl->worker().cancel();
}

Answer Engine::ask(const Question& question, const Progress& progress, const CancelToken& cancel)
{
    return m_impl->session().ask(question, {progress, {}}, cancel);
}

Answer Engine::known(const Question& question) const
{
    return m_impl->session().known(question);
}

void Engine::embed(const EmbeddingRequest& request, const EmbeddingObserver& observer,
                   const EmbeddingEnded& ended)
{
    EmbeddingRequest alone = request;
    alone.options.tsne.threads = 1; // the result does not depend on it
    m_impl->embed(alone, observer, ended);
}

void Engine::stopEmbedding(bool keep)
{
    m_impl->stopEmbedding(keep);
}

std::vector<NamedArray> Engine::featuresNow(const NetworkKey& key, const FeatureChoice& choice,
                                            const CancelToken& cancel)
{
    Session& session = m_impl->session();
    const NetworkPtr network = session.openFiles().network(key.model);
    const VitConfig& config = network->config();
    const int last =
        choice.blocks.empty() ? -1 : *std::max_element(choice.blocks.begin(), choice.blocks.end());
    const bool readsTheEnd = !std::all_of(choice.kinds.begin(), choice.kinds.end(), isOfBlock);
    const bool cut = !readsTheEnd && last >= 0 && last + 1 < config.depth && !config.thinks()
        && session.cachedTrace({key, Precision::Single}) == nullptr;
    // What follows that block is not asked for.
    const NetworkKey pass = cut ? key.upToBlock(last) : key;
    return naming(session.openFiles().nameOf(key.image), [&] {
        return featureArrays(*session.trace({pass, Precision::Single}, cancel), choice);
    });
}

FittedBasis Engine::fitBasisNow(const BasisRequest& request, const Progress& progress,
                                const CancelToken& cancel)
{
    return fitBasis(m_impl->session(), request, progress, cancel);
}

ProbeReport Engine::trainProbeNow(const ProbeRequest& request, const Progress& progress,
                                  const CancelToken& cancel)
{
    return trainProbe(m_impl->session(), request, progress, cancel);
}

std::string Engine::keepBasis(const FeatureBasis& basis)
{
    return m_impl->session().keep(basis);
}

void Engine::setBasisFolder(const std::string& folder)
{
    m_impl->session().setBasisFolder(folder);
}

std::shared_ptr<const FeatureBasis> Engine::basis(const std::string& id) const
{
    return m_impl->session().basis(id);
}

SeenImage Engine::seen(const ImageId& image, const ModelId& model, const InputSize& size) const
{
    const InputPtr input = m_impl->session().openFiles().input(image, model, size);
    return {input->geometry, input->shown};
}

OpenedModel Engine::openModelNow(const std::string& path, const ModelOverrides& overrides,
                                 const Progress& progress, const CancelToken& cancel)
{
    return m_impl->session().openFiles().openModel(path, overrides, progress, cancel);
}

OpenedImage Engine::openImageNow(const std::string& path)
{
    return m_impl->session().openFiles().openImage(path);
}

OpenedImage Engine::openPictureNow(Image picture, const std::string& name, Truth truth)
{
    return m_impl->session().openFiles().openPicture(std::move(picture), name, std::move(truth));
}

OpenedImage Engine::openFrameNow(Image picture, const std::string& name)
{
    return m_impl->session().openFiles().openFrame(std::move(picture), name);
}

OpenedImage Engine::openBytesNow(const std::vector<std::uint8_t>& file, const std::string& name)
{
    return m_impl->session().openFiles().openBytes(file, name);
}

void Engine::predictTogether(const std::vector<NetworkKey>& keys, const CancelToken& cancel)
{
    m_impl->session().predictTogether(keys, cancel);
}

void Engine::forget(const ImageId& image)
{
    m_impl->session().forget(image);
}

std::vector<OpenedImage> Engine::openArrayNow(const std::string& path)
{
    return m_impl->session().openFiles().openArray(path);
}

ClassChoice Engine::openTargetNow(const ClassChoice& target)
{
    return m_impl->session().openFiles().openTarget(target);
}

TargetValue Engine::targetNow(const NetworkKey& key, const ClassChoice& target, const CancelToken& cancel)
{
    return m_impl->session().target(key, target, cancel);
}

std::string Engine::openAutoencoder(const std::string& source) const
{
    return m_impl->session().openFiles().openAutoencoder(source)->id;
}

OpenedSae Engine::openSaeNow(const std::string& source, const ModelId& model) const
{
    OpenFiles& library = m_impl->session().openFiles();
    const AutoencoderPtr sae = library.openAutoencoder(source);
    requireFits(*sae, library.network(model)->config());
    return openedSae(*sae, source);
}

bool Engine::holdsAutoencoder(const std::string& path)
{
    return hydra::holdsAutoencoder(path);
}

SaeReading Engine::codesNow(const NetworkKey& key, const std::string& autoencoder, const CancelToken& cancel)
{
    Session& session = m_impl->session();
    return naming(session.openFiles().nameOf(key.image),
                  [&] { return session.codes(key, autoencoder, cancel); });
}

SaeParts Engine::partsNow(const NetworkKey& key, const ClassChoice& target, const std::string& autoencoder,
                          const CancelToken& cancel)
{
    Session& session = m_impl->session();
    return naming(session.openFiles().nameOf(key.image),
                  [&] { return session.parts(key, target, autoencoder, cancel); });
}

Interventions Engine::completed(const ModelId& model, const Interventions& without) const
{
    return m_impl->session().openFiles().completed(model, without);
}

std::int64_t Engine::peakOfPassNow(const SpeedKey& key, const CancelToken& cancel)
{
    return peakOfPass(*m_impl->session().openFiles().network(key.model), key, cancel);
}

TokenVectors Engine::tokensNow(const NetworkKey& key, const TokenChoice& choice, const CancelToken& cancel)
{
    return m_impl->session().tokens(key, choice, cancel);
}

std::string Engine::fileOfBasis(const std::string& id) const
{
    return m_impl->session().fileOfBasis(id).string();
}

std::string Engine::fileOfPicture(const ImageId& id) const
{
    return m_impl->session().openFiles().pathOf(id);
}

std::vector<RankedImage> Engine::rankNow(const std::vector<std::string>& paths, const NetworkKey& like,
                                         const ClassChoice& target, const Progress& progress,
                                         const CancelToken& cancel)
{
    return m_impl->session().rank(paths, like, target, progress, cancel);
}

ConceptSources Engine::openConceptsNow(const std::string& file, const std::string& folder)
{
    return m_impl->session().words().open(file, folder);
}

Concepts Engine::selectionInWordsNow(const PooledSelection& asked, const Progress& progress,
                                     const CancelToken& cancel)
{
    return selectionInWords(m_impl->session(), asked, progress, cancel);
}

MeanDirections Engine::meanDirectionsNow(const std::vector<std::string>& paths,
                                         const std::vector<NetworkKey>& likes,
                                         const std::function<void(const std::string&)>& leftOut,
                                         const Progress& progress, const CancelToken& cancel)
{
    return meanDirections(m_impl->session(), paths, likes, leftOut, progress, cancel);
}

MachineCheck checkMachine()
{
    const MachineSpeed speed = measureMachine();
    return {speed.gemmGflops, speed.threads, speed.warning};
}

} // namespace hydra::engine
