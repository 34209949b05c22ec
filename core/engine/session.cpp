// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/session.h"

#include "core/base/memory.h"
#include "core/base/not_finite.h"
#include "core/base/outcome.h"
#include "core/base/printable.h"
#include "core/engine/answer_room.h"
#include "core/engine/session_caches.h"
#include "core/evaluate/map_score.h"
#include "core/explain/feature_parts.h"
#include "core/nn/cost.h"
#include "core/nn/room.h"
#include "core/question/model_of.h"
#include "core/tensor/machine.h"
#include "core/tensor/tensor_memory.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <string_view>

namespace hydra::engine {

namespace {

constexpr auto timeAgainAfter = std::chrono::seconds(30);
constexpr std::size_t trimAfter = std::size_t(256) << 20; // bytes of traces

} // namespace

double macsOf(const VitConfig& config, const NetworkKey& key)
{
    const InputSize most = key.size.atMost();
    if (key.upTo >= 0 && key.upTo + 1 < config.depth) {
        VitConfig part = config;
        part.depth.value = key.upTo + 1;
        return macsOf(part, key);
    }
    return double(costOf(config, key.sub, key.plan, {most.height, most.width}).macs);
}

std::size_t memoryLimit()
{
    if (const char* given = std::getenv("HYDRA_MEMORY")) {
        constexpr std::size_t most = std::size_t(1) << 20;
        const std::string_view text = given;
        std::size_t megabytes = 0;
        const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), megabytes);
        if (failed != std::errc() || end != text.data() + text.size() || megabytes < 1 || megabytes > most) {
            throw usageError("the variable HYDRA_MEMORY: expected megabytes from 1 to %1, found %2", most,
                             printable(text));
        }
        return megabytes << 20U;
    }
    return std::clamp(machineBytes() / 16, leastMemory, std::size_t(1) << 30);
}

Session::Session(std::size_t cacheBytes)
    : m_words(std::make_unique<WordShelf>())
    , m_caches(std::make_unique<Caches>())
{
    constexpr std::size_t keptBetweenPasses = std::size_t(128) << 20; // a DeiT-Tiny's trace takes 40 MB
    keepFreedMemory(keptBetweenPasses);
    reuseTensorMemory();
    setMemoryLimit(cacheBytes);
}

Session::~Session() = default;

// Maps are small and expensive, traces large and made in one pass: with a common budget, a few traces would
// evict all maps.
void Session::setMemoryLimit(std::size_t bytes)
{
    m_files.setMemoryLimit(bytes * shareOfPictures / 1024);
    const std::lock_guard lock(m_caches->mutex);
    m_caches->traces.setBudget(bytes * shareOfTraces / 1024);
    m_caches->blurred.setBudget(bytes * shareOfBlurred / 1024);
    const auto give = [&](auto& memory) {
        memory.setBudget(bytes * shareOf<typename std::decay_t<decltype(memory)>::Of> / 1024);
    };
    std::apply([&](auto&... memories) { (give(memories), ...); }, m_caches->answers);
}

// In a run over a million pictures, remains of each would lie between the allocations for the next, and the
// process would grow for hours although the caches do not.
void Session::forget(const ImageId& image)
{
    if (!m_files.forget(image)) {
        return;
    }
    const std::lock_guard lock(m_caches->mutex);
    m_caches->traces.eraseIf([&](const TraceKey& key) { return key.network.image == image; });
    std::get<Caches::Remembered<MapKey>>(m_caches->answers).eraseIf([&](const MapKey& key) {
        return key.network.image == image;
    });
    std::get<Caches::Remembered<NetworkKey>>(m_caches->answers).eraseIf([&](const NetworkKey& key) {
        return key.image == image;
    });
}

std::size_t Session::cachedBytes()
{
    const std::size_t pictures = m_files.cachedBytes();
    const std::lock_guard lock(m_caches->mutex);
    const std::size_t answers =
        std::apply([](const auto&... memories) { return (memories.used() + ...); }, m_caches->answers);
    return pictures + m_caches->traces.used() + m_caches->blurred.used() + answers;
}

