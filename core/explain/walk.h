// SPDX-License-Identifier: GPL-3.0-or-later
// One attention layer of one forward pass, step by step: the question and the answer. Plain data: no tensor,
// no picture.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/base/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct WalkQuestion
{
    int block = -1; // 0..L-1; -1 is the last
    int head = 0; // 0..heads-1; 0 for kinds without a choice of heads
    int query = -1; // patch 0..P-1; -1 is the class token (the first token of a network without one)

    friend bool operator==(const WalkQuestion& a, const WalkQuestion& b)
    {
        return a.block == b.block && a.head == b.head && a.query == b.query;
    }
    friend bool operator!=(const WalkQuestion& a, const WalkQuestion& b) { return !(a == b); }
};

// What a row or column of a matrix stands for.
enum class Axis
{
    Token,
    Feature,
    Sum // one row, shared by all tokens
};

// A matrix as drawn: itself, or the means of equal blocks of it if it has more than maxSide rows or columns.
struct WalkMatrix
{
    static constexpr std::int64_t maxSide = 256;

    std::int64_t wholeRows = 0, wholeCols = 0; // before averaging; 0 in a step of words only
    int rows = 0, cols = 0; // of values
    std::int64_t rowsEach = 1,
                 colsEach = 1; // rows and columns of the whole averaged in a value (the last: fewer)
    Axis rowAxis = Axis::Token, colAxis = Axis::Feature;
    std::int64_t firstCol = 0; // the number of column 0 among all features
    std::vector<float> values; // row-major; NaN for values that are not computed (outside a window)
    std::int64_t focus = -1; // the query's row in the whole; -1 if there is none
    std::vector<float> focusRow; // that row, not averaged [wholeCols]
    float min = 0, max = 0; // of the whole
    bool isSigned = true; // draw with a diverging map around zero

    [[nodiscard]] bool empty() const noexcept { return values.empty(); }
    [[nodiscard]] bool isMean() const noexcept { return rowsEach > 1 || colsEach > 1; }
};

// Steps of one section are shown side by side.
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
    std::string id; // "scores": stable: tests and saved states refer to it
    WalkSection section = WalkSection::Tokens;
    Message operation; // above the arrow to this step: "softmax"
    Message title; // "Attention weights"
    std::string formula; // "A = softmax(S)"
    Message shape; // "[197, 64] of [197, 192]"
    Message explanation; // one sentence
    WalkMatrix matrix; // empty in a step of words only
    std::int64_t weights = 0; // learned numbers that the step applies, for all heads: d_in d_out + d_out
};

struct WalkThrough
{
    int block = 0, head = 0;
    int heads = 1; // number of heads to choose from
    std::string kind; // "hydra:cosine"
    std::string formula; // the whole layer in one line
    std::int64_t tokens = 0, token = 0; // T, and the query's index
    int prefix = 1, gridRows = 0, gridCols = 0;
    std::vector<int> kept; // the patches with a token; empty: all of the grid
    std::vector<WalkStep> steps;
    // Number of weights that softmax over all pairs of tokens would hold in this block, and of those that
    // this kind holds.
    std::int64_t pairValues = 0, ownValues = 0;
    Message cost; // both numbers in a sentence
    double milliseconds = 0; // from the trace

    [[nodiscard]] std::size_t bytes() const;
    // The patch of the grid of token NUMBER; -1 if it is not a patch's token. The inverse returns -1 for a
    // dropped patch.
    [[nodiscard]] int patchOf(std::int64_t number) const;
    [[nodiscard]] std::int64_t tokenOf(int patch) const;
};

// The number of heads of BLOCK that can be shown one by one, in a network of LAYERHEADS heads. It is 1, all
// features shown together, for Hydra, AFT-Simple and PolyNL, where every feature is a head, and for one-head
// kinds.
[[nodiscard]] int headsToChoose(const BlockAttention& block, int layerHeads);

// "class token", "prefix token 1", "token 57 (row 4, col 1)": patches are numbered from 0, without prefix
// tokens; tokens behind them are "extra token".
[[nodiscard]] Message tokenName(const WalkThrough& walk, std::int64_t token);

} // namespace hydra
