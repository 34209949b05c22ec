// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of every method in the table, as forward passes of the same network in the same run: the time of a
// trace and the map from it, over the time of a plain pass; and the pass count that is stated beforehand.
//   bench_methods MODEL PICTURE [METHOD...]      a model file; these methods alone
//   bench_methods vit-b16 [METHOD...]            ViT-B/16 of random weights on random pixels
// Passes and maps are measured alternately, since a machine's speed varies; medians of both. Black boxes need
// many passes: except for ViT-CX, a few are measured, and the cost of a whole map is the cost per pass times
// the stated passes.
#include "core/base/error.h"
#include "core/base/memory.h"
#include "core/base/timing.h"
#include "core/engine/open_files.h"
#include "core/explain/explain.h"
#include "core/image/preprocess.h"
#include "core/nn/cost.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

using namespace hydra;

namespace {

struct Bench
{
    VisionTransformer network;
    at::Tensor pixels;
};

VisionTransformer randomBase()
{
    constexpr int width = 768, depth = 12, hidden = 3072, patch = 16, tokens = 197, classes = 1000;
    VitConfig c;
    c.imageHeight.value = c.imageWidth.value = 224;
    c.patchSize.value = patch;
    c.embedDim.value = width;
    c.depth.value = depth;
    c.numHeads.value = 12;
    c.headDim.value = 64;
    c.mlpHidden.value = hidden;
    c.numClasses.value = classes;
    c.classToken.value = c.posEmbedCoversPrefix.value = c.qkvBias.value = true;
    c.normEps.value = 1e-6;
    c.mean.value = c.std.value = {0.5, 0.5, 0.5};
    c.trainedHeads.value = {12};
    NamedTensors t;
    const auto linear = [&](const std::string& name, int out, int in) {
        t[name + ".weight"] = at::randn({out, in}) / std::sqrt(double(in));
        t[name + ".bias"] = at::zeros({out});
    };
    const auto norm = [&](const std::string& name) {
        t[name + ".weight"] = at::ones({width});
        t[name + ".bias"] = at::zeros({width});
    };
    t["cls_token"] = at::randn({1, 1, width}) * 0.02;
    t["pos_embed"] = at::randn({1, tokens, width}) * 0.02;
    t["patch_embed.proj.weight"] = at::randn({width, 3, patch, patch}) / std::sqrt(3.0 * patch * patch);
    t["patch_embed.proj.bias"] = at::zeros({width});
    for (int i = 0; i < depth; ++i) {
        const std::string block = "blocks." + std::to_string(i) + ".";
        norm(block + "norm1");
        norm(block + "norm2");
        linear(block + "attn.qkv", 3 * width, width);
        linear(block + "attn.proj", width, width);
        linear(block + "mlp.fc1", hidden, width);
        linear(block + "mlp.fc2", width, hidden);
    }
    norm("norm");
    linear("head", classes, width);
    return {c, t};
}

bool isRandom(const std::string& model)
{
    return model == "vit-b16";
}

Bench opened(int count, char** words)
{
    at::manual_seed(5);
    if (isRandom(words[1])) {
        return {randomBase(), at::randn({1, 3, 224, 224})};
    }
    if (count < 3) {
        throw usageError("bench_methods MODEL PICTURE [METHOD...]");
    }
    engine::OpenFiles library;
    library.setMemoryLimit(std::size_t(256) << 20);
    const engine::OpenedModel model = library.openModel(words[1], {}, {}, {});
    const engine::OpenedImage image = library.openImage(words[2]);
    return {*library.network(model.id), library.input(image.id, model.id, {})->pixels};
}

// A small number of passes, enough to fill a batch or two.
MapOptions measuredOptions(const MethodInfo& info, int rows, int cols)
{
    MapOptions options;
    options.method = info.id;
    options.masks = 40;
    options.window = options.stride = std::max(1, std::min(rows, cols) / 5);
    options.groups = 5;
    return options;
}

void printRow(const Bench& bench, const MethodInfo& info, const SubNetwork& sub, const AttentionPlan& plan,
              int target, const std::function<void()>& pass)
{
    const bool box = info.blackBox != BlackBox::None;
    const auto rows = int(bench.pixels.size(2)) / bench.network.config().patchSize;
    const auto cols = int(bench.pixels.size(3)) / bench.network.config().patchSize;
    MapOptions options;
    options.method = info.id;
    const PassCount said = passesOf(options, bench.network.config(), sub, rows, cols);
    options = box ? measuredOptions(info, rows, cols) : options;
    std::int64_t asked = 0;
    Watch watch;
    watch.progress = [&](double, const std::string& what) {
        asked = std::atoll(what.substr(what.rfind(' ') + 1).c_str()) + 1; // "pass 3 of 40"; 1 for the trace
    };
    const auto map = [&] {
        const Trace trace = traceOf(bench.network, bench.pixels, sub, plan, precisionOf(info.id));
        (void)explain(trace, options, target, {}, {}, watch);
    };
    const bool slow = box || info.usesSteps || info.passes > 1;
    std::vector<double> maps, passes;
    for (int i = slow ? 0 : -1; i < (slow ? 1 : 9); ++i) { // quick methods start with a warm-up
        const double times[] = {secondsOf(pass), secondsOf(map), secondsOf(pass)};
        if (i >= 0) {
            maps.push_back(times[1]);
            passes.insert(passes.end(), {times[0], times[2]});
        }
    }
    const double took = timingOf(maps).median / timingOf(passes).median;
    if (box && said.atMost) { // ViT-CX: measured whole, with all masks of this picture
        std::printf("%-24s %9.1f passes, %lld asked of at most %lld said\n", info.id, took,
                    static_cast<long long>(asked), static_cast<long long>(said.passes));
    } else if (box) {
        std::printf("%-24s %9.1f passes: %lld said, of %.2f each (%lld measured)\n", info.id,
                    double(said.passes) * took / double(asked), static_cast<long long>(said.passes),
                    took / double(asked), static_cast<long long>(asked));
    } else {
        std::printf("%-24s %9.2f passes\n", info.id, took);
    }
    std::fflush(stdout);
}

int run(int count, char** words)
{
    const c10::NoGradGuard noGrad;
    useWantedThreads();
    keepFreedMemory(std::size_t(128) << 20); // as the engine does
    const Bench bench = opened(count, words);
    const VitConfig& config = bench.network.config();
    const SubNetwork sub = fullNetwork(config);
    const AttentionPlan plan = bench.network.trainedPlan();
    useThreadsFor(double(costOf(config, sub).macs));
    at::Tensor logits;
    const std::function<void()> pass = [&] { logits = bench.network.forward(bench.pixels, sub, plan); };
    const double took = timingOf(secondsOf(2, 15, pass)).median;
    const int target = int(logits[0].argmax().item<std::int64_t>());
    std::printf("%s: a forward pass takes %.1f ms\n", words[1], 1000 * took);
    const std::vector<std::string> wanted(words + std::min(count, isRandom(words[1]) ? 2 : 3), words + count);
    for (const MethodInfo& info : methodTable()) {
        if (wanted.empty() || std::find(wanted.begin(), wanted.end(), info.id) != wanted.end()) {
            printRow(bench, info, sub, plan, target, pass);
        }
    }
    return 0;
}

} // namespace

int main(int count, char** words)
{
    if (count < 2) {
        std::fprintf(stderr, "bench_methods MODEL PICTURE [METHOD...] | bench_methods vit-b16 [METHOD...]\n");
        return 2;
    }
    try {
        return run(count, words);
    } catch (const Error& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
