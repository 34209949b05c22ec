// SPDX-License-Identifier: GPL-3.0-or-later
// One verb for every method: a map from the trace of one forward pass (reference.md 5). SmoothGrad and
// integrated gradients run the network again on other pixels, through Trace::again.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/map.h"
#include "core/nn/trace.h"
#include "core/nn/vision_transformer.h"

namespace hydra {

// CLASSINDEX is ignored by methods that do not know classes. Throws Error{Usage} when the options do not fit
// the trace (block 99, head 7 of 6), Error{Cancelled} between blocks.
[[nodiscard]] Map explain(const Trace& trace, const MapOptions& options, int classIndex,
                          const CancelToken& cancel = {});

// How exact a trace the method should be given; a lesser one works, and may be far off. LRP divides by
// activations that cancel: its maps over patches need float64 activations, those over pixels float64
// throughout.
enum class Precision
{
    Single,
    ExactPass, // float64 activations, rounded to float32
    Double
};
[[nodiscard]] Precision precisionOf(const std::string& method);

// The trace of PIXELS [1,3,H,W] float32 that explain() reads.
[[nodiscard]] Trace traceOf(const VisionTransformer& network, const at::Tensor& pixels, const SubNetwork& sub,
                            const AttentionPlan& plan, Precision precision, const CancelToken& cancel = {});

} // namespace hydra