Answer Session::ask(const Question& question, const Watch& watch, const CancelToken& cancel)
{
    return std::visit([&](const auto& key) { return Answer(made(key, watch, cancel)); }, question);
}

Answer Session::known(const Question& question)
{
    return std::visit([&](const auto& key) { return Answer(remembered(asAnswered(key))); }, question);
}

template<class Key>
AnswerPtr<Key> Session::made(const Key& asked, const Watch& watch, const CancelToken& cancel)
{
    const Key key = asAnswered(asked);
    if (AnswerPtr<Key> known = remembered(key)) {
        return known;
    }
    std::shared_ptr<const AnswerTo<Key>> made;
    try {
        made = naming(m_files.nameOf(pictureOf(key)), [&] {
            return std::make_shared<const AnswerTo<Key>>(engine::answer(key, Inquiry{*this, watch, cancel}));
        });
    } catch (...) { // the weights may have changed while they were used
        m_files.requireUnchanged(modelOf(key));
        throw;
    }
    m_files.requireUnchanged(modelOf(key));
    {
        const std::lock_guard lock(m_caches->mutex);
        remember<Key>(key, made);
    }
    const AnswerPtr<Key> kept = remembered(key); // with the measured time of its network
    return kept ? kept : made;
}

template<class Key>
void Session::remember(const Key& key, const AnswerPtr<Key>& answer)
{
    std::get<Caches::Remembered<Key>>(m_caches->answers)
        .insert(key, answer, bytesOf(*answer, 0) + keyBytes, m_files.passes(pictureOf(key)));
}

void Session::keep(const NetworkKey& key, Prediction prediction)
{
    const auto made = std::make_shared<const Prediction>(std::move(prediction));
    const std::lock_guard lock(m_caches->mutex);
    remember(key, made);
}

template<class Key>
AnswerPtr<Key> Session::remembered(const Key& key)
{
    const std::lock_guard lock(m_caches->mutex);
    const AnswerPtr<Key>* found = std::get<Caches::Remembered<Key>>(m_caches->answers).find(key);
    return found != nullptr ? *found : nullptr;
}

PredictionPtr Session::remembered(const NetworkKey& key)
{
    PredictionPtr known = remembered<NetworkKey>(key);
    const std::lock_guard lock(m_caches->mutex);
    const Caches::Steady* steady = known ? m_caches->steady.find(key.ofNoPicture()) : nullptr;
    if (steady != nullptr && steady->milliseconds != known->steadyMilliseconds) { // measured later
        Prediction timed = *known;
        timed.steadyMilliseconds = steady->milliseconds;
        known = std::make_shared<const Prediction>(std::move(timed));
        remember(key, known);
    }
    return known;
}

PredictionPtr Session::remembered(const TimingKey& key)
{
    const PredictionPtr known = remembered(key.network);
    const std::lock_guard lock(m_caches->mutex);
    const Caches::Steady* steady = m_caches->steady.find(key.network.ofNoPicture());
    return steady != nullptr && std::chrono::steady_clock::now() - steady->when < timeAgainAfter ? known
                                                                                                 : nullptr;
}

double Session::timed(const NetworkKey& key, double milliseconds)
{
    const std::lock_guard lock(m_caches->mutex);
    if (const Caches::Steady* known = m_caches->steady.find(key.ofNoPicture())) {
        milliseconds = std::min(milliseconds, known->milliseconds);
    }
    m_caches->steady.insert(key.ofNoPicture(), {milliseconds, std::chrono::steady_clock::now()}, 1);
    return milliseconds;
}

SeenImage Session::seen(const ImageId& image, const ModelId& model, const InputSize& size)
{
    const InputPtr input = m_files.input(image, model, size);
    return {input->geometry, input->shown};
}

