// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops of t-SNE, compiled for any processor and for AVX2 and chosen at run time. Every sum has one
// fixed order. Arrays need no alignment; sizes count elements and must be multiples of what each function
// states.
#pragma once

#include <cstdint>

namespace hydra::tsne {

using Index = std::int64_t;

constexpr Index panelWidth = 16; // vectors whose components are interleaved, for products
constexpr Index dotRows = 4; // rows of a product at a time
constexpr Index lanes = 8; // padding of points, rows of distances and lists of edges
constexpr Index groupSize = 32; // points that traverse the tree together

// sum p q (y_i - y_j), sum q^2 (y_i - y_j) and sum q of one point, with q = 1 / (1 + |y_i - y_j|^2).
struct Force
{
    float attractX = 0, attractY = 0, repelX = 0, repelY = 0, normaliser = 0;
};

// S_n = sum (d - nearest)^n exp(-beta (d - nearest)) for n = 0, 1, 2.
struct Moments
{
    double zeroth = 0, first = 0, second = 0;
};

// A point, or the centre of mass of many, for the points of a group.
struct Mass
{
    float x, y, mass;
};

struct Kernels
{
    // out[r * stride + c] = sum_k rows[r][k] panel[k * panelWidth + c] for dotRows x panelWidth.
    void (*dots)(const float* const* rows, const float* panel, Index depth, float* out, Index stride);
    // Replaces COUNT (of lanes) products by |a|^2 + |b_j|^2 - 2 a.b_j, clamped to 0; SQUARE is |a|^2.
    void (*distances)(float square, const float* squares, float* products, Index count);
    // Of COUNT (of lanes) distances.
    Moments (*moments)(const float* distances, Index count, double nearest, double beta);
    // out[j] = scale exp(-beta (d[j] - nearest)); COUNT of lanes.
    void (*gaussian)(const float* distances, Index count, double nearest, double beta, double scale,
                     float* out);
    // The first index from FROM on whose block of lanes holds a value below LIMIT; COUNT if there is none.
    Index (*firstBelow)(const float* values, Index from, Index count, float limit);
    // Point (X, Y) against COUNT (of lanes) others with one row of P.
    Force (*allPairs)(float x, float y, const float* xs, const float* ys, const float* p, Index count);
    // Point (X, Y) along its COUNT (of lanes) edges; POINTS alternate x and y. Attraction only.
    Force (*edges)(float x, float y, const float* points, const std::int32_t* to, const float* p,
                   Index count);
    // groupSize points against COUNT masses: writes the repulsion and the normaliser of each.
    void (*masses)(const float* xs, const float* ys, const Mass* list, Index count, float* repelX,
                   float* repelY, float* normaliser);
    // sum p log(1 + |y_i - y_j|^2) over the same pairs as allPairs, and as edges.
    double (*allPairsLog)(float x, float y, const float* xs, const float* ys, const float* p, Index count);
    double (*edgesLog)(float x, float y, const float* points, const std::int32_t* to, const float* p,
                       Index count);
};

// Returns the fastest that this processor can run.
[[nodiscard]] const Kernels& kernels() noexcept;

extern const Kernels plainKernels;
extern const Kernels avx2Kernels; // the plain ones in builds for other processors

} // namespace hydra::tsne
