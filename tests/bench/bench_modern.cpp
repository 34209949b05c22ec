// SPDX-License-Identifier: GPL-3.0-or-later
// Today's networks beside plain ones of their size, passes in turn: the share of the GEMM rate that each
// reaches with its multiply-accumulates, and the ratio of the two. Random weights; medians.
//   bench_modern [ROUNDS]      61 unless said
#include "core/base/memory.h"
#include "core/base/timing.h"
#include "core/nn/cost.h"
#include "core/tensor/machine.h"

#include <c10/core/GradMode.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "tests/bench/network_shapes.h"

using namespace hydra;
using namespace hydra::bench;

namespace {

struct Runner
{
    explicit Runner(const Shape& s)
        : shape(s)
        , network(madeOf(s))
        , plan(AttentionPlan::softmax(s.depth))
        , pixels(at::randn({1, 3, s.image, s.image}))
    { }

    // GFLOP a second of one pass.
    [[nodiscard]] double rate() const
    {
        const SubNetwork whole = fullNetwork(network->config());
        at::Tensor logits;
        const double took = secondsOf([&] { logits = network->forward(pixels, whole, plan); });
        return 2 * double(costOf(network->config(), whole).macs) / took / 1e9;
    }

    const Shape& shape;
    std::unique_ptr<VisionTransformer> network;
    AttentionPlan plan;
    at::Tensor pixels;
};

void compare(const Shape& plain, const Shape& modern, int rounds)
{
    const Runner runners[] = {Runner(plain), Runner(modern)};
    std::vector<double> gemm, rates[2], ratios;
    for (int i = -3; i < rounds; ++i) { // the first are warm-ups
        // The order alternates, so that neither always follows the product that measures the machine.
        const bool modernFirst = i % 2 == 0;
        double now[2] = {};
        const double product = gemmRate(768, 1);
        now[modernFirst ? 1 : 0] = runners[modernFirst ? 1 : 0].rate();
        now[modernFirst ? 0 : 1] = runners[modernFirst ? 0 : 1].rate();
        if (i >= 0) {
            gemm.push_back(product);
            rates[0].push_back(now[0]);
            rates[1].push_back(now[1]);
            ratios.push_back(now[1] / now[0]);
        }
    }
    const double rate = timingOf(gemm).median;
    const double shares[] = {timingOf(rates[0]).median / rate, timingOf(rates[1]).median / rate};
    const Timing pairs = timingOf(ratios);
    std::printf("%-18s %.3f of GEMM, %-8s %.3f: ratio %.3f; pass by pass %.3f (quartiles %.3f to %.3f)\n",
                modern.name, shares[1], plain.name, shares[0], shares[1] / shares[0], pairs.median, pairs.q1,
                pairs.q3);
    std::fflush(stdout);
}

} // namespace

int main(int count, char** words)
{
    const c10::NoGradGuard noGrad;
    useWantedThreads();
    keepFreedMemory(std::size_t(128) << 20); // as the engine does
    const int rounds = count > 1 ? std::atoi(words[1]) : 61;
    compare(small, dinoV3, rounds);
    compare(small, gated, rounds);
    compare(base, sigLip, rounds);
    return 0;
}
