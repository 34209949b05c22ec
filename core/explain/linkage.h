// SPDX-License-Identifier: GPL-3.0-or-later
// Agglomerative clustering by complete linkage: the distance of two clusters is that of their farthest
// members.
#pragma once

#include <cstddef>
#include <vector>

namespace hydra {

// DISTANCES [n*n] is symmetric. The closest two clusters merge as long as they are closer than THRESHOLD.
// Returns the cluster of each item; clusters are numbered in the order of their first members.
[[nodiscard]] std::vector<int> completeLinkage(std::vector<double> distances, std::size_t n,
                                               double threshold);

} // namespace hydra
