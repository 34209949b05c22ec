// SPDX-License-Identifier: GPL-3.0-or-later
// The pre-norm Vision Transformer (reference.md "The network"), any sub-network of it, under any attention
// plan. Inference only: without autograd; explanations read the Trace. The weights, and all tensors of a
// Trace, are on the device that computesOn() returned when the network was made; pixels may be on any device,
// logits are returned in CPU memory.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/base/cancel.h"
#include "core/model/named_tensors.h"
#include "core/model/sub_network.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <vector>

namespace hydra {

// A value type: copies share the weights, which live as long as the last copy.
class VisionTransformer
{
public:
    // Takes the tensors of a checkpoint, float32 in timm names, already checked against CONFIG.
    VisionTransformer(VitConfig config, NamedTensors tensors);
    // The same if most tensors are BASE's own, as with another classifier: data derived from them is shared.
    VisionTransformer(VitConfig config, NamedTensors tensors, const VisionTransformer& base);

    [[nodiscard]] const VitConfig& config() const noexcept;

    // pixels [B,3,H,W] normalised -> logits [B,classes] ([B,0] for a backbone). float64 pixels run the whole
    // pass in float64, which LRP needs: it divides by activations that cancel, and a float32 pass can move
    // its map by a third of its maximum where float64 activations, rounded, leave it within 1e-3. TRACE (B =
    // 1 only) receives the activations; TOKENS the final normalised tokens [B,T,e]. Throws Error{Cancelled}
    // between blocks, Error{Usage} for a plan that does not fit.
    [[nodiscard]] at::Tensor forward(const at::Tensor& pixels, const SubNetwork& sub,
                                     const AttentionPlan& plan, const CancelToken& cancel = {},
                                     Trace* trace = nullptr, at::Tensor* tokens = nullptr) const;
    // The logits of all rounds [B,classes], computed in one pass; a network without rounds gives one entry.
    [[nodiscard]] std::vector<at::Tensor> rounds(const at::Tensor& pixels, const AttentionPlan& plan,
                                                 const CancelToken& cancel = {}) const;
    // Logits of one picture [1,3,H,W] as B sequences, each with its own patches KEPT [B,n] long, ascending
    // grid indices. If no patch is left, their mean is zero. Throws Error{Usage} for a network with changes,
    // or if the plan needs every patch in its place (dropsPatches()).
    [[nodiscard]] at::Tensor forwardOf(const at::Tensor& pixels, const at::Tensor& kept,
                                       const SubNetwork& sub, const AttentionPlan& plan,
                                       const CancelToken& cancel, at::Tensor* tokens) const;

    // The classifiers' input from TOKENS [B,T,e], as forward() returns them: [B,n,e], n = 2 with a
    // distillation token's own classifier, or [B,1,2e] for token and average.
    [[nodiscard]] at::Tensor pooled(const at::Tensor& tokens, const SubNetwork& sub) const;
    // The same network, weights shared, with parts switched off or replaced in every pass; with null, without
    // changes.
    [[nodiscard]] VisionTransformer changed(std::shared_ptr<const Changes> changes) const;
    // The same network up to the output of BLOCK, weights shared: no final norm, no classifier, patches
    // averaged. While one such network lives, further calls share it.
    [[nodiscard]] VisionTransformer upTo(int block) const;
    [[nodiscard]] const std::shared_ptr<const Changes>& changes() const noexcept { return m_changes; }

    // The pass in pieces, for running a block many times: tokens [B,T,e] after the embedding, tokens after
    // one BLOCK (X may be overwritten; CHANGE may have a row of `live` for each picture), and logits from
    // those after the last block. float32, without the network's own changes; tokens and CHANGE on the
    // network's device.
    [[nodiscard]] at::Tensor embedded(const at::Tensor& pixels, const SubNetwork& sub) const;
    [[nodiscard]] at::Tensor throughBlock(at::Tensor x, int block, const SubNetwork& sub,
                                          const AttentionPlan& plan, const BlockChange* change) const;
    [[nodiscard]] at::Tensor answered(const at::Tensor& x, const SubNetwork& sub) const;

    // Views of the full weights; made once per sub-network.
    [[nodiscard]] std::shared_ptr<const SubWeights> weights(const SubNetwork& sub) const;
    // |W| of the same; the absolute values are computed once per model, on first use.
    [[nodiscard]] std::shared_ptr<const SubWeights> absoluteWeights(const SubNetwork& sub) const;

    // The plan the weights were trained with.
    [[nodiscard]] AttentionPlan trainedPlan() const;

private:
    struct Shared;
    struct Request;
    struct Blocks;
    class Forward;
    [[nodiscard]] at::Tensor run(Request request) const; // one round, after running those before it
    // The blocks' input in the round of REQUEST: the embedding X with the term from the round before, which
    // is run. BEFORE, if given, receives that round's trace.
    [[nodiscard]] at::Tensor entered(at::Tensor x, const Request& request, Trace* before) const;
    std::shared_ptr<Shared> m_shared;
    std::shared_ptr<const Changes> m_changes; // null: none
};

} // namespace hydra
