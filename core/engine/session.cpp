// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/session.h"

#include "core/base/memory.h"
#include "core/base/outcome.h"
#include "core/base/timing.h"
#include "core/evaluate/benchmark.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/scorer.h"
#include "core/explain/asking.h"
#include "core/explain/decomposition.h"
#include "core/explain/explain.h"
#include "core/explain/head_matrix.h"
#include "core/explain/lens.h"
#include "core/explain/walk_through.h"
#include "core/tensor/device.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

namespace hydra::engine {

namespace {

constexpr std::size_t ranked = 50; // classes kept in order

Prediction predictionOf(const at::Tensor& logits, double milliseconds)
{
    const at::Tensor row = logits.contiguous();
    const at::Tensor shares = at::softmax(row.to(at::kDouble), -1).to(at::kFloat).contiguous();
    Prediction p;
    p.logits.assign(row.data_ptr<float>(), row.data_ptr<float>() + row.numel());
    p.probabilities.assign(shares.data_ptr<float>(), shares.data_ptr<float>() + shares.numel());
    p.ranking.resize(p.logits.size());
    std::iota(p.ranking.begin(), p.ranking.end(), 0);
    const auto count = std::min(ranked, p.ranking.size());
    const auto better = [&](int a, int b) {
        const float x = p.logits[static_cast<std::size_t>(a)];
        const float y = p.logits[static_cast<std::size_t>(b)];
        return x != y ? x > y : a < b;
    };
    std::partial_sort(p.ranking.begin(), p.ranking.begin() + static_cast<std::ptrdiff_t>(count),
                      p.ranking.end(), better);
    p.ranking.resize(count);
    p.milliseconds = milliseconds;
    return p;
}

double macsOf(const VitConfig& config, const NetworkKey& key)
{
    return double(costOf(config, key.sub, key.plan, {key.imageSize, key.imageSize}).macs);
}

constexpr auto timeAgainAfter = std::chrono::seconds(30);
constexpr std::size_t trimAfter = std::size_t(256) << 20; // bytes of traces

NetworkKey withoutPicture(NetworkKey key)
{
    key.image.clear();
    return key;
}

// Two that do not count, then three to nine within a quarter of a second: the median.
template<class Pass>
double steadySeconds(const Pass& pass)
{
    constexpr int warmUp = 2, least = 3, most = 9;
    constexpr double longEnough = 0.25;
    std::vector<double> seconds;
    double spent = 0;
    for (int i = 0; i < warmUp + most; ++i) {
        const double one = secondsOf(pass);
        spent += one;
        if (i >= warmUp) {
            seconds.push_back(one);
        }
        if (int(seconds.size()) >= least && spent > longEnough) {
            break;
        }
    }
    return timingOf(seconds).median;
}

// For a pass, and for what reads its trace.
void chooseThreads(const VitConfig& config, const NetworkKey& key)
{
    useThreadsFor(macsOf(config, key));
}

} // namespace

Session::Session(std::size_t cacheBytes)
    : m_traces(0, Oversized::Dropped)
    , m_maps(0, Oversized::Dropped)
    , m_predictions(0, Oversized::Dropped)
    , m_walks(0, Oversized::Dropped)
    , m_decompositions(0, Oversized::Dropped)
    , m_matrices(0, Oversized::Dropped)
    , m_lenses(0, Oversized::Dropped)
    , m_scores(0, Oversized::Dropped)
    , m_blurred(0, Oversized::Dropped)
{
    setMemoryLimit(cacheBytes);
}

// Maps are small and dear, traces large and made in one pass: a common order of use would let a handful of
// traces push out every map.
void Session::setMemoryLimit(std::size_t bytes)
{
    m_library.setMemoryLimit(bytes * 5 / 16);
    const std::lock_guard lock(m_mutex);
    m_traces.setBudget(bytes * 6 / 16);
    m_maps.setBudget(bytes * 2 / 16);
    m_predictions.setBudget(bytes / 16);
    m_walks.setBudget(bytes / 32);
    m_matrices.setBudget(bytes / 64);
    m_decompositions.setBudget(bytes / 128);
    m_lenses.setBudget(bytes / 128);
    m_scores.setBudget(bytes / 32);
    m_blurred.setBudget(bytes / 32);
}

// Of a million pictures, what is remembered of each would lie between what is made for the next, and the
// memory of the process would grow for hours although the caches do not.
void Session::forget(const ImageId& image)
{
    if (!m_library.forget(image)) {
        return;
    }
    const auto of = [&](const auto& key) { return key.network.image == image; };
    const std::lock_guard lock(m_mutex);
    m_traces.eraseIf(of);
    m_maps.eraseIf(of);
    m_predictions.eraseIf([&](const NetworkKey& key) { return key.image == image; });
}

std::size_t Session::cachedBytes()
{
    const std::size_t pictures = m_library.cachedBytes();
    const std::lock_guard lock(m_mutex);
    return pictures + m_traces.used() + m_maps.used() + m_predictions.used() + m_walks.used()
        + m_matrices.used() + m_decompositions.used() + m_lenses.used() + m_scores.used() + m_blurred.used();
}

MapPtr Session::cached(const MapKey& key)
{
    return found(m_maps, normalised(key));
}

PredictionPtr Session::cached(const NetworkKey& key)
{
    const std::lock_guard lock(m_mutex);
    const PredictionPtr* found = m_predictions.find(key);
    if (found == nullptr) {
        return nullptr;
    }
    PredictionPtr known = *found;
    const Steady* steady = m_steady.find(withoutPicture(key));
    if (steady != nullptr && steady->milliseconds != known->steadyMilliseconds) { // measured since
        Prediction timed = *known;
        timed.steadyMilliseconds = steady->milliseconds;
        known = std::make_shared<const Prediction>(std::move(timed));
        keep(key, known);
    }
    return known;
}

WalkPtr Session::cached(const WalkKey& key)
{
    return found(m_walks, key);
}

bool Session::onOneThread(const NetworkKey& key)
{
    const auto one = Outcome<bool>::of(
        [&] { return threadsFor(macsOf(m_library.network(key.model)->config(), key)) == 1; });
    return one.ok() && one.value();
}

ScorePtr Session::cached(const ScoreKey& key)
{
    return found(m_scores, normalised(key));
}

PredictionPtr Session::answer(const NetworkKey& key, const Progress&, const CancelToken& cancel)
{
    if (PredictionPtr known = cached(key)) {
        return known;
    }
    const NetworkPtr network = networkOf(key, cancel);
    const InputPtr input = m_library.input(key.image, key.model, key.imageSize);
    chooseThreads(network->config(), key);
    const auto start = std::chrono::steady_clock::now();
    const at::Tensor logits = network->forward(input->pixels, key.sub, key.plan, cancel)[0];
    const double ms =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    Prediction found = predictionOf(logits, ms);
    const std::lock_guard lock(m_mutex);
    if (const Steady* known = m_steady.find(withoutPicture(key))) {
        found.steadyMilliseconds = known->milliseconds;
    }
    auto made = std::make_shared<const Prediction>(std::move(found));
    keep(key, made);
    return made;
}

void Session::predictTogether(const std::vector<NetworkKey>& keys, const CancelToken& cancel)
{
    std::vector<const NetworkKey*> missing;
    std::vector<at::Tensor> pixels;
    for (const NetworkKey& key : keys) {
        if (cached(key)) {
            continue;
        }
        const InputPtr input = m_library.input(key.image, key.model, key.imageSize);
        if (pixels.empty() || pixels.front().sizes() == input->pixels.sizes()) {
            missing.push_back(&key);
            pixels.push_back(input->pixels);
        }
    }
    if (missing.size() < 2) {
        return;
    }
    const NetworkKey& first = *missing.front();
    const NetworkPtr network = networkOf(first, cancel);
    useThreadsFor(macsOf(network->config(), first) * double(missing.size()));
    at::Tensor logits;
    const double seconds =
        secondsOf([&] { logits = network->forward(at::cat(pixels, 0), first.sub, first.plan, cancel); });
    const double each = 1000 * seconds / double(missing.size());
    for (std::size_t i = 0; i < missing.size(); ++i) {
        auto made =
            std::make_shared<const Prediction>(predictionOf(logits[static_cast<std::int64_t>(i)], each));
        const std::lock_guard lock(m_mutex);
        keep(*missing[i], made);
    }
}

void Session::keep(const NetworkKey& key, const PredictionPtr& prediction)
{
    m_predictions.insert(key, prediction, 256 + prediction->logits.size() * 8);
}

PredictionPtr Session::cached(const TimingKey& key)
{
    const PredictionPtr known = cached(key.network);
    const std::lock_guard lock(m_mutex);
    const Steady* steady = m_steady.find(withoutPicture(key.network));
    return steady != nullptr && std::chrono::steady_clock::now() - steady->when < timeAgainAfter ? known
                                                                                                 : nullptr;
}

// A few passes more, unless it has been measured lately.
PredictionPtr Session::answer(const TimingKey& timing, const Progress&, const CancelToken& cancel)
{
    const NetworkKey& key = timing.network;
    const PredictionPtr before = answer(key, {}, cancel);
    if (PredictionPtr known = cached(timing)) {
        return known;
    }
    const NetworkPtr network = networkOf(key, cancel);
    const InputPtr input = m_library.input(key.image, key.model, key.imageSize);
    chooseThreads(network->config(), key);
    double ms =
        1000 * steadySeconds([&] { (void)network->forward(input->pixels, key.sub, key.plan, cancel); });
    const std::lock_guard lock(m_mutex);
    if (const Steady* known = m_steady.find(withoutPicture(key))) {
        ms = std::min(ms, known->milliseconds); // the rest was others' work
    }
    m_steady.insert(withoutPicture(key), {ms, std::chrono::steady_clock::now()}, 1);
    Prediction found = *before;
    found.steadyMilliseconds = ms;
    auto made = std::make_shared<const Prediction>(std::move(found));
    keep(key, made);
    return made;
}

int Session::resolveClass(const MapKey& key, const CancelToken& cancel)
{
    const NetworkPtr network = m_library.network(key.network.model);
    if (key.target.kind == ClassChoice::Kind::Index) {
        return key.target.value;
    }
    NetworkKey asked = key.network;
    if (key.target.kind == ClassChoice::Kind::Top) {
        asked.sub = {asked.sub.scheme, network->config().numHeads};
    }
    if (network->config().numClasses == 0) {
        throw usageError("the question is about a class, but this model is a backbone without a classifier; "
                         "choose another target: the norm of its embedding, the similarity to a picture, a "
                         "direction or a probe");
    }
    const int rank = key.target.kind == ClassChoice::Kind::Own ? 1 : key.target.value;
    const PredictionPtr p = answer(asked, {}, cancel);
    if (rank < 1 || rank > static_cast<int>(p->ranking.size())) {
        throw usageError("class: expected top1 to top", p->ranking.size(), ", got top", rank);
    }
    return p->ranking[static_cast<std::size_t>(rank - 1)];
}

Session::TracePtr Session::cachedTrace(const TraceKey& key)
{
    const std::lock_guard lock(m_mutex);
    const TracePtr* found = m_traces.find(key);
    return found != nullptr ? *found : nullptr;
}

// The model's network, with what the key switches off or replaces.
NetworkPtr Session::networkOf(const NetworkKey& key, const CancelToken& cancel)
{
    const NetworkPtr plain = m_library.network(key.model);
    if (key.without.empty()) {
        return plain;
    }
    auto changes = std::make_shared<Changes>();
    changes->what = key.without;
    if (key.without.needsSource() && !key.without.from.empty()) {
        NetworkKey other = key;
        other.image = key.without.from;
        other.without = key.without.ofSequence();
        changes->source = trace({other, Precision::Single}, cancel);
    }
    if (key.without.needsMeans()) {
        if (!plain->config().headOrder.value.empty()) {
            throw usageError(
                "means of heads are by the file's own numbers; open the model with --head-order none");
        }
        changes->means = m_library.means(key.model, key.without.means);
    }
    if (key.without.registers) {
        changes->neurons = m_library.neurons(key.model, key.without.neurons);
    }
    return std::make_shared<const VisionTransformer>(plain->changed(std::move(changes)));
}

Session::TracePtr Session::trace(const TraceKey& key, const CancelToken& cancel)
{
    if (TracePtr known = cachedTrace(key)) {
        return known;
    }
    const NetworkPtr network = networkOf(key.network, cancel);
    const InputPtr input = m_library.input(key.network.image, key.network.model, key.network.imageSize);
    chooseThreads(network->config(), key.network);
    const auto made = std::make_shared<const Trace>(
        traceOf(*network, input->pixels, key.network.sub, key.network.plan, key.precision, cancel));
    const std::size_t bytes = made->bytes();
    bool trim = false;
    {
        const std::lock_guard lock(m_mutex);
        m_traces.insert(key, made, bytes);
        m_untrimmed += bytes;
        trim = m_untrimmed > trimAfter; // as much has left the cache by now
        m_untrimmed = trim ? 0 : m_untrimmed;
    }
    if (trim) {
        giveBackFreedMemory();
    }
    return made;
}

TokenVectors Session::tokens(const NetworkKey& key, const TokenChoice& choice, const CancelToken& cancel)
{
    return tokens(key, choice, *m_library.input(key.image, key.model, key.imageSize), cancel).tokens;
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

Session::TracePtr Session::pass(const NetworkKey& key, const ModelInput& input, const CancelToken& cancel)
{
    if (TracePtr known = cachedTrace({key, Precision::Single})) {
        return known;
    }
    const NetworkPtr network = networkOf(key, cancel);
    chooseThreads(network->config(), key);
    return std::make_shared<const Trace>(
        traceOf(*network, input.pixels, key.sub, key.plan, Precision::Single, cancel));
}

MapPtr Session::answer(const MapKey& asked, const Progress& progress, const CancelToken& cancel)
{
    return watched(asked, {progress, {}}, cancel);
}

MapPtr Session::watched(const MapKey& asked, const Watch& watch, const CancelToken& cancel)
{
    const MapKey key = normalised(asked);
    if (MapPtr known = cached(key)) {
        return known;
    }
    if (key.against) {
        MapKey one = key;
        one.against.reset();
        MapKey other = one;
        other.target = *key.against;
        return remember(
            key, contrast(*answer(one, watch.progress, cancel), *answer(other, watch.progress, cancel)));
    }
    const Target target =
        methodInfo(key.options.method).classSpecific ? resolveTarget(key, cancel) : Target();
    const TracePtr from = trace({key.network, precisionOf(key.options.method)}, cancel);
    const VitConfig& config = m_library.network(key.network.model)->config();
    chooseThreads(config, key.network); // the trace may be an old one
    if (methodInfo(key.options.method).blackBox != BlackBox::None) { // batches have work for more threads
        useThreadsFor(macsOf(config, key.network)
                      * picturesInOnePass(config, key.network.sub, double(from->tokenCount()),
                                          double(from->pixels.numel())));
    }
    return remember(key, explain(*from, key.options, target, cancel, keptOf(key, cancel), watch));
}

MapPtr Session::remember(const MapKey& key, Map map)
{
    auto made = std::make_shared<const Map>(std::move(map));
    const std::lock_guard lock(m_mutex);
    m_maps.insert(key, made, 512 + (made->values.size() + made->foreground.size()) * sizeof(float));
    return made;
}

// Any trace will do: the picture of a layer does not tell float32 from float64.
WalkPtr Session::answer(const WalkKey& key, const Progress&, const CancelToken& cancel)
{
    if (WalkPtr known = cached(key)) {
        return known;
    }
    TracePtr from;
    for (const Precision precision : {Precision::ExactPass, Precision::Double}) {
        from = from ? from : cachedTrace({key.network, precision});
    }
    from = from ? from : trace({key.network, Precision::Single}, cancel);
    chooseThreads(m_library.network(key.network.model)->config(), key.network);
    auto made = onDevice(from->pixels.device(), [&] {
        return std::make_shared<const WalkThrough>(walkThrough(*from, key.question, cancel));
    });
    const std::lock_guard lock(m_mutex);
    m_walks.insert(key, made, made->bytes());
    return made;
}

DecompositionPtr Session::cached(const DecompositionKey& key)
{
    return found(m_decompositions, key);
}

HeadMatrixPtr Session::cached(const HeadMatrixKey& key)
{
    return found(m_matrices, key);
}

LensPtr Session::cached(const LensKey& key)
{
    return found(m_lenses, key);
}

template<class Key, class Cache, class Make>
AnswerPtr<Key> Session::insideOf(const Key& key, Cache& cache, const char* what, bool needsTarget,
                                 const CancelToken& cancel, const Make& make)
{
    if (AnswerPtr<Key> before = cached(key)) {
        return before;
    }
    const NetworkPtr network = m_library.network(key.network.model);
    MapKey asked{key.network, {}, key.target};
    asked.options.method = what; // named where there is no class
    const bool known = network->config().numClasses > 0 || !key.target.isClass();
    const Target target = known || needsTarget ? resolveTarget(asked, cancel) : Target();
    const TracePtr from = trace({key.network, Precision::Single}, cancel);
    chooseThreads(network->config(), key.network); // the trace may be an old one
    using Value = typename AnswerTo<Key>::Type;
    auto made =
        onDevice(from->pixels.device(), [&] { return std::make_shared<const Value>(make(*from, target)); });
    const std::lock_guard lock(m_mutex);
    cache.insert(key, made, made->bytes());
    return made;
}

DecompositionPtr Session::answer(const DecompositionKey& key, const Progress&, const CancelToken& cancel)
{
    return insideOf(
        key, m_decompositions, "decomposition", true, cancel,
        [&](const Trace& from, const Target& target) { return decompose(from, target, key.evenly, cancel); });
}

HeadMatrixPtr Session::answer(const HeadMatrixKey& key, const Progress&, const CancelToken& cancel)
{
    return insideOf(key, m_matrices, key.method.c_str(), methodInfo(key.method).classSpecific, cancel,
                    [&](const Trace& from, const Target& target) {
                        return headMatrix(from, key.method, key.query, target, cancel);
                    });
}

LensPtr Session::answer(const LensKey& key, const Progress&, const CancelToken& cancel)
{
    return insideOf(key, m_lenses, "lens", true, cancel, [&](const Trace& from, const Target& target) {
        return lensOf(from, target, key.block, cancel);
    });
}

std::shared_ptr<const Image> Session::blurred(const NetworkKey& key)
{
    const std::string name = join(key.image, "|", key.model, "|", key.imageSize);
    {
        const std::lock_guard lock(m_mutex);
        if (const auto* found = m_blurred.find(name)) {
            return *found;
        }
    }
    auto made = std::make_shared<const Image>(
        blurredPicture(*m_library.network(key.model), *m_library.input(key.image, key.model, key.imageSize)));
    const std::lock_guard lock(m_mutex);
    m_blurred.insert(name, made, made->rgb.size());
    return made;
}

ScorePtr Session::answer(const ScoreKey& asked, const Progress&, const CancelToken& cancel)
{
    const ScoreKey key = normalised(asked);
    if (ScorePtr known = cached(key)) {
        return known;
    }
    const NetworkKey& run = key.map.network;
    const NetworkPtr network = networkOf(run, cancel);
    const InputPtr input = m_library.input(run.image, run.model, run.imageSize);
    const Target target = resolveTarget(key.map, cancel);
    const int rows = input->geometry.rows();
    const int cols = input->geometry.cols();
    const std::string& method = key.map.options.method;
    const std::vector<float> values = isBaseline(method)
        ? baselineValues(method, rows, cols, 1, run.image)
        : tokenValues(*answer(key.map, {}, cancel), rows, cols);
    chooseThreads(network->config(), run);
    auto made = std::make_shared<Score>(scoreMap(*network, *input, key, target, values, cancel));
    made->blurredPicture = blurred(run);
    const std::lock_guard lock(m_mutex);
    m_scores.insert(key, made, made->bytes());
    return made;
}

SpeedPtr Session::answer(const SpeedKey& key, const Progress& progress, const CancelToken& cancel)
{
    return std::make_shared<const Speed>(measure(*m_library.network(key.model), key, progress, cancel));
}

} // namespace hydra::engine
