// SPDX-License-Identifier: GPL-3.0-or-later
// Features as colours, fitted and painted, and similarity to one more patch, beside a frame of 16.7 ms and
// the forward pass whose trace they read:
//   bench_features MODEL PICTURE
#include "core/base/error.h"
#include "core/base/timing.h"
#include "core/engine/engine.h"
#include "core/paint/heat.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

using namespace hydra;
using namespace hydra::engine;

namespace {

constexpr int rounds = 25;
constexpr double frame = 1000.0 / 60;

double median(const std::function<void(int)>& work)
{
    std::vector<double> found;
    for (int i = 0; i < rounds; ++i) {
        found.push_back(1000 * secondsOf([&] { work(i); }));
    }
    std::sort(found.begin(), found.end());
    return found[found.size() / 2];
}

void tell(const char* what, double milliseconds, double pass)
{
    std::printf("%-34s %7.2f ms   %5.2f frames   %5.2f passes\n", what, milliseconds, milliseconds / frame,
                milliseconds / pass);
}

int run(const char* modelPath, const char* picturePath)
{
    Engine engine;
    const OpenedModel model = engine.openModelNow(modelPath);
    const OpenedImage picture = engine.openImageNow(picturePath);
    const int heads = model.config.numHeads;
    MapKey key{{picture.id, model.id, {SliceScheme::HydraViT, heads}, trainedPlan(model.config)}, {}, {}};
    key.options.method = "similarity";
    (void)engine.answer(key); // the trace is there from now on
    const double pass = engine.answer(TimingKey{key.network})->steadyMilliseconds;
    const int side = 640; // pixels of the canvas
    const auto painted = [&](const MapPtr& map) {
        (void)paint::paintMap(*map, {}, paint::rangeOf(*map), side, side);
    };
    std::printf("%s, k = %d, %d patches, width %d\n", modelPath, heads,
                int(engine.answer(key)->values.size()), model.config.embedDim.value);
    tell("forward pass", pass, pass);
    key.options.method = "pca";
    const int blocks = model.config.depth;
    tell("colours, fitted and painted", median([&](int i) { // another question each time
             key.options.layer = i % blocks;
             key.options.foreground = 0.001 * (i + 1); // fitted twice
             painted(engine.answer(key));
         }),
         pass);
    key.options.foreground = 0;
    key.options.layer = -1;
    const MapPtr map = engine.answer(key);
    tell("colours, painted", median([&](int) { painted(map); }), pass);
    key.options.method = "similarity";
    const int patches = map->rows * map->cols;
    tell("similarity, asked and painted", median([&](int i) {
             key.options.query = i % patches;
             painted(engine.answer(key));
         }),
         pass);
    return 0;
}

} // namespace

int main(int count, char** words)
{
    if (count < 3) {
        std::fprintf(stderr, "bench_features MODEL PICTURE\n");
        return 2;
    }
    try {
        return run(words[1], words[2]);
    } catch (const Error& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
