// SPDX-License-Identifier: GPL-3.0-or-later
// How the forward pass applies changes; without changes it takes the plain path.
#pragma once

#include "core/attention/attend.h"
#include "core/nn/changes.h"
#include "core/nn/sub_weights.h"
#include "core/nn/trace.h"

#include <optional>

namespace hydra {

// Whether patches can be dropped under PLAN: not with windows, which need their grid, nor with token mixers,
// which need their number of tokens.
[[nodiscard]] bool dropsPatches(const AttentionPlan& plan);

// CHANGES resolved for a pass of W on a grid; nullopt if CHANGES is null. Throws Error{Usage} if they do not
// fit.
[[nodiscard]] std::optional<ChangedPass> changesOf(const Changes* changes, const VitConfig& config,
                                                   const AttentionPlan& plan, const SubWeights& w,
                                                   const HeadLayout& layout,
                                                   const at::TensorOptions& options);

// The tokens X [B,T,e] after the embedding as the blocks see them: without dropped patches, with extra
// tokens. The rows of the embedding's TRACE are cut likewise, but get no extra tokens.
[[nodiscard]] at::Tensor sequenceOf(const ChangedPass& changes, const at::Tensor& x, int prefix,
                                    EmbeddingTrace* trace);

} // namespace hydra
