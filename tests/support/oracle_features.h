// SPDX-License-Identifier: GPL-3.0-or-later
// Features as colours and similarity to a patch (reference.md "Features as colours", "Similarity to a patch")
// in loops over float64.
#pragma once

#include "core/explain/map.h"

#include "tests/support/jacobi.h"
#include "tests/support/oracle_network.h"

namespace hydra::test::oracle {

inline double lengthOf(const Row& row)
{
    return std::sqrt(std::inner_product(row.begin(), row.end(), row.begin(), 0.0));
}

// Features of all tokens [T,D].
inline Matrix features(const Network& network, const Pass& pass, Facet facet, int layer)
{
    const Block& b = pass.blocks[std::size_t(layer)];
    switch (facet) {
    case Facet::Tokens:
        return pass.outputOf(layer);
    case Facet::Normed: {
        const std::string norm = network.has("norm.weight") ? "norm" : "fc_norm";
        if (!network.has(norm + ".weight")) {
            return pass.outputOf(layer);
        }
        Matrix out = pass.outputOf(layer);
        const Matrix weight = network.get(norm + ".weight"), bias = network.get(norm + ".bias");
        for (Row& row : out) {
            const double mean = std::accumulate(row.begin(), row.end(), 0.0) / double(row.size());
            double variance = 0;
            for (const double v : row) {
                variance += (v - mean) * (v - mean) / double(row.size());
            }
            for (std::size_t f = 0; f < row.size(); ++f) {
                row[f] = (row[f] - mean) / std::sqrt(variance + network.eps) * weight[0][f] + bias[0][f];
            }
        }
        return out;
    }
    case Facet::Queries:
        return b.normedQ;
    case Facet::Keys:
        return b.normedK;
    case Facet::Values:
        return b.v;
    }
    return {};
}

inline double sortedAt(const Row& sorted, double share)
{
    const double place = share * double(sorted.size() - 1);
    const auto below = std::size_t(place);
    return sorted[below]
        + (place - double(below)) * (sorted[std::min(below + 1, sorted.size() - 1)] - sorted[below]);
}

// Patches whose token's length is at most the third quartile plus 1.5 times the interquartile range.
inline std::vector<bool> ordinary(const Network& network, const Pass& pass, int layer)
{
    Row lengths;
    const Matrix& tokens = pass.outputOf(layer);
    for (std::size_t t = network.prefix(); t < tokens.size(); ++t) {
        lengths.push_back(lengthOf(tokens[t]));
    }
    Row sorted = lengths;
    std::sort(sorted.begin(), sorted.end());
    const double q1 = sortedAt(sorted, 0.25), q3 = sortedAt(sorted, 0.75);
    std::vector<bool> found;
    for (const double length : lengths) {
        found.push_back(length <= q3 + 1.5 * (q3 - q1));
    }
    return found;
}

// Three numbers for each patch.
inline Row colours(const Network& network, const Pass& pass, Facet facet, int layer)
{
    const Matrix all = features(network, pass, facet, layer);
    const Matrix patches(all.begin() + std::ptrdiff_t(network.prefix()), all.end());
    Row found;
    for (const Row& z : principal(patches, ordinary(network, pass, layer)).scores) {
        for (const double score : z) {
            found.push_back(1 / (1 + std::exp(-2 * score)));
        }
    }
    return found;
}

// QUERY: a patch, or -1 for the class token, or for the middle patch if there is no class token. One value
// for each token.
inline Row similarity(const Network& network, const Pass& pass, Facet facet, int layer, int query)
{
    const Matrix all = features(network, pass, facet, layer);
    const auto grid = std::size_t(std::lround(std::sqrt(double(all.size() - network.prefix()))));
    const std::size_t asked = query >= 0 ? network.prefix() + std::size_t(query)
        : network.prefix() > 0           ? 0
                                         : grid / 2 * grid + grid / 2;
    Row found;
    for (const Row& row : all) {
        found.push_back(std::inner_product(row.begin(), row.end(), all[asked].begin(), 0.0)
                        / (lengthOf(row) * lengthOf(all[asked])));
    }
    return found;
}

} // namespace hydra::test::oracle
