// SPDX-License-Identifier: GPL-3.0-or-later
// What a class-specific method explains: one number read from a network's answer. With z what the classifiers
// read (trace.pooled; the mean of both rows where a distillation token has a classifier of its own):
//   Class, Output   W_c z + b_c         Norm        |z|
//   Similarity      cos(z, r)           Direction   d z
//   Probe           w z + b, one class of a linear classifier trained on z
//   Feature         sum over patches of f_i, of an autoencoder on the tokens that leave the network's last
//                   block (VisionTransformer::upTo)
// The gradient is the true one. Relevance begins with a classifier of one row instead, R = 1 at its output:
// for the cosine and the norm that row holds the length of z constant (our extension of Chefer et al.). A
// class that is a sentence (2.10) is scale cos(P z, t) in place of w . z.
#pragma once

#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

#include <string>

namespace hydra {

struct Target
{
    enum class Kind
    {
        Class,
        Output, // of a regression: the same number, which no softmax is taken of
        Similarity,
        Norm,
        Direction,
        Probe,
        Feature
    };

    Target() = default; // none, for methods that ask for none
    Target(int index) // NOLINT(google-explicit-constructor): a class by its number
        : classIndex(index)
    { }
    Target(Kind what, at::Tensor row, std::string words, double offset = 0)
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
    std::vector<int> patches{}; // of it; empty: all
    std::string name{}; // "similarity to cat.jpg"; empty: a class, which the model names

    [[nodiscard]] bool ofTokens() const noexcept { return kind == Kind::Feature; }
    [[nodiscard]] bool ofClassifier() const noexcept { return kind == Kind::Class || kind == Kind::Output; }
};

// Throws Error{Usage} where the network has no such output, or vectors of another length.
void requireTarget(const Target& target, const Trace& trace);

// Whether the classifier's own row is the target's slope: a class or an output, but of no head that answers
// with cosines.
[[nodiscard]] bool isLinear(const Target& target, const Trace& trace);

// d target / d what the classifiers read [n,e], in the precision of the trace.
[[nodiscard]] at::Tensor slopeOf(const Target& target, const Trace& trace);
// Of a Feature, d target / d the last block's output [T,e]; FROZEN: with norms of its tokens held constant.
[[nodiscard]] at::Tensor featureSlope(const Target& target, const Trace& trace, bool frozen = false);
// f_i of tokens X [N,e]: [N]; and its slope there [N,e].
[[nodiscard]] at::Tensor featureOf(const Target& target, const at::Tensor& x);
[[nodiscard]] at::Tensor featureSlopeAt(const Target& target, const at::Tensor& x, bool frozen = false);
// The one row [1,e] that relevance takes for the classifier of a target that is not linear.
[[nodiscard]] at::Tensor relevanceRow(const Target& target, const Trace& trace);
[[nodiscard]] double valueOf(const Target& target, const Trace& trace);
// The same of several pictures: POOLED [B,n,e] and LOGITS [B,classes] to [B] float64.
[[nodiscard]] at::Tensor valuesOf(const Target& target, const at::Tensor& pooled, const at::Tensor& logits);
// Of a Feature, of the last block's TOKENS [B,T,e] with PREFIX before the patches: [B] float64.
[[nodiscard]] at::Tensor featureValues(const Target& target, const at::Tensor& tokens, int prefix);

} // namespace hydra
