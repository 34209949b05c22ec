// SPDX-License-Identifier: GPL-3.0-or-later
// The objective of t-SNE, KL(P || Q) = sum p_ij log(p_ij / q_ij) with q_ij = (1 + |y_i - y_j|^2)^-1 / Z, and
// its gradient
//   dKL/dy_i = 4 sum_j (p_ij - q_ij) (y_i - y_j) / (1 + |y_i - y_j|^2).
#pragma once

#include "core/tsne/affinities.h"
#include "core/tsne/crew.h"

#include <memory>

namespace hydra::tsne {

class Objective
{
public:
    virtual ~Objective() = default;

    // Uses EXAGGERATION times p_ij, for early iterations.
    virtual void gradient(const Points& at, double exaggeration, Points& into) = 0;
    // Uses p_ij without exaggeration, over the pairs with p_ij > 0.
    [[nodiscard]] virtual double divergence(const Points& at) = 0;
};

// All pairs: O(n^2) per call, for a few thousand points.
[[nodiscard]] std::unique_ptr<Objective> exactObjective(DenseAffinities p, Crew& crew);

// Attraction along the edges of P; repulsion, and so Z, by a quadtree: O(n log n). THETA is at most 0.7:
// above, a point could lie inside a node that it treats as far away.
[[nodiscard]] std::unique_ptr<Objective> barnesHutObjective(SparseAffinities p, double theta, Crew& crew);

} // namespace hydra::tsne
