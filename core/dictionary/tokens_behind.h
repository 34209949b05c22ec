// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens that leave a block of a network, for many pictures, and the network's answers with replaced
// tokens.
#pragma once

#include "core/nn/vision_transformer.h"

namespace hydra {

class TokensBehind
{
public:
    // Throws Error{Usage} for a network with several rounds, and for a BLOCK or head count that it does not
    // have.
    TokensBehind(VisionTransformer network, int block, int heads);

    [[nodiscard]] const VitConfig& config() const { return m_network.config(); }
    [[nodiscard]] int heads() const { return m_sub.heads; }
    [[nodiscard]] int width() const; // e
    // PIXELS [B,3,H,W], normalised -> [B,T,e].
    [[nodiscard]] at::Tensor read(const at::Tensor& pixels, const CancelToken& cancel) const;
    // X [B,T,e] -> its patches [B P,e], a copy; and X with its patches replaced by PATCHES [B P,e].
    [[nodiscard]] at::Tensor patches(const at::Tensor& x) const;
    [[nodiscard]] at::Tensor replaced(const at::Tensor& x, const at::Tensor& patches) const;
    // X [B,T,e] through the remaining blocks: logits [B,classes].
    [[nodiscard]] at::Tensor answer(const at::Tensor& x, const CancelToken& cancel) const;

private:
    [[nodiscard]] at::Tensor through(at::Tensor x, int from, int to, const CancelToken& cancel) const;
    [[nodiscard]] at::Tensor patchRows(const at::Tensor& x) const;

    VisionTransformer m_network;
    AttentionPlan m_plan;
    int m_block;
    SubNetwork m_sub;
};

} // namespace hydra
