// SPDX-License-Identifier: GPL-3.0-or-later
// Principal components of patches, and patches seen in them (reference.md "Features as colours"):
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

// The axes alone; what they were fitted on is the caller's to say. Each component's score of largest
// magnitude is positive. FOREGROUND above 0 leaves out the patches whose first component, from 0 to 1 over
// all of them, is below it; it grows towards the side that the edges of the pictures lie less on. Throws
// Error{Usage} for features that are not finite, and where fewer than four patches are left.
[[nodiscard]] FeatureBasis fitBasis(const FeatureRows& patches, double foreground);

struct Projection
{
    at::Tensor scores; // z [n,3], float64; zero along an axis without variance
    at::Tensor foreground; // [n], 0 to 1
};
// ROWS [n,d] with d <= D: features that a narrower sub-network does not have count as the mean.
[[nodiscard]] Projection project(const FeatureBasis& basis, const at::Tensor& rows);

} // namespace hydra
