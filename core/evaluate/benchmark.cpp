// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/benchmark.h"

#include "core/base/message.h"
#include "core/evaluate/peak_memory.h"
#include "core/explain/explain.h"
#include "core/nn/cost.h"
#include "core/tensor/machine.h"
#include "core/tensor/share_cores.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <fstream>

namespace hydra {

namespace {

constexpr int leastRepeats = 3;

// Not zeros, which some products skip, and not random numbers: others seed the generator.
at::Tensor patternOf(const VitConfig& config, const InputSize& size, int batch)
{
    const int height = size.height > 0 ? size.height : config.imageHeight.value;
    const int width = size.width > 0 ? size.width : config.imageWidth.value;
    return at::arange(std::int64_t(3) * height * width, at::kFloat)
        .mul_(12.9898)
        .sin_()
        .view({1, 3, height, width})
        .repeat({batch, 1, 1, 1});
}

int chooseThreads(double macs, int wanted)
{
    const int threads = wanted > 0 ? wanted : threadsFor(macs);
    shareThreads(threads);
    return threads;
}

// Repeats WORK as OPTIONS say, within their time limit.
Timing repeated(const SpeedOptions& options, double from, double to, const Progress& progress,
                const CancelToken& cancel, const std::function<void()>& work)
{
    for (int i = 0; i < options.warmUp; ++i) {
        cancel.check();
        work();
    }
    std::vector<double> seconds;
    double spent = 0;
    for (int i = 0; i < options.repeats; ++i) {
        if (options.secondsAtMost > 0 && i >= leastRepeats && spent >= options.secondsAtMost) {
            break;
        }
        report(progress, from + (to - from) * i / options.repeats,
               message("run %1 of %2", i + 1, options.repeats));
        cancel.check();
        seconds.push_back(secondsOf(work));
        spent += seconds.back();
    }
    return timingOf(std::move(seconds));
}

int batchFor(const SpeedOptions& options, double median)
{
    const double room = options.secondsAtMost > 0 ? options.secondsAtMost / std::max(1e-9, median) : 1e9;
    return std::max(1, static_cast<int>(std::min(double(options.batch), room)));
}

std::function<void()> mapping(const VisionTransformer& network, const SpeedKey& key, const at::Tensor& pixels,
                              const CancelToken& cancel)
{
    MapOptions options;
    options.method = key.method;
    return [&network, &key, pixels, cancel, options] {
        const Trace trace = traceOf(network, pixels, key.sub, key.plan, precisionOf(options.method), cancel);
        (void)explain(trace, options, 0, cancel);
    };
}

std::function<void()> passing(const VisionTransformer& network, const SpeedKey& key, const at::Tensor& pixels,
                              const CancelToken& cancel)
{
    return [&network, &key, pixels, cancel] { (void)network.forward(pixels, key.sub, key.plan, cancel); };
}

} // namespace

std::string processorName()
{
    std::ifstream file("/proc/cpuinfo");
    std::string line;
    while (std::getline(file, line) && line.size() < 4096) {
        if (line.rfind(phrase("model name"), 0) == 0) {
            const std::size_t colon = line.find(':');
            return colon == std::string::npos || colon + 2 > line.size() ? "" : line.substr(colon + 2);
        }
    }
    return "";
}

std::int64_t peakOfPass(const VisionTransformer& network, const SpeedKey& key, const CancelToken& cancel)
{
    const auto pass = passing(network, key, patternOf(network.config(), key.size, 1), cancel);
    pass(); // excludes work done once per sub-network
    return peakBytesOf(pass);
}

Speed measure(const VisionTransformer& network, const SpeedKey& key, const Progress& progress,
              const CancelToken& cancel)
{
    const SpeedOptions& options = key.options;
    const VitConfig& config = network.config();
    const double macs = double(costOf(config, key.sub, key.plan, {key.size.height, key.size.width}).macs);
    Speed speed;
    speed.processor = processorName();
    speed.threads = chooseThreads(macs, options.threads);
    cancel.check();
    speed.gemmGflops = gemmRate(512, 7);
    const at::Tensor picture = patternOf(config, key.size, 1);
    const auto work =
        key.method.empty() ? passing(network, key, picture, cancel) : mapping(network, key, picture, cancel);
    const bool forward = key.method.empty();
    speed.time = repeated(options, 0, forward ? 0.6 : 1, progress, cancel, work);
    speed.peakBytes = peakBytesOf(work);
    speed.imagesPerSecond = 1 / std::max(1e-9, speed.time.median);
    speed.bestImagesPerSecond = 1 / std::max(1e-9, speed.time.best);
    if (!forward) {
        report(progress, 1, "");
        return speed;
    }
    speed.gflops = 2 * macs / 1e9 / std::max(1e-9, speed.time.median);
    speed.batch = batchFor(options, speed.time.median);
    speed.batchThreads = speed.threads;
    if (speed.batch > 1) {
        speed.batchThreads = chooseThreads(macs * speed.batch, options.threads);
        SpeedOptions fewer = options;
        if (options.secondsAtMost > 0) { // the window's, which has no time for all
            fewer.warmUp = std::min(1, options.warmUp);
            fewer.repeats = std::max(leastRepeats, options.repeats / 4);
        }
        const auto batch = passing(network, key, patternOf(config, key.size, speed.batch), cancel);
        const Timing together = repeated(fewer, 0.6, 1, progress, cancel, batch);
        speed.imagesPerSecond = speed.batch / std::max(1e-9, together.median);
        speed.bestImagesPerSecond = speed.batch / std::max(1e-9, together.best);
    }
    report(progress, 1, "");
    return speed;
}

} // namespace hydra
