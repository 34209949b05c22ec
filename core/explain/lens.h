// SPDX-License-Identifier: GPL-3.0-or-later
// The logit lens: last norm and classifier applied to the tokens after each block, as if the network ended
// there (reference.md "Logit lens"). Level 0 is the embedding, level l the output of block l - 1; at the last
// level the pooled answer is the network's own.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/parts.h"
#include "core/explain/target.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// Logits of every token, each read alone: [T,classes]. If the classifier reads an average, the token takes
// its place.
[[nodiscard]] at::Tensor lensOfTokens(const Trace& trace, int level);
// The same for TARGET alone: [T].
[[nodiscard]] at::Tensor lensOfTokens(const Trace& trace, int level, const Target& target);

// The curve of TARGET over all levels, and the patches after BLOCK (-1: the last). Throws Error{Usage}
// for a target or block that the trace does not have.
[[nodiscard]] Lens lensOf(const Trace& trace, const Target& target, int block,
                          const CancelToken& cancel = {});

} // namespace hydra