bool Session::onOneThread(const NetworkKey& key)
{
    const auto one =
        Outcome<bool>::of([&] { return threadsFor(macsOf(m_files.network(key.model)->config(), key)) == 1; });
    return one.ok() && one.value();
}

int Session::resolveClass(const MapKey& key, const CancelToken& cancel)
{
    if (key.target.kind == ClassChoice::Kind::Index) {
        return key.target.value;
    }
    const auto config = m_files.config(key.network.model);
    const NetworkKey asked =
        key.target.kind == ClassChoice::Kind::Top ? key.network.ofHeads(config->numHeads) : key.network;
    if (config->numClasses == 0) {
        throw usageError(
            "the question is about a class, but this model is a backbone without a classifier; choose "
            "another target: the norm of its embedding, the similarity to a picture, a direction or a probe");
    }
    const int rank = key.target.kind == ClassChoice::Kind::Own ? 1 : key.target.value;
    const PredictionPtr p = answer(asked, {}, cancel);
    if (rank < 1 || rank > static_cast<int>(p->ranking.size())) {
        throw usageError("class: expected top1 to top%1, got top%2", p->ranking.size(), rank);
    }
    return p->ranking[static_cast<std::size_t>(rank - 1)];
}

namespace {

// If blocks are recomputed on demand, drops the cached one when the last user releases the trace.
TracePtr unowned(const TracePtr& made)
{
    return made && made->blocks.areMadeAgain()
        ? TracePtr(made.get(), [made](const Trace*) { made->blocks.forget(); })
        : made;
}

} // namespace

// Throws if a map would not fit: its prediction is not started either, as it would take an hour without
// output.
void Session::requireMemory(const NetworkKey& key, const ModelInput& input)
{
    requireRoom(m_files.network(key.model)->config(), key.sub, key.plan, input.geometry.inputHeight,
                input.geometry.inputWidth, 1, PassFor::Map);
}

TracePtr Session::cachedTrace(const TraceKey& key)
{
    TracePtr found;
    {
        const std::lock_guard lock(m_caches->mutex);
        const TracePtr* const known = m_caches->traces.find(key);
        found = known != nullptr ? *known : nullptr;
    }
    // The file with its weights may have changed, and been reopened with its old content.
    const bool same = found
        && unchanged(key.network)->weights(found->sub)
            == (found->weights->bent ? found->weights->bent : found->weights);
    return same ? unowned(found) : nullptr;
}

NetworkPtr Session::unchanged(const NetworkKey& key)
{
    const NetworkPtr whole = m_files.network(key.model);
    return key.upTo < 0 ? whole : std::make_shared<const VisionTransformer>(whole->upTo(key.upTo));
}

NetworkPtr Session::network(const NetworkKey& key, const CancelToken& cancel)
{
    const NetworkPtr plain = unchanged(key);
    if (key.without.empty()) {
        return plain;
    }
    auto changes = std::make_shared<Changes>();
    changes->what = key.without;
    if (key.without.needsSource() && !key.without.from.empty()) {
        const NetworkKey other = key.of(key.without.from).changed(key.without.ofSequence());
        changes->source = trace({other, Precision::Single}, cancel);
    }
    if (key.without.needsMeans()) {
        if (!plain->config().headOrder.value.empty()) {
            throw usageError(
                "means of heads use the file's own head numbers; open the model with --head-order none");
        }
        changes->means = m_files.means(key.model, key.without.means);
    }
    if (key.without.registers) {
        changes->neurons = m_files.neurons(key.model, key.without.neurons);
    }
    if (key.without.needsSae()) {
        changes->autoencoder = autoencoder(key.without.sae, key, cancel);
    }
    return std::make_shared<const VisionTransformer>(plain->changed(std::move(changes)));
}

