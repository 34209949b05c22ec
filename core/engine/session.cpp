// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/session.h"

#include "core/base/outcome.h"
#include "core/engine/faithfulness.h"
#include "core/engine/judge.h"
#include "core/explain/explain.h"
#include "core/explain/faithfulness.h"
#include "core/explain/walk_through.h"
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

// For a pass, and for what reads its trace.
void chooseThreads(const VitConfig& config, const NetworkKey& key)
{
    useThreadsFor(macsOf(config, key));
}

} // namespace

Session::Session(std::size_t cacheBytes)
    : m_traces(cacheBytes / 2)
    , m_maps(cacheBytes / 4)
    , m_predictions(cacheBytes / 16)
    , m_walks(cacheBytes / 8)
    , m_faiths(cacheBytes / 16)
{ }

MapPtr Session::cachedMap(const MapKey& key)
{
    const std::lock_guard lock(m_mutex);
    const MapPtr* found = m_maps.find(normalised(key));
    return found != nullptr ? *found : nullptr;
}

PredictionPtr Session::cachedPrediction(const NetworkKey& key)
{
    const std::lock_guard lock(m_mutex);
    const PredictionPtr* found = m_predictions.find(key);
    return found != nullptr ? *found : nullptr;
}

WalkPtr Session::cachedWalk(const WalkKey& key)
{
    const std::lock_guard lock(m_mutex);
    const WalkPtr* found = m_walks.find(key);
    return found != nullptr ? *found : nullptr;
}

bool Session::onOneThread(const NetworkKey& key)
{
    const auto one = Outcome<bool>::of(
        [&] { return threadsFor(macsOf(m_library.network(key.model)->config(), key)) == 1; });
    return one.ok() && one.value();
}

FaithPtr Session::cachedFaith(const FaithKey& key)
{
    const std::lock_guard lock(m_mutex);
    const FaithPtr* found = m_faiths.find(normalised(key));
    return found != nullptr ? *found : nullptr;
}

PredictionPtr Session::prediction(const NetworkKey& key, const CancelToken& cancel)
{
    if (PredictionPtr known = cachedPrediction(key)) {
        return known;
    }
    const NetworkPtr network = m_library.network(key.model);
    const InputPtr input = m_library.input(key.image, key.model, key.imageSize);
    chooseThreads(network->config(), key);
    const auto start = std::chrono::steady_clock::now();
    const at::Tensor logits = network->forward(input->pixels, key.sub, key.plan, cancel)[0];
    const double ms =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    auto made = std::make_shared<const Prediction>(predictionOf(logits, ms));
    const std::lock_guard lock(m_mutex);
    m_predictions.insert(key, made, 256 + made->logits.size() * 8);
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
        throw usageError("method ", key.options.method,
                         " explains a class, and this model is a backbone without a classifier; attention "
                         "and rollout know no class");
    }
    const int rank = key.target.kind == ClassChoice::Kind::Own ? 1 : key.target.value;
    const PredictionPtr p = prediction(asked, cancel);
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

Session::TracePtr Session::trace(const TraceKey& key, const CancelToken& cancel)
{
    if (TracePtr known = cachedTrace(key)) {
        return known;
    }
    const NetworkPtr network = m_library.network(key.network.model);
    const InputPtr input = m_library.input(key.network.image, key.network.model, key.network.imageSize);
    // The trace reads the network's weights; it keeps the network alive.
    struct Owner
    {
        NetworkPtr network;
        Trace trace;
    };
    auto owner = std::make_shared<Owner>();
    owner->network = network;
    chooseThreads(network->config(), key.network);
    owner->trace = traceOf(*network, input->pixels, key.network.sub, key.network.plan, key.precision, cancel);
    TracePtr made(owner, &owner->trace);
    const std::lock_guard lock(m_mutex);
    m_traces.insert(key, made, made->bytes());
    return made;
}

