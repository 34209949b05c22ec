// SPDX-License-Identifier: GPL-3.0-or-later
// Features for tests: the network of tests/data/attribution-small with two of its pictures, and noise.
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/explain/explain.h"
#include "core/explain/feature_fit.h"
#include "core/explain/features.h"
#include "core/format/npy.h"
#include "core/format/safetensors.h"

#include <ATen/ATen.h>

namespace hydra::test {

inline const std::string featureFolder = HYDRA_SOURCE_DIR "/tests/data/attribution-small/";

// The fixture's network, its picture and the first of the others.
struct Fixture
{
    Fixture()
        : checkpoint(loadCheckpoint(featureFolder + "weights.safetensors"))
        , network(checkpoint.config, checkpoint.tensors)
        , expected(readSafetensors(featureFolder + "features.safetensors").tensors)
        , trace(of(readNpy(featureFolder + "input.npy")))
        , other(of(readNpy(featureFolder + "others.npy")[0]))
    { }
    [[nodiscard]] Trace of(const at::Tensor& picture) const
    {
        return traceOf(network, picture.unsqueeze(0), fullNetwork(network.config()),
                       AttentionPlan::softmax(network.config().depth), Precision::Single);
    }
    Checkpoint checkpoint;
    VisionTransformer network;
    NamedTensors expected;
    Trace trace, other;
};

inline FeatureRows noise(std::int64_t rows, std::int64_t width, std::uint64_t seed = 3)
{
    at::manual_seed(seed);
    const at::Tensor spread = at::linspace(4, 0.5, width, at::kDouble);
    return {at::randn({rows, width}, at::kDouble) * spread, std::vector<bool>(std::size_t(rows), false)};
}

} // namespace hydra::test
