// SPDX-License-Identifier: GPL-3.0-or-later
// One function for every method: a map from the trace of one forward pass (reference.md "Explanations").
// SmoothGrad and integrated gradients run the network again on other pixels, through Trace::again; black
// boxes (asking.h) run it again in batches.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/feature_basis.h"
#include "core/explain/map.h"
#include "core/explain/scorer.h"
#include "core/explain/target.h"
#include "core/nn/trace.h"
#include "core/nn/vision_transformer.h"

#include <functional>
#include <memory>

namespace hydra {

// What MapOptions refers to that is not in the trace.
struct Kept
{
    std::shared_ptr<const FeatureBasis> basis; // of options.basis
    bool sameModel = true; // the basis was fitted on this model, possibly on another sub-network
    std::vector<float> query; // of options.kept, in the same facet and block [D]; empty: none
    std::vector<int> ownPatches; // the patches of this picture that it was taken from
};

// TARGET is a class by its number, or another number (target.h); methods that explain the network as a whole
// ignore it. Throws Error{Usage} when the options do not fit
// the trace (block 99, head 7 of 6), Error{Cancelled} between blocks.
[[nodiscard]] Map explain(const Trace& trace, const MapOptions& options, const Target& target,
                          const CancelToken& cancel = {}, const Kept& kept = {}, const Watch& watch = {});

// The precision of the trace that a method needs. A lower precision works, but the map may be far off. LRP
// divides by activations that cancel: its maps over patches need float64 activations, those over pixels
// float64 throughout.
enum class Precision
{
    Single,
    ExactPass, // float64 activations, rounded to float32
    Double
};
[[nodiscard]] Precision precisionOf(const std::string& method);

// The trace of PIXELS [1,3,H,W] float32 that explain() reads. For a large picture it keeps up to PRODUCTBYTES
// of products.
[[nodiscard]] Trace traceOf(const VisionTransformer& network, const at::Tensor& pixels, const SubNetwork& sub,
                            const AttentionPlan& plan, Precision precision, const CancelToken& cancel = {},
                            std::int64_t productBytes = 0);

// The map names neither class nor target: SCORER holds them. Throws Error{Usage} for a method that reads a
// network, Error{Cancelled}.
[[nodiscard]] Map explainThrough(const Scorer& scorer, const ShownPicture& shown, const MapOptions& options,
                                 const CancelToken& cancel = {}, const Watch& watch = {});

// ofA A - ofB B, signed, of equal sizes, with A's facts except those of its own values (best, residual).
[[nodiscard]] Map minus(const Map& a, const Map& b, float ofA = 1, float ofB = 1);

} // namespace hydra
