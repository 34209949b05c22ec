// SPDX-License-Identifier: GPL-3.0-or-later
// What a map is like, apart from what it is true to (reference.md 6.9): how sparse, how steady, and whether
// it depends on the class that is asked for. Each is one number for one map on one picture.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/map.h"
#include "core/explain/target.h"
#include "core/nn/vision_transformer.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace hydra {

struct TraitInfo
{
    const char* id; // of --measure and of the files
    const char* about; // a line of help
};
// sparseness   Gini index of the patches' magnitudes: 0 all alike, 1 - 1/P a single patch (Hurley and Rickard
//              2009; Chalasani et al. 2020)
// rounding     max |map' - map| / max |map|, map' of the picture times 1 + 1e-6 n, n standard normal
// float32      the same, map' of a pass in float64: what the usual precision costs
// sensitivity  max over 10 pictures with noise uniform in +-0.02 (of the normalised input) of the Euclidean
//              |map' - map| / |map| (Yeh et al. 2019)
// label        rank correlation with the map of another class, drawn at random (Sixt et al. 2020): a map that
//              shows the class differs. Not of a target that is no class.
[[nodiscard]] const std::vector<TraitInfo>& traitTable();
[[nodiscard]] bool isTrait(const std::string& id);

using Traits = std::map<std::string, double>; // what was measured, by id

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
