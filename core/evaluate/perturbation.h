// SPDX-License-Identifier: GPL-3.0-or-later
// How faithful a map is to its network (reference.md "Faithfulness"): removes tokens from the picture, or
// puts them back, in the order of the map, and asks the network each time.
//   deletion   most relevant first, a removed patch becomes the input's mean (0 after normalisation): the
//              probability of the class over the share removed. A faithful map makes it fall fast: lower is
//              better.
//   insertion  most relevant first, from a blurred picture to the sharp one: higher is better. Both: Petsiuk
//              et al., RISE, 2018; the area under the curve by trapezoids over 0..1.
//   positive, negative  0..90 % removed in steps of 10 %, most or least relevant first: does the class still
//              come first (1 or 0)? The mean over pictures is Chefer's curve (CVPR 2021); area over 0..0.9,
//              so that a class that always stays first has 0.9. Positive: lower is better; negative: higher.
// For a target that is not a class (explain/target.h) the curves follow its own value, not a probability, and
// there is no positive and negative curve, as there is no ranking.
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/curve.h"
#include "core/explain/map.h"
#include "core/explain/scorer.h"
#include "core/explain/target.h"
#include "core/nn/vision_transformer.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <vector>

namespace hydra {

// MAP as one finite value per patch token [rows*cols]: averages a map over pixels over each patch, and a map
// on another grid of the same proportions by area (from a round that saw the picture smaller); a NaN or
// infinity counts as 0. Throws Error{Internal} if the map fits no such grid.
[[nodiscard]] std::vector<float> tokenValues(const Map& map, int rows, int cols);

// Token indices, the largest value first (or the smallest); ties in order of their index.
[[nodiscard]] std::vector<int> tokenOrder(const std::vector<float>& values, bool largestFirst);

// PART of PARTS of TOKENS tokens, rounded half up: the number removed at that point of a curve.
[[nodiscard]] int tokensAt(int part, int parts, int tokens);

// Spearman's: Pearson's correlation of ranks; ties share their mean rank. 1 for two constant lists (the map
// has not changed), 0 if one list is constant.
[[nodiscard]] double rankCorrelation(const std::vector<float>& a, const std::vector<float>& b);

// One picture under one sub-network and plan, for one target. Computes once what does not depend on the map
// (the whole, the blurred and the empty picture).
class PerturbationProbe
{
public:
    // PIXELS [1,3,H,W] normalised. Keeps a reference to NETWORK. Throws Error{Usage} for a class or output
    // that the network does not have, and for any class if its outputs are not class scores.
    PerturbationProbe(const VisionTransformer& network, at::Tensor pixels, SubNetwork sub, AttentionPlan plan,
                      Target target, const CancelToken& cancel = {});
    // The same picture as seen by SCORER, which is kept by reference, for class CLASSINDEX or, if negative,
    // for a target that is not a class.
    PerturbationProbe(const Scorer& scorer, const ShownPicture& shown, int classIndex,
                      const CancelToken& cancel = {});

    [[nodiscard]] int rows() const noexcept { return m_rows; }
    [[nodiscard]] int cols() const noexcept { return m_cols; }

    // The curves of a map with one VALUE per token. Throws Error{Cancelled} between batches and blocks.
    [[nodiscard]] Measured measure(const std::vector<float>& values, const CurveChoice& choice,
                                   const CancelToken& cancel = {}, const Progress& progress = {}) const;
    [[nodiscard]] Perturbations curves(const std::vector<float>& values, const CurveChoice& choice,
                                       const Progress& progress = {}, const CancelToken& cancel = {}) const;

private:
    struct Answer
    {
        double probability = 0; // of the class, or the value of another target
        bool first = false; // no other class has a larger logit
    };
    struct Way; // from one picture to another, token by token
    [[nodiscard]] std::vector<Answer> ask(const at::Tensor& batch, const CancelToken& cancel) const;
    [[nodiscard]] std::vector<Answer> walk(const Way& way, const std::vector<int>& counts,
                                           const CancelToken& cancel) const;

    void askForEnds(const CancelToken& cancel);

    std::unique_ptr<const Scorer> m_network; // null: an external scorer
    const Scorer* m_scorer;
    at::Tensor m_pixels, m_blur;
    int m_class; // -1: another target
    int m_rows, m_cols;
    Answer m_whole, m_blurred, m_empty;
};

// Blurs PIXELS [1,3,H,W] with a Gaussian of a fourteenth of the short side (16 for 224), cut off at two
// deviations. RISE's own (5 for 224, cut off at one) leaves DeiT-Tiny 60 % of its probability, so that
// insertion has little to restore.
[[nodiscard]] at::Tensor blurredPixels(const at::Tensor& pixels);

// Pictures in one forward pass, so that its memory stays near 64 MB.
[[nodiscard]] int probeBatch(const VitConfig& config, const SubNetwork& sub, int rows, int cols);

} // namespace hydra
