// SPDX-License-Identifier: GPL-3.0-or-later
// The pre-norm Vision Transformer (reference.md 2), any sub-network of it, under any attention plan.
// Inference only: autograd sees nothing, an explanation reads the Trace.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/base/cancel.h"
#include "core/model/named_tensors.h"
#include "core/model/sub_network.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

#include <memory>

namespace hydra {

// A value: copies share the weights, which live as long as the last of them.
class VisionTransformer
{
public:
    // Takes the tensors of a checkpoint, float32 in timm names, already checked against CONFIG.
    VisionTransformer(VitConfig config, NamedTensors tensors);

    [[nodiscard]] const VitConfig& config() const noexcept;

    // pixels [B,3,H,W] normalised -> logits [B,classes] (none of a backbone). float64 pixels run the whole
    // pass in float64, which LRP needs: it divides by activations that cancel, and a float32 pass can move
    // its map by a third of its maximum where float64 activations, rounded, leave it within 1e-3. TRACE (B =
    // 1 only) receives the insides; TOKENS the final normalised tokens [B,T,e]. Throws Error{Cancelled}
    // between blocks, Error{Usage} for a plan that does not fit.
    [[nodiscard]] at::Tensor forward(const at::Tensor& pixels, const SubNetwork& sub,
                                     const AttentionPlan& plan, const CancelToken& cancel = {},
                                     Trace* trace = nullptr, at::Tensor* tokens = nullptr) const;

    // Views of the full weights; made once per sub-network.
    [[nodiscard]] std::shared_ptr<const SubWeights> weights(const SubNetwork& sub) const;
    // |W| of the same; the absolute values are computed once per model, on first use.
    [[nodiscard]] std::shared_ptr<const SubWeights> absoluteWeights(const SubNetwork& sub) const;

    // The plan the weights were trained with.
    [[nodiscard]] AttentionPlan trainedPlan() const;

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

} // namespace hydra
