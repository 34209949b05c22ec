// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of a map other than faithfulness (reference.md "What a map is like"): sparseness, stability, and
// whether it depends on the requested class. Each is one number for one map on one picture.
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/trait_table.h"
#include "core/explain/map.h"
#include "core/explain/target.h"
#include "core/nn/vision_transformer.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct TraitQuestion
{
    const VisionTransformer& network;
    const at::Tensor& pixels; // [1,3,H,W]
    SubNetwork sub;
    AttentionPlan plan;
    Target target;
    std::vector<MapOptions> asked; // one for each map
    std::vector<std::string> traits; // ids
    std::uint64_t seed = 1; // for the noise and the other class
};

// TRAITS of MAPS, the patches' values for QUESTION.asked. Omits values that are not finite, as for a map of
// zeros.
[[nodiscard]] std::vector<Traits> traitsOf(const TraitQuestion& question,
                                           const std::vector<std::vector<float>>& maps,
                                           const CancelToken& cancel = {});

[[nodiscard]] double giniIndex(const std::vector<float>& values);
// PIXELS times 1 + 1e-6 n, n standard normal; the same for a SEED on every machine.
[[nodiscard]] at::Tensor roundedPicture(const at::Tensor& pixels, std::uint64_t seed);
// max |MOVED - MAP| / max |MAP|.
[[nodiscard]] double movementOf(const std::vector<float>& moved, const std::vector<float>& map);

} // namespace hydra
