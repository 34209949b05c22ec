// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of a sub-network on this machine, as question and answer. Plain data.
#pragma once

#include "core/base/message.h"
#include "core/base/timing.h"
#include "core/question/keys.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace hydra {

struct SpeedOptions
{
    int warmUp = 2; // passes not counted
    int repeats = 20;
    int batch = 8; // pictures at once, for pictures per second; forward pass only
    int threads = 0; // 0: the engine's choice for a pass of this size
    double secondsAtMost = 0; // limit for the repeats, at least three of which are made; 0: no limit

    friend bool operator==(const SpeedOptions& a, const SpeedOptions& b)
    {
        return a.warmUp == b.warmUp && a.repeats == b.repeats && a.batch == b.batch && a.threads == b.threads
            && a.secondsAtMost == b.secondsAtMost;
    }
};

// What to measure. The picture is a fixed pattern: the times do not depend on its content.
struct SpeedKey
{
    ModelId model;
    SubNetwork sub;
    AttentionPlan plan;
    InputSize size{}; // if not the network's own; a long side is not allowed, as there is no picture
    std::string method{}; // "": the forward pass; else that pass and all further work for this method's map
    SpeedOptions options{};

    [[nodiscard]] auto parts() const { return std::tie(model, sub, plan, size, method, options); }
    [[nodiscard]] Message title() const { return message("measuring %1 heads", sub.heads); }
};

[[nodiscard]] inline std::size_t hashOf(const SpeedKey& key)
{
    return mixedHash(hashOf(key.model), hashOf(key.sub.scheme), hashOf(key.sub.heads), hashOf(key.plan),
                     hashOf(key.method));
}

struct Speed
{
    Timing time; // seconds, of one picture
    double imagesPerSecond = 0; // BATCH at once
    double bestImagesPerSecond = 0; // the fastest run, as in Hydra Attention, Tables 2 and 3
    int batch = 1; // smaller than requested if a batch would take longer than secondsAtMost
    double gflops = 0; // 2 MACs / median; 0 for methods
    double gemmGflops = 0; // of a large product, measured just before on as many threads
    int threads = 1; // for one picture
    int batchThreads = 1;
    std::string processor; // as named by the system
    // The peak memory of one pass's tensors beyond weights and picture, as LibTorch's allocator reports it
    // for this thread; oneDNN's own memory is not counted.
    std::int64_t peakBytes = 0;
};
using SpeedPtr = std::shared_ptr<const Speed>;

} // namespace hydra
