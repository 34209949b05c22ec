// SPDX-License-Identifier: GPL-3.0-or-later
// A text tower of CLIP-B/32's shape (12 blocks of 512, 8 heads, features of 512) with random weights: the
// time from a sentence's ids to its feature after the first, for one sentence of 10 and of 77 tokens, and for
// 32 of 10.
//   bench_text
#include "core/base/timing.h"
#include "core/tensor/machine.h"
#include "core/text/text_tower.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <cmath>
#include <cstdio>

using namespace hydra;

namespace {

TextTower randomTower()
{
    constexpr int width = 512, depth = 12, context = 77, tokens = 49'408;
    const auto linear = [](int out, int in) {
        return LinearView{at::randn({out, in}) / std::sqrt(double(in)), at::zeros({out})};
    };
    const auto norm = [] { return NormView{at::ones({width}), at::zeros({width})}; };
    TextTower tower;
    tower.width = width;
    tower.heads = width / 64;
    tower.context = context;
    tower.tokens = tokens;
    tower.embedding = at::randn({tokens, width}) * 0.02;
    tower.positions = at::randn({context, width}) * 0.01;
    for (int i = 0; i < depth; ++i) {
        BlockWeights w;
        w.norm1 = norm();
        w.norm2 = norm();
        w.qkv = linear(3 * width, width);
        w.projection = linear(width, width);
        w.fc1 = linear(4 * width, width);
        w.fc2 = linear(width, 4 * width);
        tower.blocks.push_back(w);
    }
    tower.norm = norm();
    tower.projection = at::randn({width, width}) / std::sqrt(double(width));
    return tower;
}

void measure(const TextTower& tower, std::size_t texts, int length)
{
    const std::vector<std::vector<int>> ids(texts, std::vector<int>(static_cast<std::size_t>(length), 1000));
    (void)textFeatures(tower, ids);
    const auto timing = timingOf(secondsOf(2, 15, [&] { (void)textFeatures(tower, ids); }));
    std::printf("%2zu x %2d tokens: %7.1f ms\n", texts, length, 1000 * timing.median);
}

} // namespace

int main()
{
    (void)measureMachine();
    at::manual_seed(1);
    const TextTower tower = randomTower();
    std::printf("%d threads\n", at::get_num_threads());
    measure(tower, 1, 10);
    measure(tower, 1, 77);
    measure(tower, 32, 10);
}
