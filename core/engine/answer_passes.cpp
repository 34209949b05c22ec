// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions, and the time they take.
#include "core/base/timing.h"
#include "core/engine/inquiry.h"
#include "core/evaluate/benchmark.h"

#include <ATen/ATen.h>

#include <algorithm>
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

} // namespace

Prediction answer(const NetworkKey& key, const Inquiry& inquiry)
{
    const NetworkPtr network = inquiry.network(key);
    const InputPtr input = inquiry.input(key);
    inquiry.session.requireMemory(key, *input);
    inquiry.chooseThreads(key);
    at::Tensor logits;
    const double seconds =
        secondsOf([&] { logits = network->forward(input->pixels, key.sub, key.plan, inquiry.cancel)[0]; });
    return predictionOf(logits, 1000 * seconds);
}

void Session::predictTogether(const std::vector<NetworkKey>& keys, const CancelToken& cancel)
{
    std::vector<const NetworkKey*> missing;
    std::vector<at::Tensor> pixels;
    for (const NetworkKey& key : keys) {
        if (cached(key)) {
            continue;
        }
        const InputPtr input = m_library.input(key.image, key.model, key.size);
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
    const double seconds =
        secondsOf([&] { logits = network->forward(at::cat(pixels, 0), first.sub, first.plan, cancel); });
    const double each = 1000 * seconds / double(missing.size());
    for (std::size_t i = 0; i < missing.size(); ++i) {
        keep(*missing[i], predictionOf(logits[static_cast<std::int64_t>(i)], each));
    }
}

// A few passes more, unless it has been measured lately.
Prediction answer(const TimingKey& timing, const Inquiry& inquiry)
{
    const NetworkKey& key = timing.network;
    const PredictionPtr before = inquiry.to(key);
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
    return measure(*inquiry.session.library().network(key.model), key, inquiry.watch.progress,
                   inquiry.cancel);
}

} // namespace hydra::engine
