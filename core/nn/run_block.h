// SPDX-License-Identifier: GPL-3.0-or-later
// One block of the forward pass: attention and MLP with their norms, inner norms, rotations and gates, and
// the parts switched off (reference.md "Patches and positions", "Today's blocks").
#pragma once

#include "core/nn/changes.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// The layout of W's heads on ROWS x COLS patches.
[[nodiscard]] HeadLayout headLayout(const VitConfig& config, const SubWeights& w, int rows, int cols);

// The data shared by the blocks of one pass.
class Pass
{
public:
    // KEPT are the patches in the sequence. If CHANGES is given, its patches count instead; undefined: all.
    Pass(const VitConfig& config, const SubWeights& weights, HeadLayout layout, const ChangedPass* changes,
         const at::Tensor& kept, const at::TensorOptions& options);

    const VitConfig& config;
    const SubWeights& weights;
    const HeadLayout layout;

    // Throws Error{Usage} if BLOCK's weights do not support ATTENTION on this grid.
    void require(int block, const BlockAttention& attention) const;
    [[nodiscard]] Turn turn(int block) const; // the rotation of BLOCK's queries and keys
    // The layout, with BLOCK's relative position bias if it has one.
    [[nodiscard]] HeadLayout layoutOf(const BlockWeights& block) const;

private:
    at::Tensor m_kept; // patches
    at::TensorOptions m_options;
    std::int64_t m_added = 0; // tokens
    Turn m_turn; // if all blocks have the same rotation
};

// Runs x [B,T,e], which it may overwrite, through BLOCK with weights W and ATTENTION. ROUNDED: TRACE is
// converted to float32 at the end. NORMED, if given: on input x [B*T,e] after this block's first norm if the
// block before has computed it, else undefined; on output the same for the next block or the final norm.
// KNOWN: results of the products for the same block and x (TracedBlocks::keepProducts).
[[nodiscard]] at::Tensor runBlock(const Pass& pass, int block, const BlockWeights& w,
                                  const BlockAttention& attention, at::Tensor x, const BlockChange* change,
                                  BlockTrace* trace, bool rounded, at::Tensor* normed = nullptr,
                                  const BlockTrace* known = nullptr);

} // namespace hydra
