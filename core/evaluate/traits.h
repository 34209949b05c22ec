// SPDX-License-Identifier: GPL-3.0-or-later
// What a map is like, apart from what it is true to (reference.md "What a map is like"): how sparse, how
// steady, and whether it depends on the class that is asked for. Each is one number for one map on one
// picture.
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
    std::uint64_t seed = 1; // of the noise and of the other class
};

// TRAITS of MAPS, the patches' values that answer QUESTION.asked. What is not finite, as of a map of zeros,
// is left out.
[[nodiscard]] std::vector<Traits> traitsOf(const TraitQuestion& question,
                                           const std::vector<std::vector<float>>& maps,
                                           const CancelToken& cancel = {});

[[nodiscard]] double giniIndex(const std::vector<float>& values);
// PIXELS times 1 + 1e-6 n, n standard normal, the same for a SEED on every machine.
[[nodiscard]] at::Tensor roundedPicture(const at::Tensor& pixels, std::uint64_t seed);
// max |MOVED - MAP| / max |MAP|.
[[nodiscard]] double movementOf(const std::vector<float>& moved, const std::vector<float>& map);

} // namespace hydra
