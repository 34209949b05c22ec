// SPDX-License-Identifier: GPL-3.0-or-later
// The feature vectors of a pass: tokens after a block, or its queries, keys, values (reference.md "Features
// as colours").
#pragma once

#include "core/explain/map.h"
#include "core/nn/trace.h"

#include <vector>

namespace hydra {

// The features of all tokens, prefix tokens first, float64 [T,D]. BLOCK is 0..L-1.
[[nodiscard]] at::Tensor featuresOf(const Trace& trace, Facet facet, int block);
// Those of the patches alone [P,D].
[[nodiscard]] at::Tensor patchFeaturesOf(const Trace& trace, Facet facet, int block);
// Which patches are not outliers: the length of their token after the block is at most Tukey's upper fence.
// The few tokens beyond it serve as registers (Darcet et al., 2024).
[[nodiscard]] std::vector<bool> ordinaryPatches(const Trace& trace, int block);
// The mean of the features of PATCHES. Throws Error{Usage} for patches outside the trace's grid, or for none.
[[nodiscard]] std::vector<float> meanFeature(const Trace& trace, Facet facet, int block,
                                             const std::vector<int>& patches);

struct FeatureRows;
// The patches of the trace that a basis is fitted on: all except outliers (feature_fit.h).
[[nodiscard]] FeatureRows rowsToFit(const Trace& trace, Facet facet, int block);

} // namespace hydra
