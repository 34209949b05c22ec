// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by the parts of a walk-through: the layer shown, and steps made from tensors. Internal to
// core/explain.
#pragma once

#include "core/attention/attention_kind.h"
#include "core/base/cancel.h"
#include "core/base/message.h"
#include "core/explain/walk.h"
#include "core/nn/sub_weights.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <string>

namespace hydra {

// Rows [from, from+count) of a matrix, made on demand: [count, cols].
using RowsOf = std::function<at::Tensor(std::int64_t from, std::int64_t count)>;

// The matrix of ROWS x COLS as means of equal blocks, at most WalkMatrix::maxSide a side, and row FOCUS
// unaveraged. NaN values are left out of the means.
[[nodiscard]] WalkMatrix meansOf(std::int64_t rows, std::int64_t cols, std::int64_t focus,
                                 const RowsOf& rowsOf, const CancelToken& cancel);

// A step without its matrix.
struct StepWords
{
    std::string id;
    WalkSection section;
    Message operation, title;
    std::string formula;
    Message explanation;
};

class WalkBuilder
{
public:
    WalkBuilder(const Trace& trace, const WalkQuestion& question, const CancelToken& cancel);

    const Trace& trace;
    const int number; // block index
    const BlockTrace block;
    const BlockWeights& weights;
    const KindInfo& info;
    const CancelToken& cancel;
    std::int64_t T, inner, d; // tokens, features of all heads, features of the head shown
    at::Tensor query, key, value; // [T, inner]
    bool turned = false; // queries and keys are rotated by position
    WalkThrough walk;

    [[nodiscard]] std::int64_t firstFeature() const { return d * walk.head; }
    // The columns of the head shown.
    [[nodiscard]] at::Tensor ofHead(const at::Tensor& x) const;
    [[nodiscard]] std::string headNumber(const char* symbol) const; // "Q", or "Q₂" with several heads
    [[nodiscard]] std::string asTurned(const char* symbol) const; // with a prime if they are rotated: "Q′₂"
    // The token's name for use in a sentence: "the class token", "token 57 (row 4, col 1)".
    [[nodiscard]] Message inWords(std::int64_t token) const;

    // One row per token. If WHOLECOLS exceeds x's columns, the shape shows it.
    WalkStep& addTokens(StepWords words, const at::Tensor& x, std::int64_t firstCol = 0,
                        std::int64_t wholeCols = 0);
    WalkStep& add(StepWords words, WalkMatrix matrix, Message shape = {});
    void addWords(StepWords words);
};

// The learned numbers of linear layers and norms; undefined ones have none.
template<class... Views>
[[nodiscard]] std::int64_t weightsOf(const Views&... views)
{
    const auto count = [](const at::Tensor& x) { return x.defined() ? x.numel() : std::int64_t(0); };
    return (std::int64_t(0) + ... + (count(views.weight) + count(views.bias)));
}
[[nodiscard]] std::string shapeText(std::int64_t rows, std::int64_t cols); // "[197, 64]"
[[nodiscard]] std::string withCommas(std::int64_t number); // 116,427
[[nodiscard]] std::string sentence(std::string words); // capitalises the first letter
[[nodiscard]] std::string threeDigits(double value); // "0.0312"

// The steps of rotated queries and keys, and of a gated MLP; networks without them get no such step.
void addTurnSteps(WalkBuilder& to);
void addGateSteps(WalkBuilder& to);
// Queries or keys X [T, inner] as they were before rotation.
[[nodiscard]] at::Tensor beforeTurning(const WalkBuilder& of, const at::Tensor& x);
void addPairSteps(WalkBuilder& to);
void addSumSteps(WalkBuilder& to);

} // namespace hydra
