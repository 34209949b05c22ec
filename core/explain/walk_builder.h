// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a walk-through share: the layer in question, and steps made of tensors. Internal to
// core/explain.
#pragma once

#include "core/attention/attention_kind.h"
#include "core/base/cancel.h"
#include "core/explain/walk.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <string>

namespace hydra {

// Rows [from, from+count) of a matrix, made when they are asked for: [count, cols].
using RowsOf = std::function<at::Tensor(std::int64_t from, std::int64_t count)>;

// The matrix of ROWS x COLS as means of equal blocks, at most WalkMatrix::maxSide a side, and row FOCUS as it
// is. Values that are NaN stay out of the means.
[[nodiscard]] WalkMatrix meansOf(std::int64_t rows, std::int64_t cols, std::int64_t focus,
                                 const RowsOf& rowsOf, const CancelToken& cancel);

// A step without its matrix.
struct StepWords
{
    std::string id;
    WalkSection section;
    std::string operation, title, formula, explanation;
};

class WalkBuilder
{
public:
    WalkBuilder(const Trace& trace, const WalkQuestion& question, const CancelToken& cancel);

    const Trace& trace;
    const int number; // of the block
    const BlockTrace block;
    const BlockWeights& weights;
    const KindInfo& info;
    const CancelToken& cancel;
    std::int64_t T, inner, d; // tokens, features of all heads, features of the head shown
    at::Tensor query, key, value; // [T, inner]
    bool turned = false; // queries and keys by their places
    WalkThrough walk;

    [[nodiscard]] std::int64_t firstFeature() const { return d * walk.head; }
    // The columns of the head shown.
    [[nodiscard]] at::Tensor ofHead(const at::Tensor& x) const;
    [[nodiscard]] std::string headNumber(const char* symbol) const; // "Q", or "Q₂" of several heads
    [[nodiscard]] std::string asTurned(const char* symbol) const; // with a prime where they are: "Q′₂"
    // In a sentence: "the class token", "token 57 (row 4, col 1)".
    [[nodiscard]] std::string inWords(std::int64_t token) const;

    // A row a token; WHOLECOLS, where more than x has columns, is told in the shape.
    WalkStep& addTokens(StepWords words, const at::Tensor& x, std::int64_t firstCol = 0,
                        std::int64_t wholeCols = 0);
    WalkStep& add(StepWords words, WalkMatrix matrix, std::string shape = {});
    void addWords(StepWords words);
};

[[nodiscard]] std::string shapeText(std::int64_t rows, std::int64_t cols); // "[197, 64]"
[[nodiscard]] std::string withCommas(std::int64_t number); // 116,427
[[nodiscard]] std::string sentence(std::string words); // begins with a capital letter
[[nodiscard]] std::string threeDigits(double value); // "0.0312"

// The part between projections and joined heads, for kinds with a weight per pair of tokens and for those
// without.
// What turns queries and keys, and what a gated MLP opens; nothing of networks without.
void addTurnSteps(WalkBuilder& to);
void addGateSteps(WalkBuilder& to);
// X [T, inner] of queries or keys as they were before they were turned.
[[nodiscard]] at::Tensor beforeTurning(const WalkBuilder& of, const at::Tensor& x);
void addPairSteps(WalkBuilder& to);
void addSumSteps(WalkBuilder& to);

} // namespace hydra
