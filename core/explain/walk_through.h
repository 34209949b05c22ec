// SPDX-License-Identifier: GPL-3.0-or-later
// An attention layer as a textbook draws it, with this picture's own numbers: tokens, queries, keys and
// values, scores and softmax (or the one sum over tokens of a linear kind), heads joined, projection, skip.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/walk.h"
#include "core/nn/trace.h"

namespace hydra {

// Reads the trace only: no pass is run again. T x T matrices exist only for kinds that have them, a few rows
// at a time. Throws Error{Usage} for a block, head or token that the trace does not have.
[[nodiscard]] WalkThrough walkThrough(const Trace& trace, const WalkQuestion& question,
                                      const CancelToken& cancel = {});

} // namespace hydra
