// SPDX-License-Identifier: GPL-3.0-or-later
// How good an embedding is, and how compact its points and their features are
// (reference.md "Trustworthiness", "Compactness").
#pragma once

#include "core/tsne/crew.h"
#include "core/tsne/vectors.h"

namespace hydra::tsne {

// 1 - 2 / (n k (2n - 3k - 1)) sum_i sum over the k nearest of i among the points of max(0, r(i, j) - k),
// where j is the r(i, j)-th nearest of i among DATA (Venna & Kaski 2001). 1 means that all neighbours in the
// plane were neighbours in DATA. Throws Error{Usage} unless K is below n / 2.
[[nodiscard]] double trustworthiness(const Vectors& data, const Points& points, std::size_t k, Crew& crew);

// Returns the mean distance of MEMBERS to their centroid divided by the radius of the whole embedding, the
// largest distance of a point to the centroid of all. 0 if all points coincide or there are no members.
[[nodiscard]] double compactness(const Points& points, const std::vector<std::size_t>& members);

// Returns the mean over MEMBERS of 1 - cos(x_i, mean of MEMBERS), which does not depend on the length or the
// number of features, as their spread in the plane does. 0 for vectors of no length or no members.
[[nodiscard]] double cosineSpread(const Vectors& data, const std::vector<std::size_t>& members);

} // namespace hydra::tsne
