// SPDX-License-Identifier: GPL-3.0-or-later
// After the blocks: pooling of the tokens, and the classifiers (reference.md "Patches and positions",
// "Today's blocks").
#pragma once

#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// TOKENS [B,T,e] after the final norm, ADDED extra ones behind the patches -> the classifiers' input [B,n,e],
// n = 1 or 2 (distillation), or [B,1,2e] for token and average. Fills TRACE (B = 1) if given.
[[nodiscard]] at::Tensor poolTokens(const VitConfig& config, const SubWeights& w, const at::Tensor& tokens,
                                    std::int64_t added, Trace* trace = nullptr);
// POOLED [B,n,e] -> logits [B,classes]; [B,0] for a backbone.
[[nodiscard]] at::Tensor classify(const SubWeights& w, const at::Tensor& pooled);
// Throws NotFinite if LOGITS, or a backbone's POOLED, have overflowed.
void requireAnswer(const at::Tensor& logits, const at::Tensor& pooled);
// The head's output GIVEN for rows X [B,e] as logits: if classes are sentences, divided by |P x|.
[[nodiscard]] at::Tensor measured(const at::Tensor& given, const at::Tensor& x, const SubWeights& w);

} // namespace hydra
