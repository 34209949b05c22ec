// SPDX-License-Identifier: GPL-3.0-or-later
// Agglomerative clustering by complete linkage: two clusters are as far apart as their farthest members.
#pragma once

#include <cstddef>
#include <vector>

namespace hydra {

// DISTANCES [n*n], symmetric. The closest two clusters merge as long as they are closer than THRESHOLD.
// Returns each one's cluster, numbered by their first members.
[[nodiscard]] std::vector<int> completeLinkage(std::vector<double> distances, std::size_t n,
                                               double threshold);

} // namespace hydra
