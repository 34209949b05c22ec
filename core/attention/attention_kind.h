// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of attention as one table (reference.md "Kinds of attention"): where a block's queries, keys and
// values come from, how they are combined, and what is added to the result. Each kind is one row.
#pragma once

#include <cstdint>
#include <vector>

namespace hydra {

enum class AttentionKind
{
    Softmax, // softmax(Q_h K_h^T d^-1/2) V_h
    Linear, // phi(Q_h) (phi(K_h)^T V_h), any number of heads (Hydra Attention, Eq. 7)
    Hydra, // phi(Q) * sum_t phi(K)_t * V_t (Hydra Attention, Eq. 10)
    AftSimple, // hydra with sigmoid and softmax over tokens (Hydra Attention, Eq. 12)
    PolyNl, // n1 * mean_t K_t * V_t (Hydra Attention, Eq. 13)
    Window, // softmax inside windows of the patch grid; prefix tokens and all others attend to each other
    Optimised, // no V: the heads of n1 are the values (Optimised Attention, Def. 2)
    Efficient, // one head, Q alone: softmax(Q n1^T D^-1/2) n1 (Efficient Attention, Def. 3)
    Super, // efficient with V' = W_A n1 + b_A, tokens mixed (Super Attention, Def. 4)
    T2t // softmax; the branch is added to V instead of x (Tokens-to-Token ViT)
};

// Where queries, keys or values come from.
enum class Source
{
    Projection, // a Linear of n1 = LN1(x)
    Input, // n1 itself
    Mixture // tokens of n1 mixed by W_A [T,T], with a bias per token
};

enum class Combination
{
    Softmax, // A = softmax(Q K^T scale), A V
    Windows, // the same, inside windows
    Sums // phi(Q) (phi(K)^T V): no T x T matrix
};

struct KindInfo
{
    AttentionKind kind;
    const char* name; // in the plan grammar and in files
    const char* title; // in the window
    Combination combination;
    Source query, key, value;
    bool choosesKernel; // in the plan; other kinds that combine by sums have a fixed one
    bool oneHead; // with scale D^-1/2
    bool skipsFromValue; // V + branch in place of x + branch
    // Whether it needs weights trained for it: a checkpoint of another kind does not fit.
    [[nodiscard]] bool needsOwnWeights() const { return value != Source::Projection; }
};

[[nodiscard]] const std::vector<KindInfo>& attentionKinds(); // in enum order
[[nodiscard]] const KindInfo& infoOf(AttentionKind kind) noexcept;
[[nodiscard]] const char* name(AttentionKind kind) noexcept; // "softmax", "linear", "hydra", ...

} // namespace hydra
