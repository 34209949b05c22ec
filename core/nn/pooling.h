// SPDX-License-Identifier: GPL-3.0-or-later
// After the blocks: what the classifiers read of the tokens, and what they answer (reference.md "Patches and
// positions", "Today's blocks").
#pragma once

#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// TOKENS [B,T,e] after the final norm, ADDED extra ones behind the patches -> what the classifiers read
// [B,n,e], n = 1 or 2 (distillation), or [B,1,2e] for token and average. TRACE (B = 1) receives how.
[[nodiscard]] at::Tensor poolTokens(const VitConfig& config, const SubWeights& w, const at::Tensor& tokens,
                                    std::int64_t added, Trace* trace = nullptr);
// Of POOLED [B,n,e]: logits [B,classes], none of a backbone.
[[nodiscard]] at::Tensor classify(const SubWeights& w, const at::Tensor& pooled);
// Throws NotFinite where LOGITS, or of a backbone POOLED, are no answer: numbers that overflowed.
void requireAnswer(const at::Tensor& logits, const at::Tensor& pooled);
// What the head gives of rows X [B,e] as logits: divided by |P x| where classes are sentences.
[[nodiscard]] at::Tensor measured(const at::Tensor& given, const at::Tensor& x, const SubWeights& w);

} // namespace hydra
