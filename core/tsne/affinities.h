// SPDX-License-Identifier: GPL-3.0-or-later
// Joint probabilities of t-SNE (van der Maaten & Hinton 2008; reference.md "Neighbourhoods"):
//   p_j|i = exp(-beta_i d_ij^2) / sum_k exp(-beta_i d_ik^2) with exp(entropy of row i) = perplexity,
//   p_ij = (p_j|i + p_i|j) / sum.
#pragma once

#include "core/tsne/crew.h"
#include "core/tsne/neighbours.h"
#include "core/tsne/vectors.h"

#include <cstdint>

namespace hydra::tsne {

// Turns COUNT squared distances (a multiple of lanes, padded with Distances::far) into one row of p_j|i.
// Takes Newton steps on log beta, with bisection where they leave the bracket, to 1e-9 of the entropy. Rows
// that cannot reach this perplexity (too many equal neighbours) get the closest one possible.
void conditional(const float* distances, std::size_t count, double perplexity, float* out);

// All pairs: [count, stride], zero on the diagonal and past the last column.
struct DenseAffinities
{
    std::size_t count = 0, stride = 0;
    std::vector<float> p;
};

// Rows of edges; each row is padded to a multiple of lanes with edges of weight 0 to itself.
struct SparseAffinities
{
    std::size_t count = 0;
    std::vector<std::size_t> start; // count + 1
    std::vector<std::int32_t> to;
    std::vector<float> p;
};

// The part of KL(P || Q) that does not depend on the points.
struct AffinityTotals
{
    double negentropy = 0; // sum p log p
    double total = 0; // sum p
};
[[nodiscard]] AffinityTotals totalsOf(const std::vector<float>& p);

[[nodiscard]] DenseAffinities denseAffinities(const Vectors& centredData, double perplexity, Crew& crew);
[[nodiscard]] SparseAffinities sparseAffinities(const Neighbours& neighbours, double perplexity, Crew& crew);

} // namespace hydra::tsne
