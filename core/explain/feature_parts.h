// SPDX-License-Identifier: GPL-3.0-or-later
// What each feature of an autoencoder contributes to a target: sum over patches of s f_i (W_dec_i . g), with
// g the target's gradient at the block's output and s held constant (reference.md "Features of
// autoencoders"); and what the reconstruction misses, g . (x - x^).
#pragma once

#include "core/explain/target.h"
#include "core/sae/autoencoder.h"

namespace hydra {

struct FeatureParts
{
    at::Tensor contribution; // [n] float64
    double error = 0;
    double explainedVariance = 0, active = 0; // of the patches; features per patch
};

// TARGET belongs to the whole network. Throws Error{Usage} if SAE does not fit, Error{Cancelled}.
[[nodiscard]] FeatureParts featureParts(const Trace& trace, const Autoencoder& sae, const Target& target,
                                        const CancelToken& cancel);

// The patches' tokens at the output of BLOCK [P,e], before features are changed in them.
[[nodiscard]] at::Tensor patchesAfter(const Trace& trace, int block);

// How much one unit of DIRECTION [d], cut to the pass's width, changes the logits when added to the tokens
// that the classifier reads, with the norms' deviations held constant: [classes] float64. If classes are
// sentences, which are compared by angle: the scale times the cosine of DIRECTION alone. Throws Error{Usage}
// without a classifier, or with one that reads by attention.
[[nodiscard]] at::Tensor logitsAlong(const Trace& trace, const at::Tensor& direction);

} // namespace hydra
