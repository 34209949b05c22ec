// SPDX-License-Identifier: GPL-3.0-or-later
// A sparse autoencoder of 24,576 features on the 196 patches of a ViT-B/16, random weights: encoding, by kind
// of code, and decoding, as shares of one forward pass (goal: encoding at most 0.35).
//   bench_sae
#include "core/base/timing.h"
#include "core/nn/vision_transformer.h"
#include "core/sae/autoencoder.h"
#include "core/tensor/machine.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/GradMode.h>

#include <cstdio>

#include "tests/bench/network_shapes.h"

using namespace hydra;

namespace {

constexpr std::int64_t width = 768, features = 24'576, patches = 196;

Autoencoder randomAutoencoder()
{
    Autoencoder sae;
    sae.encoder = at::randn({features, width}) / 28;
    sae.encoderBias = at::full({features}, -2.5);
    sae.decoder = sae.encoder.clone();
    sae.decoderBias = at::zeros({width});
    sae.settings.k.value = 32;
    return sae;
}

template<class Work>
double median(Work&& work)
{
    return timingOf(secondsOf(2, 9, work)).median;
}

} // namespace

int main()
{
    const c10::NoGradGuard noGrad;
    (void)measureMachine();
    at::manual_seed(1);
    const std::unique_ptr<VisionTransformer> network = bench::madeOf(bench::base);
    const at::Tensor pixels = at::randn({1, 3, 224, 224}), x = at::randn({patches, width});
    const SubNetwork whole = fullNetwork(network->config());
    const double forward = median([&] { (void)network->forward(pixels, whole, network->trainedPlan()); });
    std::printf("%d threads, forward pass %.1f ms\n", at::get_num_threads(), 1000 * forward);
    Autoencoder sae = randomAutoencoder();
    for (const SaeCode code : {SaeCode::Relu, SaeCode::TopK}) {
        sae.settings.code.value = code;
        const SaeCodes codes = sae.encode(x);
        const double encode = median([&] { (void)sae.encode(x); });
        const double decode = median([&] { (void)sae.decode(codes.f, codes, x); });
        std::printf("%-5s encoding %.2f, decoding %.3f of a forward pass (%.0f features of a patch)\n",
                    wordOf(code), encode / forward, decode / forward, activeFeatures(codes.f));
    }
}
