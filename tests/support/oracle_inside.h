// SPDX-License-Identifier: GPL-3.0-or-later
// Logit lens and exact decomposition (reference.md "Logit lens" and "Exact decomposition") in loops: each
// part is computed as the vector that it adds to the tokens, and then passed forward through the last norm
// and the classifier, with the norm's deviations held constant.
#pragma once

#include "tests/support/oracle_network.h"

namespace hydra::test::oracle {

// HEADS of a block, one matrix each; if every feature is a head, they are summed into GROUPS.
inline std::vector<Matrix> inGroups(const std::vector<Matrix>& heads, const Block& b, int groups)
{
    if (b.heads != int(b.v[0].size())) {
        return heads;
    }
    std::vector<Matrix> out(std::size_t(groups), zeros(heads[0].size(), heads[0][0].size()));
    const std::size_t share = heads.size() / out.size();
    for (std::size_t h = 0; h < heads.size(); ++h) {
        out[h / share] = plus(out[h / share], heads[h]);
    }
    return out;
}

// For each token, the logit of TARGET if the classifier read that token.
inline Row lensOf(const Network& network, const Matrix& x, std::size_t target)
{
    const auto norm = [&](const std::string& name, const Matrix& rows) {
        return network.has(name + ".weight")
            ? normalised(rows, network.get(name + ".weight"), network.get(name + ".bias"), network.eps)
            : rows;
    };
    const auto say = [&](const std::string& head, const Row& z) {
        return Network::linear({z}, network.get(head + ".weight"), network.get(head + ".bias"))[0][target];
    };
    const Matrix z = norm("norm", x);
    Row out;
    for (std::size_t t = 0; t < z.size(); ++t) {
        Row one = z[t];
        if (network.pool == Pool::Attention) { // each token as the only one
            one = network.poolHead.run({one}).answer[0];
        } else if (network.pool != Pool::Token) {
            const Row average = norm("fc_norm", {one})[0];
            one = network.pool == Pool::Average ? Row() : z[0];
            one.insert(one.end(), average.begin(), average.end());
        }
        const double said = say("head", one);
        out.push_back(network.has("head_dist.weight") ? (said + say("head_dist", one)) / 2 : said);
    }
    return out;
}

inline Row lens(const Network& network, const Pass& pass, int layer, std::size_t target)
{
    return lensOf(network, pass.outputOf(layer), target);
}

// The same for the last block's output; if the class token is read, each token's values, unmixed.
inline Row where(const Network& network, const Pass& pass, std::size_t target)
{
    const int last = int(pass.blocks.size()) - 1;
    if (network.pool != Pool::Token) {
        return lens(network, pass, last, target);
    }
    Block alone = pass.blocks.back();
    alone.joined = alone.own;
    network.finish(alone, last, alone.norm1.input);
    return lensOf(network, plus(alone.middle, alone.mlp), target);
}

// ROW, a part of a norm's input, through that norm with the deviation of INPUT; no bias.
inline Row heldNorm(const Row& row, const Row& input, const Matrix& weight, double eps)
{
    Row out = row;
    const double middle = mean(row), width = deviation(input, eps);
    for (std::size_t f = 0; f < out.size(); ++f) {
        out[f] = (out[f] - middle) / width * (weight.empty() ? 1 : weight[0][f]);
    }
    return out;
}

// What normed tokens U add to the pooling head's answer, with its attention and its MLP held constant.
inline Row heldPool(const PoolHead& head, const PoolPass& p, const Matrix& u)
{
    const Matrix values = times(u, transposed(head.value.weight));
    Matrix joined = zeros(1, values[0].size());
    for (int h = 0; h < head.heads; ++h) {
        addToHead(joined, head.heads, h, times(p.a[std::size_t(h)], headOf(values, head.heads, h)));
    }
    return times(joined, transposed(head.projection.weight))[0];
}

// U [T,e], a part of what BLOCK adds, through the norms that may follow it or a later block.
inline Matrix pastNorms(const Network& network, const Pass& pass, int block, Matrix u)
{
    for (int i = block; i < int(pass.blocks.size()); ++i) {
        const std::string name = Network::in(i, "norm_out.weight");
        for (std::size_t t = 0; t < u.size() && network.has(name); ++t) {
            u[t] =
                heldNorm(u[t], pass.blocks[std::size_t(i)].outNorm.input[t], network.get(name), network.eps);
        }
    }
    return u;
}

// What U [T,e], a part of the last block's output, adds to the logit.
inline double readPart(const Network& network, const Pass& pass, Matrix u, std::size_t target)
{
    const std::size_t prefix = network.prefix(), e = u[0].size();
    for (std::size_t t = 0; t < u.size() && network.has("norm.weight"); ++t) {
        u[t] = heldNorm(u[t], pass.norm.input[t], network.get("norm.weight"), network.eps);
    }
    Row average(e, 0.0);
    for (std::size_t t = prefix; t < u.size(); ++t) {
        average = plus({average}, scaled({u[t]}, 1 / double(u.size() - prefix)))[0];
    }
    if (network.has("fc_norm.weight")) {
        average = heldNorm(average, pass.average[0], network.get("fc_norm.weight"), network.eps);
    }
    const auto dot = [&](const std::string& head, const Row& z) {
        const Row w = network.get(head + ".weight")[target];
        return std::inner_product(z.begin(), z.end(), w.begin(), 0.0);
    };
    Row read = network.pool == Pool::Average ? average
        : network.pool == Pool::Attention    ? heldPool(network.poolHead, pass.read, u)
                                             : u[0];
    if (network.pool == Pool::TokenAndAverage) {
        read.insert(read.end(), average.begin(), average.end());
    }
    return network.has("head_dist.weight") ? (dot("head", read) + dot("head_dist", u[1])) / 2
                                           : dot("head", read);
}

// What token T adds to all tokens through head H of block B: [T,e].
inline Matrix headPart(const Network& network, const Block& b, int layer, int h, std::size_t t)
{
    const std::size_t inner = b.v[0].size(), d = inner / std::size_t(b.heads);
    Matrix joined = zeros(b.v.size(), inner), own = joined;
    for (std::size_t q = 0; q < b.v.size(); ++q) {
        for (std::size_t f = std::size_t(h) * d; f < std::size_t(h + 1) * d; ++f) {
            joined[q][f] = b.seen[std::size_t(h)][q][t] * b.own[t][f];
            own[q][f] = q == t && infoOf(b.attention.kind).skipsFromValue ? b.v[t][f] : 0;
        }
        if (endsInNorm(b.attention)) {
            joined[q] = heldNorm(joined[q], b.unit[q], {}, 1e-5);
        }
        const std::string norm = Network::in(layer, "attn.norm.weight");
        if (network.has(norm)) {
            joined[q] = heldNorm(joined[q], b.joined[q], network.get(norm), network.eps);
        }
    }
    return plus(
        own,
        scaledColumns(Network::linear(joined, network.get(Network::in(layer, "attn.proj.weight")), {}),
                      network.get(Network::in(layer, "ls1.gamma"))));
}

// Each token's part of the logit through HEAD of the block (-1: all).
inline Row decomposition(const Network& network, const Pass& pass, int layer, int head, std::size_t target)
{
    const Block& b = pass.blocks[std::size_t(layer)];
    Row out(b.v.size(), 0.0);
    for (std::size_t later = std::size_t(layer) + 1; later < pass.blocks.size(); ++later) {
        if (infoOf(pass.blocks[later].attention.kind).skipsFromValue) {
            return out; // it drops its input from earlier blocks
        }
    }
    const int groups = b.heads == int(b.v[0].size()) ? network.heads() : b.heads;
    for (int h = 0; h < b.heads; ++h) {
        if (head >= 0 && h / (b.heads / groups) != head) {
            continue;
        }
        for (std::size_t t = 0; t < out.size(); ++t) {
            const Matrix part = pastNorms(network, pass, layer, headPart(network, b, layer, h, t));
            out[t] += readPart(network, pass, part, target);
        }
    }
    return out;
}

} // namespace hydra::test::oracle
