// SPDX-License-Identifier: GPL-3.0-or-later
// Principal components of patches, and the projection of patches on them (reference.md "Features as
// colours"):
//   X - mean = U S V^T,  z = (x - mean) V / sqrt(variance),  variance = S^2 / (n - 1)
#pragma once

#include "core/explain/feature_basis.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace hydra {

// The patches of one or more pictures.
struct FeatureRows
{
    at::Tensor rows; // [n,D]
    std::vector<bool> border; // which of them lie at the edge of their picture
};

// Fits the axes; the caller fills in what they were fitted on. Each component's score of largest magnitude is
// positive. FOREGROUND above 0 leaves out the patches whose first component, scaled to 0..1 over all patches,
// is below it; the component grows away from the edges of the pictures. Throws Error{Usage} for features that
// are not finite, and if fewer than four patches are left.
[[nodiscard]] FeatureBasis fitBasis(const FeatureRows& patches, double foreground);

struct Projection
{
    at::Tensor scores; // z [n,3], float64; zero along an axis without variance
    at::Tensor foreground; // [n], 0 to 1
};
// ROWS [n,d] with d <= D: features missing in a narrower sub-network count as the mean.
[[nodiscard]] Projection project(const FeatureBasis& basis, const at::Tensor& rows);

} // namespace hydra
