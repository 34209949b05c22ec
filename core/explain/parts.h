// SPDX-License-Identifier: GPL-3.0-or-later
// Results from inside one pass: the parts of a logit, the maps of all heads, the answer after each block.
// Plain data: no tensor, no picture.
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <numeric>
#include <string>
#include <vector>

namespace hydra {

struct BlockParts
{
    int heads = 0;
    std::vector<float> attention; // [heads,T], tokens in front of the patches included
    double bias = 0; // of attention's projection
    double mlp = 0;
};

// A target's value, such as a class's logit, as a sum (reference.md "Exact decomposition").
struct Decomposition
{
    int classIndex = -1; // -1: the target is not a class
    Message target; // its name; empty for a class
    double logit = 0; // or another target's value, from the forward pass
    double embedding = 0; // tokens as they enter the first block
    double constant = 0; // biases of classifier and last norm
    std::vector<BlockParts> blocks;
    int tokens = 0, prefix = 0, rows = 0, cols = 0;
    double milliseconds = 0; // from the trace

    [[nodiscard]] double head(std::size_t block, int head) const // over all tokens
    {
        const auto first = blocks[block].attention.begin() + std::ptrdiff_t(head) * tokens;
        return std::accumulate(first, first + tokens, 0.0);
    }
    [[nodiscard]] double attention(std::size_t block) const // of all heads, with the projection's bias
    {
        const BlockParts& b = blocks[block];
        return std::accumulate(b.attention.begin(), b.attention.end(), b.bias);
    }
    [[nodiscard]] double sum() const
    {
        double all = embedding + constant;
        for (std::size_t b = 0; b < blocks.size(); ++b) {
            all += attention(b) + blocks[b].mlp;
        }
        return all;
    }
    [[nodiscard]] double residual() const { return sum() - logit; } // rounding error only
    [[nodiscard]] std::size_t bytes() const
    {
        std::size_t all = sizeof *this;
        for (const BlockParts& b : blocks) {
            all += sizeof b + b.attention.size() * sizeof(float);
        }
        return all;
    }
};

// How heads are ranked.
enum class Importance
{
    None, // not ranked: there is no target
    Decomposition, // |its part of the logit|
    GradientTimesAttention // mean of |dA * A| over queries that are read and all their keys
};

// The maps of all heads of all blocks by one method, from one trace (reference.md "Gradient-weighted
// attention").
struct HeadMatrix
{
    std::string method;
    int classIndex = -1;
    Message target; // the target's name if it is not a class
    bool isSigned = false;
    int rows = 0, cols = 0; // of each map
    std::vector<int> heads; // of each block
    std::vector<float> values; // rows x cols for each head, block by block
    Importance importance = Importance::None;
    std::vector<float> weights; // importance of each head, block by block; empty for None
    double milliseconds = 0;

    [[nodiscard]] std::size_t place(int block, int head) const // index among all heads
    {
        return std::size_t(std::accumulate(heads.begin(), heads.begin() + block, 0) + head);
    }
    [[nodiscard]] std::size_t count() const
    {
        return std::size_t(std::accumulate(heads.begin(), heads.end(), 0));
    }
    [[nodiscard]] const float* map(std::size_t place) const
    {
        return values.data() + place * std::size_t(rows) * std::size_t(cols);
    }
    [[nodiscard]] std::size_t bytes() const
    {
        return sizeof *this + (values.size() + weights.size() + heads.size()) * sizeof(float);
    }
};

// The classifier's answer after each block, as if the network ended there (reference.md "Logit lens").
struct LensLevel // one level, for the tokens that the classifier reads
{
    double logit = 0; // or another target's value
    double probability = 0; // NaN if the target is not a class
    int best = -1; // the class with the largest logit; -1: the network has no classes
    double bestProbability = 0;
};

struct Lens
{
    int classIndex = -1; // -1: the target is not a class
    Message target; // its name; empty for a class
    std::vector<LensLevel> levels; // [blocks + 1]: the embedding, then after each block
    int block = -1; // the block after which the patches below are read
    int rows = 0, cols = 0;
    std::vector<float> logits; // or another target's values, each patch read alone
    std::vector<float> probabilities; // empty if the target is not a class
    std::vector<int>
        best; // the class with the largest logit of each patch; empty: the network has no classes
    std::vector<float> bestProbabilities;
    double milliseconds = 0;

    [[nodiscard]] std::size_t bytes() const
    {
        return sizeof *this + levels.size() * sizeof(LensLevel) + best.size() * 4 * sizeof(float);
    }
};

} // namespace hydra
