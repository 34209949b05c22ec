// SPDX-License-Identifier: GPL-3.0-or-later
// Weights in the precision of a trace. With a float64 trace that was not rounded, the whole explanation is
// computed in float64; weights are widened one block at a time, so that no second model is held.
#pragma once

#include "core/base/error.h"
#include "core/nn/trace.h"

#include <ATen/ATen.h>

namespace hydra {

[[nodiscard]] inline bool isDouble(const Trace& trace)
{
    return trace.tokens.scalar_type() == at::kDouble;
}

[[nodiscard]] inline BlockWeights matching(const Trace& trace, const BlockWeights& weights)
{
    return isDouble(trace) ? inDouble(weights) : weights;
}

// All weights except the blocks'.
[[nodiscard]] inline SubWeights matchingEnds(const Trace& trace, const SubWeights& weights)
{
    return isDouble(trace) ? inDoubleWithoutBlocks(weights) : weights;
}

// Throws Error{Usage} if tokens are multiplied by gates between the blocks; WHAT names the method that has no
// rule for them.
inline void requireUngated(const Trace& trace, const char* what)
{
    if (!trace.weights->blocks.empty() && trace.weights->blocks.front().outGate.defined()) {
        throw usageError("%1 has no rule for the gates between this network's blocks (ProgResViT); choose an "
                         "attention or gradient method",
                         what);
    }
}

} // namespace hydra
