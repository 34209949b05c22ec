// SPDX-License-Identifier: GPL-3.0-or-later
// How the forward pass carries out changes; without any, it takes the plain path.
#pragma once

#include "core/attention/attend.h"
#include "core/nn/changes.h"
#include "core/nn/sub_weights.h"
#include "core/nn/trace.h"

#include <optional>

namespace hydra {

// A sequence under PLAN may lack patches: windows need their grid, token mixers their number of tokens.
[[nodiscard]] bool dropsPatches(const AttentionPlan& plan);

// What CHANGES come to in a pass of W on a grid; none where CHANGES is null. Throws Error{Usage} where they
// do not fit.
[[nodiscard]] std::optional<ChangedPass> changesOf(const Changes* changes, const VitConfig& config,
                                                   const AttentionPlan& plan, const SubWeights& w,
                                                   const HeadLayout& layout,
                                                   const at::TensorOptions& options);

// Tokens after the embedding [B,T,e] as the blocks see them; so are the rows of the embedding's TRACE,
// without the extra tokens.
[[nodiscard]] at::Tensor sequenceOf(const ChangedPass& changes, const at::Tensor& x, int prefix,
                                    EmbeddingTrace* trace);

} // namespace hydra
