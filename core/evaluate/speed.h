// SPDX-License-Identifier: GPL-3.0-or-later
// What a sub-network costs on this machine, as question and answer. Plain data.
#pragma once

#include "core/base/timing.h"
#include "core/question/keys.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace hydra {

struct SpeedOptions
{
    int warmUp = 2; // passes that do not count
    int repeats = 20;
    int batch = 8; // pictures at once, for pictures a second; of the forward pass only
    int threads = 0; // 0: as the engine chooses for a pass of this size
    double secondsAtMost = 0; // of repeats, of which at least three are made; 0: all of them, however long

    friend bool operator==(const SpeedOptions& a, const SpeedOptions& b)
    {
        return a.warmUp == b.warmUp && a.repeats == b.repeats && a.batch == b.batch && a.threads == b.threads
            && a.secondsAtMost == b.secondsAtMost;
    }
};

// What is measured. The picture is a fixed pattern: no time here depends on what it shows.
struct SpeedKey
{
    ModelId model;
    SubNetwork sub;
    AttentionPlan plan;
    InputSize size{}; // where it is not the network's own; no longer side: there is no picture
    std::string method{}; // "": the forward pass; else that pass with all it takes to get this method's map
    SpeedOptions options{};

    [[nodiscard]] auto parts() const { return std::tie(model, sub, plan, size, method, options); }
    [[nodiscard]] std::string title() const { return join("measuring ", sub.heads, " heads"); }
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
    int batch = 1; // smaller than asked for where a batch would take longer than secondsAtMost
    double gflops = 0; // 2 MACs / median; 0 for methods
    double gemmGflops = 0; // of a large product, just before, on as many threads
    int threads = 1; // of one picture
    int batchThreads = 1;
    std::string processor; // as the system names it
    // The most that tensors of one pass hold at once beyond weights and picture, as LibTorch's allocator
    // reports it for this thread; what oneDNN keeps for itself is not in it.
    std::int64_t peakBytes = 0;
};
using SpeedPtr = std::shared_ptr<const Speed>;

} // namespace hydra
