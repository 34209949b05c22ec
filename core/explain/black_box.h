// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the methods that see a network as a black box (reference.md "Occlusion" to "ViT-CX"), for
// themselves and for who brings masks, groups or noise of another program's. What is drawn comes from counted
// random numbers: the same on every machine.
#pragma once

#include "core/explain/asking.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <vector>

namespace hydra {

// Squares of SIZE pixels at every STRIDE until the picture is covered; the last ones end at its border.
struct OcclusionGrid
{
    std::int64_t size = 1, stride = 1, rows = 1, cols = 1;
};
[[nodiscard]] OcclusionGrid occlusionGrid(const MapOptions& options, std::int64_t height, std::int64_t width,
                                          int patch);

// Masks FIRST to FIRST + COUNT - 1: [COUNT,H,W], 0 to 1.
using MaskSource = std::function<at::Tensor(std::int64_t first, std::int64_t count)>;
// RISE's own, of GRID x GRID cells that are on or off by even chance.
[[nodiscard]] at::Tensor riseMasks(int grid, std::int64_t height, std::int64_t width, std::int64_t first,
                                   std::int64_t count);
// Over NUMBER masks, float64 [H,W]: what the target is worth behind each, times the mask; and the masks.
struct MaskSums
{
    at::Tensor weighted, shown;
    [[nodiscard]] at::Tensor mean() const; // free of the bias towards pixels that are often seen
};
[[nodiscard]] MaskSums throughMasks(Asking& asking, std::int64_t number, const MaskSource& masks);

// For each patch of the grid its group, 0 to N-1: bands of rows, cut into pieces as square as may be. At most
// one group a patch.
[[nodiscard]] std::vector<int> patchGroups(int groups, int rows, int cols);
struct ShapleyShares
{
    std::vector<double> shares; // of each group
    std::vector<double> halfWidths; // of their 95 % intervals; empty where they are exact
    std::vector<double> values; // of each set of groups, by its bit mask; empty where sampled
    double all = 0, none = 0;
};
// GROUPOF each patch of the grid; groups without a patch in the sequence get nothing.
[[nodiscard]] ShapleyShares shapleyShares(Asking& asking, const std::vector<int>& groupOf, int permutations);

// Features [D,rows,cols] whose enlarged, stretched pictures are closer than DISTANCE (cosine, complete
// linkage) summed: one picture for each cluster [N,rows,cols], float64. Constant features make none.
[[nodiscard]] at::Tensor clusteredFeatures(const at::Tensor& features, std::int64_t height,
                                           std::int64_t width, double distance);
// Each of [N,rows,cols] enlarged bilinearly and stretched to 0..1: [N,H,W].
[[nodiscard]] at::Tensor stretchedMasks(const at::Tensor& grids, std::int64_t height, std::int64_t width);
// Standard normal noise [3,H,W] of mask I.
using NoiseSource = std::function<at::Tensor(std::int64_t i)>;
[[nodiscard]] at::Tensor vitCxNoise(std::int64_t i, std::int64_t height, std::int64_t width);
// The causal scores of MASKS, drawn [H,W] float64.
[[nodiscard]] at::Tensor causalMap(Asking& asking, std::int64_t number, const MaskSource& masks,
                                   const NoiseSource& noise);

// The methods that need nothing but pictures and what they are worth, as ASKING's options say.
[[nodiscard]] TokenValues occlusionMap(Asking& asking);
[[nodiscard]] TokenValues riseMap(Asking& asking);
[[nodiscard]] TokenValues shapleyMap(Asking& asking);
// What each of them asks for of a class.
[[nodiscard]] ClassValue measuredBy(const MapOptions& options);

} // namespace hydra
