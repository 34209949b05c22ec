// SPDX-License-Identifier: GPL-3.0-or-later
// Hydra against softmax over image sizes (Hydra Attention, Table 4), ViT-B/16 with random weights: time of
// one attention layer and of the whole network, peak memory of a pass, and how time grows with the tokens:
// the exponent b of time = a * tokens^b, 1 for linear, 2 for quadratic.
//   bench_attention [PIXELS...]     224 384 512 1024
#include "core/attention/attend.h"
#include "core/base/timing.h"
#include "core/evaluate/peak_memory.h"
#include "core/model/architectures.h"
#include "core/nn/vision_transformer.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/GradMode.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "tests/support/random_vit.h"

using namespace hydra;

namespace {

struct Row
{
    double tokens, layer, network;
};

// Least squares through (log tokens, log time).
double exponentOf(const std::vector<Row>& rows, double Row::*time)
{
    double n = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (const Row& row : rows) {
        const double u = std::log(row.tokens), v = std::log(row.*time);
        n += 1;
        x += u;
        y += v;
        xx += u * u;
        xy += u * v;
    }
    return (n * xy - x * y) / (n * xx - x * x);
}

Row measure(const VisionTransformer& network, int pixels, const char* kind)
{
    const VitConfig& c = network.config();
    const AttentionPlan plan = AttentionPlan::parse(kind, AttentionPlan::softmax(c.depth));
    const int grid = pixels / c.patchSize;
    const std::int64_t T = c.prefixTokens() + std::int64_t(grid) * grid;
    const at::Tensor qkv = at::randn({1, T, 3 * std::int64_t(c.embedDim)});
    const HeadLayout layout{c.numHeads, 0.125, 1, grid, grid};
    const double layer =
        timingOf(secondsOf(1, 7, [&] { (void)attendFast(qkv, plan.blocks[0], layout); })).median;
    const at::Tensor x = at::randn({1, 3, pixels, pixels});
    const auto pass = [&] { (void)network.forward(x, fullNetwork(c), plan); };
    const double whole = timingOf(secondsOf(1, pixels > 600 ? 3 : 5, pass)).median;
    const double peak = double(peakBytesOf(pass)) / 1e6;
    std::printf("%-8s %5d px %5lld tokens   layer %9.3f ms   network %9.1f ms   peak %7.1f MB\n", kind,
                pixels, static_cast<long long>(T), layer * 1e3, whole * 1e3, peak);
    std::fflush(stdout);
    return {double(T), layer, whole};
}

} // namespace

int main(int argc, char** argv)
{
    useWantedThreads();
    const c10::NoGradGuard noGrad;
    std::vector<int> sizes;
    for (int i = 1; i < argc; ++i) {
        sizes.push_back(std::atoi(argv[i]));
    }
    if (sizes.empty()) {
        sizes = {224, 384, 512, 1024};
    }
    const VitConfig config = architectureNamed("vit-b16");
    const VisionTransformer network(config, test::randomTensors(config));
    std::printf("GEMM %.0f GFLOPS in this process, %d threads\n", gemmRate(1024, 9), at::get_num_threads());
    for (const char* kind : {"softmax", "hydra"}) {
        std::vector<Row> rows;
        for (const int pixels : sizes) {
            rows.push_back(measure(network, pixels, kind));
        }
        std::printf("%-8s grows with the tokens as: layer ^%.2f, network ^%.2f\n", kind,
                    exponentOf(rows, &Row::layer), exponentOf(rows, &Row::network));
    }
    return 0;
}
