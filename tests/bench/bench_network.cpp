// SPDX-License-Identifier: GPL-3.0-or-later
// Forward passes and explanations as shares of the GEMM rate measured in the same process. Random weights.
//   share_of_gemm: multiply-accumulates done, over what the GEMM rate would have done in that time
//   forwards: how many forward passes of the same network one call takes
#include "core/explain/explain.h"
#include "core/nn/cost.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>
#include <benchmark/benchmark.h>

#include <chrono>
#include <map>

using namespace hydra;

namespace {

struct Shape
{
    const char* name;
    int heads, headDim, depth, image, patch, classes;
};
constexpr Shape base{"vit-b16", 12, 64, 12, 224, 16, 1000};
constexpr Shape tiny{"vit-ti16", 3, 64, 12, 224, 16, 1000};
constexpr Shape scenes{"hydravit-scenes", 12, 16, 5, 128, 16, 10};

VitConfig configOf(const Shape& s)
{
    VitConfig c;
    c.imageHeight.value = c.imageWidth.value = s.image;
    c.patchSize.value = s.patch;
    c.numHeads.value = s.heads;
    c.headDim.value = s.headDim;
    c.embedDim.value = s.heads * s.headDim;
    c.mlpHidden.value = 4 * c.embedDim;
    c.depth.value = s.depth;
    c.numClasses.value = s.classes;
    c.classToken.value = c.posEmbedCoversPrefix.value = c.qkvBias.value = true;
    c.normEps.value = 1e-6;
    return c;
}

NamedTensors randomTensors(const VitConfig& c)
{
    at::manual_seed(1);
    const std::int64_t D = c.embedDim;
    NamedTensors t;
    t["cls_token"] = at::randn({1, 1, D}) * 0.02;
    t["pos_embed"] = at::randn({1, c.tokens(), D}) * 0.02;
    t["patch_embed.proj.weight"] = at::randn({D, 3, c.patchSize, c.patchSize}) * 0.02;
    t["patch_embed.proj.bias"] = at::zeros({D});
    const auto linear = [&](const std::string& name, std::int64_t out, std::int64_t in) {
        t[name + ".weight"] = at::randn({out, in}) / std::sqrt(double(in));
        t[name + ".bias"] = at::zeros({out});
    };
    const auto norm = [&](const std::string& name) {
        t[name + ".weight"] = at::ones({D});
        t[name + ".bias"] = at::zeros({D});
    };
    for (int i = 0; i < c.depth; ++i) {
        const std::string at = "blocks." + std::to_string(i) + ".";
        norm(at + "norm1");
        linear(at + "attn.qkv", 3 * D, D);
        linear(at + "attn.proj", D, D);
        norm(at + "norm2");
        linear(at + "mlp.fc1", 4 * D, D);
        linear(at + "mlp.fc2", D, 4 * D);
    }
    norm("norm");
    linear("head", c.numClasses, D);
    return t;
}

const VisionTransformer& network(const Shape& s)
{
    static std::map<std::string, std::unique_ptr<VisionTransformer>> made;
    auto& entry = made[s.name];
    if (!entry) {
        const VitConfig c = configOf(s);
        entry = std::make_unique<VisionTransformer>(c, randomTensors(c));
    }
    return *entry;
}

double gemmGflops()
{
    static const double rate = gemmRate(1024, 9);
    return rate;
}

double medianForward(const Shape& s, int k, const AttentionPlan& plan)
{
    const at::Tensor x = at::randn({1, 3, s.image, s.image});
    std::vector<double> seconds;
    for (int i = 0; i < 7; ++i) {
        const auto start = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(network(s).forward(x, {SliceScheme::HydraViT, k}, plan));
        seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    std::sort(seconds.begin(), seconds.end());
    return seconds[3];
}

void forward(benchmark::State& state, const Shape& s, const char* plan)
{
    const int k = static_cast<int>(state.range(0));
    const AttentionPlan attention = AttentionPlan::parse(plan, AttentionPlan::softmax(s.depth));
    const at::Tensor x = at::randn({1, 3, s.image, s.image});
    for (auto _ : state) {
        benchmark::DoNotOptimize(network(s).forward(x, {SliceScheme::HydraViT, k}, attention));
    }
    const double macs = double(costOf(network(s).config(), {SliceScheme::HydraViT, k}).macs);
    state.counters["gemm_gflops"] = gemmGflops();
    state.counters["share_of_gemm"] =
        benchmark::Counter(2 * macs / 1e9 / gemmGflops(), benchmark::Counter::kIsIterationInvariantRate);
}

// From nothing to a map, as after a move of the slider: the pass the method reads, then the method.
void explainFromScratch(benchmark::State& state, const Shape& s, const char* method)
{
    const int k = static_cast<int>(state.range(0));
    const AttentionPlan plan = AttentionPlan::softmax(s.depth);
    const at::Tensor x = at::randn({1, 3, s.image, s.image});
    MapOptions options;
    options.method = method;
    const auto run = [&] {
        const Trace trace = traceOf(network(s), x, {SliceScheme::HydraViT, k}, plan, precisionOf(method));
        benchmark::DoNotOptimize(explain(trace, options, 1));
    };
    run(); // absolute weights are made once per model
    for (auto _ : state) {
        run();
    }
    state.counters["forwards"] =
        benchmark::Counter(medianForward(s, k, plan),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

BENCHMARK_CAPTURE(forward, vit_b16_softmax, base, "softmax")
    ->Arg(3)
    ->Arg(6)
    ->Arg(12)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(forward, vit_b16_hydra, base, "hydra")
    ->Arg(12)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(forward, vit_ti16, tiny, "softmax")->Arg(3)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(forward, scenes, scenes, "softmax")
    ->Arg(3)
    ->Arg(12)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(explainFromScratch, relevance_scenes, scenes, "relevance")
    ->Arg(3)
    ->Arg(12)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(explainFromScratch, generic_scenes, scenes, "generic")
    ->Arg(12)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(explainFromScratch, relevance_vit_ti16, tiny, "relevance")
    ->Arg(3)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(explainFromScratch, relevance_vit_b16, base, "relevance")
    ->Arg(12)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(3);

} // namespace

int main(int argc, char** argv)
{
    useWantedThreads();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
