// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions and their times; maps, their faithfulness, and how far one moves when its picture is rounded.
#include "core/base/not_finite.h"
#include "core/base/timing.h"
#include "core/engine/inquiry.h"
#include "core/evaluate/benchmark.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/map_score.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/traits.h"
#include "core/explain/asking.h"
#include "core/explain/method_table.h"
#include "core/tensor/device.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <numeric>

namespace hydra::engine {

namespace {

constexpr std::size_t ranked = 50; // classes in the ranking

Prediction timedPrediction(const SubWeights& w, const at::Tensor& logits, double milliseconds)
{
    Prediction p = predictionOf(w.answers, logits, sharesOf(w, logits));
    p.milliseconds = milliseconds;
    return p;
}

// Median of three to nine passes within a quarter of a second, after two warm-up passes.
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

} // namespace

Prediction predictionOf(Answers answers, const at::Tensor& logits, const at::Tensor& probabilities)
{
    Prediction p;
    p.answers = answers;
    p.logits = floatsOf(logits);
    p.probabilities = floatsOf(probabilities);
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
    return p;
}

std::vector<float> valuesFor(const ScoreKey& key, int rows, int cols, const Inquiry& inquiry)
{
    const std::string& method = key.map.options.method;
    return isBaseline(method) ? baselineValues(method, rows, cols, 1, key.map.network.image)
                              : tokenValues(*inquiry.session.answer(key.map, {}, inquiry.cancel), rows, cols);
}

Map answer(const MapKey& key, const Inquiry& inquiry)
{
    if (key.against) {
        return contrast(*inquiry.to(key.to(key.target)), *inquiry.to(key.to(*key.against)));
    }
    if (std::optional<Map> map = mapThrough(key, inquiry)) {
        return std::move(*map);
    }
    const MethodInfo& method = methodInfo(key.options.method);
    const Target target = method.classSpecific ? inquiry.target(key) : Target();
    const TracePtr from =
        inquiry.trace(key.network, precisionOf(key.options.method), readsEveryBlock(method));
    inquiry.chooseThreads(key.network); // the trace may be cached
    if (method.blackBox != BlackBox::None) { // batches have work for more threads
        const VitConfig& config = inquiry.session.files().network(key.network.model)->config();
        useThreadsFor(macsOf(config, key.network)
                      * picturesInOnePass(config, key.network.sub, double(from->tokenCount()),
                                          double(from->pixels.numel())));
    }
    return explain(*from, key.options, target, inquiry.cancel, inquiry.session.keptOf(key, inquiry.cancel),
                   inquiry.watch);
}

Score answer(const ScoreKey& key, const Inquiry& inquiry)
{
    if (std::optional<Score> score = scoreThrough(key, inquiry)) {
        score->blurredPicture = inquiry.session.blurred(key.map.network);
        return std::move(*score);
    }
    const NetworkKey& run = key.map.network;
    const NetworkPtr network = inquiry.network(run);
    const InputPtr input = inquiry.input(run);
    const Target target = inquiry.target(key.map);
    const std::vector<float> values = valuesFor(key, input->geometry.rows(), input->geometry.cols(), inquiry);
    inquiry.chooseThreads(run);
    const PerturbationProbe probe(*network, input->pixels, run.sub, run.plan, target, inquiry.cancel);
    Score score = scoreMap(probe, network->config(), key, values, inquiry.cancel);
    score.target = target.name;
    score.blurredPicture = inquiry.session.blurred(run);
    return score;
}

namespace {

constexpr std::uint64_t roundingSeed = 1; // as in `faithfulness --measure rounding`

// KEY's map, of the rounded picture.
Map roundedThrough(const MapKey& key, const Inquiry& inquiry)
{
    Map map;
    inquiry.session.askProgram(key, inquiry.cancel, [&](const ScoredPicture& picture) {
        ShownPicture shown = picture.shown;
        shown.pixels = roundedPicture(shown.pixels, roundingSeed);
        map = explainThrough(picture.scorer, shown, key.options, inquiry.cancel);
        map.classIndex = picture.classIndex;
    });
    return map;
}

Map contrasted(const MapKey& key, const std::function<Map(const MapKey&)>& mapOf)
{
    const Map map = mapOf(key.to(key.target));
    return key.against ? contrast(map, mapOf(key.to(*key.against))) : map;
}

} // namespace

// Computes the map again through the same network, for a slightly different picture.
Stability answer(const StabilityKey& key, const Inquiry& inquiry)
{
    const MapPtr map = inquiry.to(key.map);
    const NetworkKey& run = key.map.network;
    const InputPtr input = inquiry.input(run);
    const int rows = input->geometry.rows(), cols = input->geometry.cols();
    const auto moved = [&](const std::function<Map(const MapKey&)>& mapOf) {
        return Stability{
            movementOf(tokenValues(contrasted(key.map, mapOf), rows, cols), tokenValues(*map, rows, cols))};
    };
    if (inquiry.session.files().program(run.model)) {
        return moved([&](const MapKey& one) { return roundedThrough(one, inquiry); });
    }
    const NetworkPtr network = inquiry.network(run);
    inquiry.chooseThreads(run);
    const Trace rounded = traceOf(*network, roundedPicture(input->pixels, roundingSeed), run.sub, run.plan,
                                  precisionOf(key.map.options.method), inquiry.cancel);
    return moved([&](const MapKey& one) {
        const Target target = methodInfo(one.options.method).classSpecific ? inquiry.target(one) : Target();
        return explain(rounded, one.options, target, inquiry.cancel,
                       inquiry.session.keptOf(one, inquiry.cancel));
    });
}

Prediction answer(const NetworkKey& key, const Inquiry& inquiry)
{
    if (std::optional<Prediction> answered = predictionThrough(key, inquiry)) {
        return std::move(*answered);
    }
    const NetworkPtr network = inquiry.network(key);
    const InputPtr input = inquiry.input(key);
    inquiry.session.requireMemory(key, *input);
    inquiry.chooseThreads(key);
    at::Tensor logits;
    const double seconds =
        secondsOf([&] { logits = network->forward(input->pixels, key.sub, key.plan, inquiry.cancel)[0]; });
    return timedPrediction(*network->weights(key.sub), logits, 1000 * seconds);
}

void Session::predictTogether(const std::vector<NetworkKey>& keys, const CancelToken& cancel)
{
    std::vector<const NetworkKey*> missing;
    std::vector<at::Tensor> pixels;
    if (keys.empty() || m_files.program(keys.front().model)) { // each is asked alone
        return;
    }
    for (const NetworkKey& key : keys) {
        if (cached(key)) {
            continue;
        }
        const InputPtr input = m_files.input(key.image, key.model, key.size);
        if (pixels.empty() || pixels.front().sizes() == input->pixels.sizes()) {
            missing.push_back(&key);
            pixels.push_back(input->pixels);
        }
    }
    if (missing.size() < 2) {
        return;
    }
    const NetworkKey& first = *missing.front();
    const NetworkPtr network = this->network(first, cancel);
    useThreadsFor(macsOf(network->config(), first) * double(missing.size()));
    at::Tensor logits;
    double seconds = 0;
    try {
        seconds =
            secondsOf([&] { logits = network->forward(at::cat(pixels, 0), first.sub, first.plan, cancel); });
    } catch (const NotFinite&) { // each is then asked alone, and rejected by name
        return;
    }
    const double each = 1000 * seconds / double(missing.size());
    const auto w = network->weights(first.sub);
    for (std::size_t i = 0; i < missing.size(); ++i) {
        keep(*missing[i], timedPrediction(*w, logits[static_cast<std::int64_t>(i)], each));
    }
}

// Times a few more passes, unless the time was measured lately.
Prediction answer(const TimingKey& timing, const Inquiry& inquiry)
{
    const NetworkKey& key = timing.network;
    const PredictionPtr before = inquiry.to(key);
    if (inquiry.session.files().program(key.model)) { // an answer of a program may be expensive
        return *before;
    }
    if (const PredictionPtr known = inquiry.session.cached(timing)) {
        return *known;
    }
    const NetworkPtr network = inquiry.network(key);
    const InputPtr input = inquiry.input(key);
    inquiry.chooseThreads(key);
    const double seconds =
        steadySeconds([&] { (void)network->forward(input->pixels, key.sub, key.plan, inquiry.cancel); });
    Prediction found = *before;
    found.steadyMilliseconds = inquiry.session.timed(key, 1000 * seconds);
    return found;
}

Speed answer(const SpeedKey& key, const Inquiry& inquiry)
{
    return measure(*inquiry.session.files().network(key.model), key, inquiry.watch.progress, inquiry.cancel);
}

} // namespace hydra::engine
