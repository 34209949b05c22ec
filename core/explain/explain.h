// SPDX-License-Identifier: GPL-3.0-or-later
// One verb for every method: a map from the trace of one forward pass (reference.md "Explanations").
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

// What MapOptions names and the trace does not have.
struct Kept
{
    std::shared_ptr<const FeatureBasis> basis; // of options.basis
    bool sameModel = true; // it was fitted on this model, maybe on another sub-network
    std::vector<float> query; // of options.kept, in the same facet and block [D]; empty: none
    std::vector<int> ownPatches; // which patches of this picture it was taken from
};

// TARGET, a class by its number or something else (target.h), is ignored by methods that explain the
// network as a whole. Throws Error{Usage} when the options do not fit
// the trace (block 99, head 7 of 6), Error{Cancelled} between blocks.
[[nodiscard]] Map explain(const Trace& trace, const MapOptions& options, const Target& target,
                          const CancelToken& cancel = {}, const Kept& kept = {}, const Watch& watch = {});

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

// The trace of PIXELS [1,3,H,W] float32 that explain() reads; of a large picture, with PRODUCTBYTES of
// products.
[[nodiscard]] Trace traceOf(const VisionTransformer& network, const at::Tensor& pixels, const SubNetwork& sub,
                            const AttentionPlan& plan, Precision precision, const CancelToken& cancel = {},
                            std::int64_t productBytes = 0);

// Neither class nor target are said in the map: SCORER knows them. Throws Error{Usage} for a method that
// reads a network, Error{Cancelled}.
[[nodiscard]] Map explainThrough(const Scorer& scorer, const ShownPicture& shown, const MapOptions& options,
                                 const CancelToken& cancel = {}, const Watch& watch = {});

// ofA A - ofB B, signed, with A's facts but those that its values alone have. Both are of the same size.
[[nodiscard]] Map minus(const Map& a, const Map& b, float ofA = 1, float ofB = 1);

} // namespace hydra
