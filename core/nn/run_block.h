// SPDX-License-Identifier: GPL-3.0-or-later
// One block of the forward pass: attention and MLP, each with its norm, what normalises, turns or gates
// inside them, and what is switched off (reference.md "Patches and positions", "Today's blocks").
#pragma once

#include "core/nn/changes.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// Of W's heads over so many rows and columns of patches.
[[nodiscard]] HeadLayout headLayout(const VitConfig& config, const SubWeights& w, int rows, int cols);

// What the blocks of one pass have in common.
class Pass
{
public:
    // KEPT: the patches that are there, in place of those of CHANGES; undefined: theirs, or all.
    Pass(const VitConfig& config, const SubWeights& weights, HeadLayout layout, const ChangedPass* changes,
         const at::Tensor& kept, const at::TensorOptions& options);

    const VitConfig& config;
    const SubWeights& weights;
    const HeadLayout layout;

    // Throws Error{Usage} where BLOCK's weights cannot serve ATTENTION on this grid.
    void require(int block, const BlockAttention& attention) const;
    [[nodiscard]] Turn turn(int block) const; // of BLOCK's queries and keys
    // The layout with the relative position bias of BLOCK, where it has one.
    [[nodiscard]] HeadLayout layoutOf(const BlockWeights& block) const;

private:
    at::Tensor m_kept; // patches
    at::TensorOptions m_options;
    std::int64_t m_added = 0; // tokens
    Turn m_turn; // where all blocks turn alike
};

// x [B,T,e], used up, through BLOCK with weights W as ATTENTION computes it. ROUNDED: TRACE is in float32
// when done. NORMED, where given: x [B*T,e] after this block's first norm if the block before has found it on
// its way, undefined otherwise; then the same for what comes next, a block or the final norm. KNOWN: of the
// same block and x, what its products gave (TracedBlocks::keepProducts).
[[nodiscard]] at::Tensor runBlock(const Pass& pass, int block, const BlockWeights& w,
                                  const BlockAttention& attention, at::Tensor x, const BlockChange* change,
                                  BlockTrace* trace, bool rounded, at::Tensor* normed = nullptr,
                                  const BlockTrace* known = nullptr);

} // namespace hydra