TokenVectors Session::tokens(const NetworkKey& key, const TokenChoice& choice, const CancelToken& cancel)
{
    return tokens(key, choice, *m_library.input(key.image, key.model, key.imageSize), cancel).tokens;
}

PassTokens Session::tokens(const NetworkKey& key, const TokenChoice& choice, const ModelInput& input,
                           const CancelToken& cancel)
{
    TracePtr from = cachedTrace({key, Precision::Single});
    if (!from) {
        const NetworkPtr network = m_library.network(key.model);
        chooseThreads(network->config(), key);
        from = std::make_shared<const Trace>(
            traceOf(*network, input.pixels, key.sub, key.plan, Precision::Single, cancel));
    }
    PassTokens found{tokensOf(*from, choice), -1};
    found.tokens.heads = key.sub.heads;
    if (from->logits.defined() && from->logits.numel() > 0) {
        found.topClass = static_cast<int>(from->logits.argmax().item<std::int64_t>());
    }
    return found;
}

MapPtr Session::map(const MapKey& asked, const CancelToken& cancel)
{
    const MapKey key = normalised(asked);
    if (MapPtr known = cachedMap(key)) {
        return known;
    }
    if (key.against) {
        MapKey one = key;
        one.against.reset();
        MapKey other = one;
        other.target = *key.against;
        return remember(key, contrast(*map(one, cancel), *map(other, cancel)));
    }
    const int target = methodInfo(key.options.method).classSpecific ? resolveClass(key, cancel) : -1;
    const TracePtr from = trace({key.network, precisionOf(key.options.method)}, cancel);
    chooseThreads(m_library.network(key.network.model)->config(), key.network); // the trace may be an old one
    return remember(key, explain(*from, key.options, target, cancel));
}

MapPtr Session::remember(const MapKey& key, Map map)
{
    auto made = std::make_shared<const Map>(std::move(map));
    const std::lock_guard lock(m_mutex);
    m_maps.insert(key, made, 512 + made->values.size() * sizeof(float));
    return made;
}

// Any trace will do: the picture of a layer does not tell float32 from float64.
WalkPtr Session::walk(const WalkKey& key, const CancelToken& cancel)
{
    if (WalkPtr known = cachedWalk(key)) {
        return known;
    }
    TracePtr from;
    for (const Precision precision : {Precision::ExactPass, Precision::Double}) {
        from = from ? from : cachedTrace({key.network, precision});
    }
    from = from ? from : trace({key.network, Precision::Single}, cancel);
    chooseThreads(m_library.network(key.network.model)->config(), key.network);
    auto made = std::make_shared<const WalkThrough>(walkThrough(*from, key.question, cancel));
    const std::lock_guard lock(m_mutex);
    m_walks.insert(key, made, made->bytes());
    return made;
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
    m_blurred.insert(name, made, 1);
    return made;
}

FaithPtr Session::faith(const FaithKey& asked, const CancelToken& cancel)
{
    const FaithKey key = normalised(asked);
    if (FaithPtr known = cachedFaith(key)) {
        return known;
    }
    const NetworkKey& run = key.map.network;
    const NetworkPtr network = m_library.network(run.model);
    const InputPtr input = m_library.input(run.image, run.model, run.imageSize);
    if (network->config().numClasses == 0) {
        throw usageError("deletion and insertion follow the probability of a class, and this model is a "
                         "backbone without a classifier");
    }
    const int target = resolveClass(key.map, cancel);
    const int rows = input->geometry.rows();
    const int cols = input->geometry.cols();
    const std::string& method = key.map.options.method;
    const std::vector<float> values = isBaseline(method) ? baselineValues(method, rows, cols, 1, run.image)
                                                         : tokenValues(*map(key.map, cancel), rows, cols);
    chooseThreads(network->config(), run);
    auto made = std::make_shared<Faith>(judge(*network, *input, key, target, values, cancel));
    made->blurredPicture = blurred(run);
    const std::lock_guard lock(m_mutex);
    m_faiths.insert(key, made, made->bytes());
    return made;
}

} // namespace hydra::engine
