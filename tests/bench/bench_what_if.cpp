// SPDX-License-Identifier: GPL-3.0-or-later
// From a question to its map, on fresh pictures: a head switched off, and patches dropped, against another
// head count and the whole network. Ratios of medians in one run:
//   bench_what_if MODEL [METHOD]
#include "core/base/timing.h"
#include "core/engine/session.h"
#include "core/engine/shipped.h"

#include <ATen/ATen.h>

#include <cstdio>
#include <functional>

#include "tests/support/key_maker.h"

using namespace hydra;

namespace {

Image noise(int seed)
{
    Image image{224, 224, {}};
    at::manual_seed(static_cast<std::uint64_t>(seed));
    const at::Tensor bytes = at::randint(256, {224 * 224 * 3}, at::kByte);
    image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
    return image;
}

} // namespace

int main(int count, char** words)
{
    if (count < 2) {
        std::puts("bench_what_if MODEL [METHOD]");
        return 2;
    }
    engine::Session session;
    const engine::OpenedModel model = session.files().openModel(engine::modelPath(words[1]));
    const int heads = model.config.numHeads;
    int pictures = 0;
    const auto timeOf = [&](int k, const std::string& without) {
        std::vector<double> seconds;
        for (int i = 0; i < 11; ++i) {
            const engine::OpenedImage image = session.files().openPicture(noise(++pictures), "noise");
            (void)session.seen(image.id, model.id); // builds the input
            MapKey key = mapKey({networkKey({image.id,
                                             model.id,
                                             {SliceScheme::HydraViT, k},
                                             trainedPlan(model.config),
                                             {},
                                             Interventions::parse(without)}),
                                 {},
                                 {ClassChoice::Kind::Index, 0},
                                 {}});
            parts(key).options.method = count > 2 ? words[2] : "relevance";
            const double one = secondsOf([&] { (void)session.answer(key); });
            if (i >= 2) {
                seconds.push_back(one);
            }
        }
        return timingOf(seconds).median;
    };
    const double whole = timeOf(heads, "");
    const double fewer = timeOf(heads - 1, "");
    std::printf("whole network         %7.1f ms\n", 1000 * whole);
    std::printf("k = %-3d               %7.1f ms\n", heads - 1, 1000 * fewer);
    for (const char* without : {"heads:1.0", "attention:2", "mlp:1", "patches:0-48"}) {
        const double time = timeOf(heads, without);
        std::printf("%-20s  %7.1f ms  %.2f of the whole, %.2f of another k\n", without, 1000 * time,
                    time / whole, time / fewer);
    }
    return 0;
}
