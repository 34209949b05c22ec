// SPDX-License-Identifier: GPL-3.0-or-later
// t-SNE (van der Maaten & Hinton 2008, reference.md "Token embeddings"): points of the plane whose
// neighbourhoods are those of vectors of any width. Gives the same bits on every run and for every number of
// threads.
#pragma once

#include "core/base/cancel.h"
#include "core/tsne/vectors.h"

#include <cstdint>
#include <functional>

namespace hydra::tsne {

struct Options
{
    double perplexity = 30; // effective number of neighbours; at most a third of the vectors
    double exaggeration = 12; // of the attraction, at first
    int exaggerated = 250; // iterations with it, and with a momentum of 0.5 instead of 0.8
    int iterations = 1000; // in total
    double learningRate = 0; // 0: max(n / exaggeration / 4, 50)
    double theta = 0.5; // of Barnes-Hut, 0 to 0.7
    std::size_t exactUpTo = 2000; // vectors; above, Barnes-Hut
    std::size_t reduceTo = 0; // principal components to measure neighbourhoods in; 0: all dimensions
    std::uint64_t seed = 0; // 0: starts from two principal components; else adds 1 % noise to them
    int threads = 0; // 0: as many as inference uses
    Points start; // empty: the principal components
};

struct Result
{
    Points points;
    double divergence = 0; // KL(P || Q) of these points, by all pairs or by Barnes-Hut, as in the descent
    int iterations = 0; // fewer than requested if the descent converged
    bool exact = false;
};

// Called on the caller's thread after each iteration with the current points, for drawing.
using Watch = std::function<void(int iteration, const Points& points)>;

// Throws Error{Input} for fewer than 3 x perplexity vectors and for numbers that are not finite, Error{Usage}
// for options out of their range, Error{Cancelled} between iterations.
[[nodiscard]] Result embed(const Vectors& data, const Options& options, const CancelToken& cancel = {},
                           const Watch& watch = {});

} // namespace hydra::tsne
