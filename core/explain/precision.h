// SPDX-License-Identifier: GPL-3.0-or-later
// Weights in the precision of a trace. A float64 trace that was not rounded carries the whole explanation in
// float64; its weights are widened a block at a time, so that no second model is held.
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

// All but the blocks.
[[nodiscard]] inline SubWeights matchingEnds(const Trace& trace, const SubWeights& weights)
{
    return isDouble(trace) ? inDoubleWithoutBlocks(weights) : weights;
}

// For what has no rule for tokens that are multiplied between the blocks. Throws Error{Usage}.
inline void requireUngated(const Trace& trace, const char* what)
{
    if (!trace.weights->blocks.empty() && trace.weights->blocks.front().outGate.defined()) {
        throw usageError(what,
                         " has no rule for the gates between this network's blocks (ProgResViT); "
                         "choose a method of attention or of gradients");
    }
}

} // namespace hydra
