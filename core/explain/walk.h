// SPDX-License-Identifier: GPL-3.0-or-later
// One attention layer of one forward pass, step by step: what is asked and what comes back. Plain data: no
// tensor, no picture.
#pragma once

#include "core/attention/attention_plan.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct WalkQuestion
{
    int block = -1; // 0..L-1; -1 is the last
    int head = 0; // 0..heads-1; 0 where a kind has no heads to choose from
    int query = -1; // patch 0..P-1; -1 is the class token (the first token of a network without one)

    friend bool operator==(const WalkQuestion& a, const WalkQuestion& b)
    {
        return a.block == b.block && a.head == b.head && a.query == b.query;
    }
    friend bool operator!=(const WalkQuestion& a, const WalkQuestion& b) { return !(a == b); }
};

// What the rows or columns of a matrix are.
enum class Axis
{
    Token,
    Feature,
    Sum // one row, which belongs to all tokens alike
};

// A matrix as it is drawn: itself, or the means of equal blocks of it where it has more than maxSide rows or
// columns.
struct WalkMatrix
{
    static constexpr std::int64_t maxSide = 256;

    std::int64_t wholeRows = 0, wholeCols = 0; // before taking means; 0 in a step of words only
    int rows = 0, cols = 0; // of values
    std::int64_t rowsEach = 1, colsEach = 1; // how many of the whole a value is the mean of (the last: fewer)
    Axis rowAxis = Axis::Token, colAxis = Axis::Feature;
    std::int64_t firstCol = 0; // the number of column 0 among all features
    std::vector<float> values; // row-major; NaN where nothing is computed (outside a window)
    std::int64_t focus = -1; // the query's row of the whole; -1 where no row is the query's
    std::vector<float> focusRow; // that row, never a mean [wholeCols]
    float min = 0, max = 0; // of the whole
    bool isSigned = true; // zero is the middle: draw with a diverging map

    [[nodiscard]] bool empty() const noexcept { return values.empty(); }
    [[nodiscard]] bool isMean() const noexcept { return rowsEach > 1 || colsEach > 1; }
};

// Steps of a section stand side by side.
enum class WalkSection
{
    Tokens, // what comes in
    Projections, // queries, keys, values
    Mixing, // tokens meet: scores and softmax, or the sum over tokens
    Output, // heads joined, projection, skip connection
    Gate // a gated MLP, up to what it adds
};

struct WalkStep
{
    std::string id; // "scores": stable, for tests and for what is remembered
    WalkSection section = WalkSection::Tokens;
    std::string operation; // over the arrow that leads here: "softmax"
    std::string title; // "Attention weights"
    std::string formula; // "A = softmax(S)"
    std::string shape; // "[197, 64] of [197, 192]"
    std::string explanation; // one sentence
    WalkMatrix matrix; // empty in a step of words only
};

struct WalkThrough
{
    int block = 0, head = 0;
    int heads = 1; // to choose from
    std::string kind; // "hydra:cosine"
    std::string formula; // the whole layer in one line
    std::int64_t tokens = 0, token = 0; // T, and the query's number among them
    int prefix = 1, gridRows = 0, gridCols = 0;
    std::vector<int> kept; // the patches that have a token; empty: all of the grid
    std::vector<WalkStep> steps;
    // Weights that softmax between every two tokens holds in this block, and what this kind holds instead.
    std::int64_t pairValues = 0, ownValues = 0;
    std::string cost; // the two in a sentence
    double milliseconds = 0; // from the trace

    [[nodiscard]] std::size_t bytes() const;
    // The patch of the grid that token NUMBER stands for; -1 of tokens that stand for none. And the other way
    // round, -1 of a patch that is dropped.
    [[nodiscard]] int patchOf(std::int64_t number) const;
    [[nodiscard]] std::int64_t tokenOf(int patch) const;
};

// The heads of BLOCK that can be looked at one by one, in a network of LAYERHEADS heads. Of Hydra, AFT-Simple
// and PolyNL every feature is a head, of one-head kinds all features are one: shown whole, that is 1.
[[nodiscard]] int headsToChoose(const BlockAttention& block, int layerHeads);

// "class token", "prefix token 1", "token 57 (row 4, col 1)": patches are numbered as everywhere, without
// prefix tokens; "extra token" behind them.
[[nodiscard]] std::string tokenName(const WalkThrough& walk, std::int64_t token);

} // namespace hydra