AutoencoderPtr Session::autoencoder(const std::string& id, const NetworkKey& key, const CancelToken& cancel)
{
    if (id.empty()) {
        throw usageError("features need a sparse autoencoder, and none is open; --sae FILE or File > Open "
                         "autoencoder opens one");
    }
    AutoencoderPtr sae = m_files.autoencoder(id);
    const VitConfig& config = m_files.network(key.model)->config();
    requireFits(*sae, config);
    if (!sae->leavesFormulaOpen()) {
        return sae;
    }
    const NetworkKey plain = key.changed(key.without.upTo(sae->settings.block)).ofHeads(config.numHeads);
    const TracePtr from = trace({plain, Precision::Single}, cancel);
    sae = std::make_shared<const Autoencoder>(withFormulaFor(*sae, patchesAfter(*from, sae->settings.block)));
    m_files.replaceAutoencoder(sae);
    return sae;
}

TracePtr Session::trace(const TraceKey& key, const CancelToken& cancel)
{
    if (TracePtr known = cachedTrace(key)) {
        return known;
    }
    const NetworkPtr network = this->network(key.network, cancel);
    const InputPtr input = m_files.input(key.network.image, key.network.model, key.network.size);
    useThreadsFor(macsOf(network->config(), key.network));
    const auto made = naming(m_files.nameOf(key.network.image), [&] {
        return std::make_shared<const Trace>(traceOf(*network, input->pixels, key.network.sub,
                                                     key.network.plan, key.precision, cancel,
                                                     key.everyBlock ? keptProductBytes : 0));
    });
    TracePtr stays = made;
    std::size_t bytes = made->bytes();
    const bool aside = m_files.passes(key.network.image);
    bool trim = false;
    {
        const std::lock_guard lock(m_caches->mutex);
        if (bytes > m_caches->traces.budget()) { // without its products it may fit
            auto smaller = std::make_shared<Trace>(*made);
            smaller->blocks.dropProducts();
            bytes = smaller->bytes();
            stays = std::move(smaller);
        }
        m_caches->traces.insert(key, stays, bytes, aside);
        m_caches->untrimmed += aside ? 0 : bytes; // the next frame replaces a frame's trace
        trim = m_caches->untrimmed > trimAfter; // about as much has been evicted since
        m_caches->untrimmed = trim ? 0 : m_caches->untrimmed;
    }
    if (trim) {
        giveBackFreedMemory();
    }
    return unowned(made);
}

TokenVectors Session::tokens(const NetworkKey& key, const TokenChoice& choice, const CancelToken& cancel)
{
    return naming(m_files.nameOf(key.image), [&] {
        return tokens(key, choice, *m_files.input(key.image, key.model, key.size), cancel).tokens;
    });
}

PassTokens Session::tokens(const NetworkKey& key, const TokenChoice& choice, const ModelInput& input,
                           const CancelToken& cancel)
{
    const TracePtr from = pass(key, input, cancel);
    PassTokens found{tokensOf(*from, choice), -1};
    found.tokens.heads = key.sub.heads;
    if (from->logits.defined() && from->logits.numel() > 0) {
        found.topClass = static_cast<int>(from->logits.argmax().item<std::int64_t>());
    }
    return found;
}

TracePtr Session::pass(const NetworkKey& key, const ModelInput& input, const CancelToken& cancel)
{
    if (TracePtr known = cachedTrace({key, Precision::Single})) {
        return known;
    }
    const NetworkPtr network = this->network(key, cancel);
    useThreadsFor(macsOf(network->config(), key));
    return std::make_shared<const Trace>(
        traceOf(*network, input.pixels, key.sub, key.plan, Precision::Single, cancel));
}

std::shared_ptr<const Image> Session::blurred(const NetworkKey& key)
{
    const std::string name = join(key.image, "|", key.model, "|", text(key.size));
    {
        const std::lock_guard lock(m_caches->mutex);
        if (const auto* found = m_caches->blurred.find(name)) {
            return *found;
        }
    }
    auto made = std::make_shared<const Image>(
        blurredPicture(*m_files.config(key.model), *m_files.input(key.image, key.model, key.size)));
    const std::lock_guard lock(m_caches->mutex);
    m_caches->blurred.insert(name, made, made->rgb.size());
    return made;
}

} // namespace hydra::engine
