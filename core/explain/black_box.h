// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the black-box methods (reference.md "Occlusion" to "ViT-CX"), also usable with masks, groups
// or noise from another program. Random values come from a counter-based generator: the same on every
// machine.
#pragma once

#include "core/explain/asking.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <vector>

namespace hydra {

// Squares of SIZE pixels at every STRIDE until the picture is covered; the last ones are cut at its border.
struct OcclusionGrid
{
    std::int64_t size = 1, stride = 1, rows = 1, cols = 1;
};
[[nodiscard]] OcclusionGrid occlusionGrid(const MapOptions& options, std::int64_t height, std::int64_t width,
                                          int patch);

// Masks FIRST to FIRST + COUNT - 1: [COUNT,H,W], 0 to 1.
using MaskSource = std::function<at::Tensor(std::int64_t first, std::int64_t count)>;
// RISE's own masks: GRID x GRID cells, each on or off with probability 1/2.
[[nodiscard]] at::Tensor riseMasks(int grid, std::int64_t height, std::int64_t width, std::int64_t first,
                                   std::int64_t count);
// Sums over NUMBER masks, float64 [H,W]: of the target's value behind each mask times the mask; and of the
// masks.
struct MaskSums
{
    at::Tensor weighted, shown;
    [[nodiscard]] at::Tensor mean() const; // without the bias towards pixels that are shown often
};
[[nodiscard]] MaskSums throughMasks(Asking& asking, std::int64_t number, const MaskSource& masks);

// The group of each patch of the grid, 0 to N-1: bands of rows, cut into pieces as square as possible. At
// most one group a patch.
[[nodiscard]] std::vector<int> patchGroups(int groups, int rows, int cols);
struct ShapleyShares
{
    std::vector<double> shares; // of each group
    std::vector<double> halfWidths; // of their 95 % intervals; empty where they are exact
    std::vector<double> values; // of each set of groups, by its bit mask; empty where sampled
    double all = 0, none = 0;
};
// GROUPOF holds the group of each patch of the grid. Groups without a patch in the sequence get 0.
[[nodiscard]] ShapleyShares shapleyShares(Asking& asking, const std::vector<int>& groupOf, int permutations);

// Clusters features [D,rows,cols], enlarged and stretched, by cosine DISTANCE (complete linkage) and sums
// each cluster: [N,rows,cols], float64. Constant features are left out.
[[nodiscard]] at::Tensor clusteredFeatures(const at::Tensor& features, std::int64_t height,
                                           std::int64_t width, double distance);
// GRIDS [N,rows,cols], each enlarged bilinearly and stretched to 0..1: [N,H,W].
[[nodiscard]] at::Tensor stretchedMasks(const at::Tensor& grids, std::int64_t height, std::int64_t width);
// Standard normal noise [3,H,W] of mask I.
using NoiseSource = std::function<at::Tensor(std::int64_t i)>;
[[nodiscard]] at::Tensor vitCxNoise(std::int64_t i, std::int64_t height, std::int64_t width);
// The causal scores of MASKS as a map [H,W], float64.
[[nodiscard]] at::Tensor causalMap(Asking& asking, std::int64_t number, const MaskSource& masks,
                                   const NoiseSource& noise);

// The methods that need only pictures and their scores, with ASKING's options.
[[nodiscard]] TokenValues occlusionMap(Asking& asking);
[[nodiscard]] TokenValues riseMap(Asking& asking);
[[nodiscard]] TokenValues shapleyMap(Asking& asking);
// Whether the method measures a class's logit or its probability.
[[nodiscard]] ClassValue measuredBy(const MapOptions& options);

} // namespace hydra
