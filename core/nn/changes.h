// SPDX-License-Identifier: GPL-3.0-or-later
// Interventions with the data they need, and their effect in each block of one forward pass (reference.md
// "What is switched off" and "Test-time registers").
#pragma once

#include "core/model/interventions.h"
#include "core/model/sub_network.h"
#include "core/sae/feature_shift.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <utility>
#include <vector>

namespace hydra {

struct Trace;

// Means of the heads' outputs before attn.proj over a set of pictures, for one sub-network.
struct HeadMeans
{
    at::Tensor position; // [L,T,inner]
    at::Tensor all; // [L,inner], over tokens too
};

struct Neuron
{
    int block = 0, unit = 0; // of mlp.fc1
    friend bool operator==(const Neuron& a, const Neuron& b)
    {
        return a.block == b.block && a.unit == b.unit;
    }
};

// A VisionTransformer that holds one of these applies it in every pass. Shared, immutable.
struct Changes
{
    Interventions what;
    std::shared_ptr<const Trace> source; // the other picture's pass: same sub-network, plan and sequence
    std::shared_ptr<const HeadMeans> means;
    std::vector<Neuron> neurons; // those that write outliers
    std::shared_ptr<const Autoencoder> autoencoder; // the one whose features are changed
    bool mayBeEmpty = false; // all patches may be dropped: their mean is then zero
};

// The outlier neurons of one block.
struct NeuronShift
{
    at::Tensor units; // [n] long; undefined: none
    RegisterMode mode = RegisterMode::Zero;
    std::int64_t added = 0; // extra tokens, the last of the sequence

    [[nodiscard]] bool active() const { return units.defined(); }
    // ACTIVATED [B,T,m] -> the same with the largest value of the units moved to the extra tokens.
    [[nodiscard]] at::Tensor forward(const at::Tensor& activated) const;
    // Backward: the GRADIENT [T,m] of the result for one picture, given its ACTIVATED [T,m]. Values replaced
    // by zero get no gradient, those replaced by a mean get the mean gradient; the largest value gets that of
    // its copies.
    [[nodiscard]] at::Tensor backward(const at::Tensor& gradient, const at::Tensor& activated) const;
    // Relevance: copies pass theirs to the value they were made from; replaced values get 0.
    [[nodiscard]] at::Tensor relevance(const at::Tensor& relevance, const at::Tensor& activated) const;
};

// The changes in one block; part of its trace. Constants stop gradient and relevance.
struct BlockChange
{
    at::Tensor live; // [heads], or [B,heads] of several pictures: 1, or 0 where the head is off or replaced;
                     // undefined: all are on
    at::Tensor heads; // [T,inner] in place of heads that are off; undefined: zero
    bool attentionConstant = false, mlpConstant = false; // skipped or replaced
    at::Tensor attention, mlp; // [T,e] in their place; undefined: zero
    at::Tensor tokens; // [P,e] in place of the patches' tokens after the block
    NeuronShift shift;
    std::shared_ptr<const FeatureShift> features; // in the block's output, before `tokens`; null: none

    // JOINED [B,T,inner] with the replacements of heads that are off.
    [[nodiscard]] at::Tensor onHeads(const at::Tensor& joined) const;
    // X [n,inner], a gradient or relevance, set to zero for heads that are off; X itself if all are on.
    [[nodiscard]] at::Tensor throughHeads(const at::Tensor& x) const;
};

struct SequenceShape
{
    int prefix = 1;
    std::int64_t patches = 0; // of the whole grid
    std::int64_t embed = 0, inner = 0; // widths
    int heads = 1;
    std::vector<std::int64_t> hidden; // width of each block's MLP
};

// The changes of one forward pass, in the precision of its pixels.
struct ChangedPass
{
    at::Tensor kept; // [P] long, the patches that stay; undefined: all
    std::int64_t added = 0; // extra tokens at the end
    std::vector<BlockChange> blocks; // one per block

    // TOKENS [B,T,e] after the embedding -> the same without the dropped patches, with the extra tokens.
    [[nodiscard]] at::Tensor sequence(const at::Tensor& tokens, int prefix) const;
    // The rows of X [T,...] of the tokens that stay.
    [[nodiscard]] at::Tensor keptRows(const at::Tensor& x, int prefix) const;
};

// Throws Error{Usage} if CHANGES do not fit the pass: a patch outside the grid, means of other heads, a
// source with another sequence.
[[nodiscard]] ChangedPass changedPass(const Changes& changes, const SequenceShape& shape, int depth,
                                      const at::TensorOptions& options);

} // namespace hydra
