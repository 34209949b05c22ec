// SPDX-License-Identifier: GPL-3.0-or-later
// What a class-specific method explains: one number read from a network's answer. With z what the classifiers
// read (trace.pooled; the mean of both rows where a distillation token has a classifier of its own):
//   Class, Output   W_c z + b_c         Norm        |z|
//   Similarity      cos(z, r)           Direction   d z
//   Probe           w z + b, one class of a linear classifier trained on z
//   Feature         sum over patches of f_i, of an autoencoder on the tokens that leave the network's last
//                   block (VisionTransformer::upTo)
// Gradients are the true ones. Relevance starts from a classifier of one row instead, R = 1 at its output:
// for the cosine and the norm that row holds the length of z constant (our extension of Chefer et al.). A
// class that is a sentence (2.10) has scale cos(P z, t) in place of w . z.
#pragma once

#include "core/base/message.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

#include <string>

namespace hydra {

struct Target
{
    enum class Kind
    {
        Class,
        Output, // of a regression: the same number, without softmax
        Similarity,
        Norm,
        Direction,
        Probe,
        Feature
    };

    Target() = default; // no target, for methods that need none
    Target(int index) // NOLINT(google-explicit-constructor): class index
        : classIndex(index)
    { }
    Target(Kind what, at::Tensor row, Message words, double offset = 0)
        : kind(what)
        , vector(std::move(row))
        , bias(offset)
        , name(std::move(words))
    { }

    Kind kind = Kind::Class;
    int classIndex = -1; // Class, Output
    at::Tensor vector{}; // r, d or w [e] float64
    double bias = 0; // b of a probe
    std::shared_ptr<const Autoencoder> autoencoder{}; // Feature
    int feature = 0;
    std::vector<int> patches{}; // Feature: the patches to sum over; empty: all
    Message name{}; // "similarity to cat.jpg"; empty for a class, which the model names

    [[nodiscard]] bool ofTokens() const noexcept { return kind == Kind::Feature; }
    [[nodiscard]] bool ofClassifier() const noexcept { return kind == Kind::Class || kind == Kind::Output; }
};

// Throws Error{Usage} if the network has no such output, or if the vector's length is wrong.
void requireTarget(const Target& target, const Trace& trace);

// Whether the classifier's own row is the target's slope: for a class or an output, unless the head answers
// with cosines.
[[nodiscard]] bool isLinear(const Target& target, const Trace& trace);

// d target / d what the classifiers read [n,e], in the precision of the trace.
[[nodiscard]] at::Tensor slopeOf(const Target& target, const Trace& trace);
// For a Feature: d target / d the last block's output [T,e]; FROZEN holds the norms of its tokens constant.
[[nodiscard]] at::Tensor featureSlope(const Target& target, const Trace& trace, bool frozen = false);
// f_i [N] of tokens X [N,e]; and its slope there [N,e].
[[nodiscard]] at::Tensor featureOf(const Target& target, const at::Tensor& x);
[[nodiscard]] at::Tensor featureSlopeAt(const Target& target, const at::Tensor& x, bool frozen = false);
// The row [1,e] that replaces the classifier in relevance, for a target that is not linear.
[[nodiscard]] at::Tensor relevanceRow(const Target& target, const Trace& trace);
[[nodiscard]] double valueOf(const Target& target, const Trace& trace);
// The same for several pictures: POOLED [B,n,e] and LOGITS [B,classes] to [B] float64.
[[nodiscard]] at::Tensor valuesOf(const Target& target, const at::Tensor& pooled, const at::Tensor& logits);
// A Feature's values, from the last block's TOKENS [B,T,e] with PREFIX tokens before the patches: [B]
// float64.
[[nodiscard]] at::Tensor featureValues(const Target& target, const at::Tensor& tokens, int prefix);

} // namespace hydra
