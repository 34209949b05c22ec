// SPDX-License-Identifier: GPL-3.0-or-later
// What each feature of an autoencoder brings to a target: sum over patches of s f_i (W_dec_i . g), with g the
// target's gradient at the block's output and s held constant (reference.md "Features of autoencoders"); and
// what the reconstruction leaves out, g . (x - x^).
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

// TARGET is of the whole network. Throws Error{Usage} where SAE does not fit, Error{Cancelled}.
[[nodiscard]] FeatureParts featureParts(const Trace& trace, const Autoencoder& sae, const Target& target,
                                        const CancelToken& cancel);

// The tokens of the patches that leave BLOCK [P,e], before anything is changed in them.
[[nodiscard]] at::Tensor patchesAfter(const Trace& trace, int block);

// What one unit of DIRECTION [d], cut to the pass's width, changes the logits by in the tokens that the
// classifier reads, the norms' deviations held: [classes] float64. Where classes are sentences, which are
// compared by angle, that of DIRECTION alone: the scale times the cosine. Throws Error{Usage} where there is
// no classifier, or one that reads by attention.
[[nodiscard]] at::Tensor logitsAlong(const Trace& trace, const at::Tensor& direction);

} // namespace hydra
