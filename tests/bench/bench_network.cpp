// SPDX-License-Identifier: GPL-3.0-or-later
// Forward passes and explanations as shares of the GEMM rate measured in the same process. Random weights.
// share_of_gemm: multiply-accumulates performed, over those that the GEMM rate allows in that time
//   forwards: how many forward passes of the same network one call takes
#include "core/base/memory.h"
#include "core/base/timing.h"
#include "core/explain/explain.h"
#include "core/explain/head_matrix.h"
#include "core/nn/cost.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>
#include <benchmark/benchmark.h>

#include <map>

#include "tests/bench/network_shapes.h"

using namespace hydra;
using namespace hydra::bench;

namespace {

const VisionTransformer& network(const Shape& s)
{
    static std::map<std::string, std::unique_ptr<VisionTransformer>> made;
    auto& entry = made[s.name];
    if (!entry) {
        entry = madeOf(s);
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
    const auto pass = [&] {
        benchmark::DoNotOptimize(network(s).forward(x, {SliceScheme::HydraViT, k}, plan));
    };
    return timingOf(secondsOf(0, 7, pass)).median;
}

void forward(benchmark::State& state, const Shape& s, const char* plan)
{
    const int k = static_cast<int>(state.range(0));
    const AttentionPlan attention = AttentionPlan::parse(plan, AttentionPlan::softmax(s.depth));
    const at::Tensor x = at::randn({1, 3, s.image, s.image});
    (void)network(s).forward(x, {SliceScheme::HydraViT, k}, attention); // weights are built on first use
    for (auto _ : state) {
        benchmark::DoNotOptimize(network(s).forward(x, {SliceScheme::HydraViT, k}, attention));
    }
    const double macs = double(costOf(network(s).config(), {SliceScheme::HydraViT, k}).macs);
    state.counters["gemm_gflops"] = gemmGflops();
    state.counters["share_of_gemm"] =
        benchmark::Counter(2 * macs / 1e9 / gemmGflops(), benchmark::Counter::kIsIterationInvariantRate);
}

// A map without cached results, as after a move of the slider: the pass that the method reads, then the
// method.
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
    run(); // absolute weights are built once per model
    for (auto _ : state) {
        run();
    }
    state.counters["forwards"] =
        benchmark::Counter(medianForward(s, k, plan),
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

// All heads at once, without cached results: one pass and, for gradient times attention, one backward pass.
void headMatrixFromScratch(benchmark::State& state, const Shape& s, const char* method)
{
    const AttentionPlan plan = AttentionPlan::softmax(s.depth);
    const at::Tensor x = at::randn({1, 3, s.image, s.image});
    for (auto _ : state) {
        const Trace trace = traceOf(network(s), x, {SliceScheme::HydraViT, s.heads}, plan, Precision::Single);
        benchmark::DoNotOptimize(headMatrix(trace, method, -1, 1));
    }
    state.counters["forwards"] =
        benchmark::Counter(medianForward(s, s.heads, plan),
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
BENCHMARK_CAPTURE(forward, vit_s16, small, "softmax")->Arg(6)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(forward, dinov3_s16, dinoV3, "softmax")
    ->Arg(6)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(forward, dinov3_s16_gated, gated, "softmax")
    ->Arg(6)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(forward, siglip_b16, sigLip, "softmax")
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
BENCHMARK_CAPTURE(headMatrixFromScratch, attention_vit_b16, base, "attention")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(headMatrixFromScratch, decomposition_vit_b16, base, "decomposition")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(headMatrixFromScratch, gradient_attention_vit_b16, base, "gradient-attention")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace

int main(int argc, char** argv)
{
    useWantedThreads();
    keepFreedMemory(std::size_t(128) << 20); // as the engine does
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
