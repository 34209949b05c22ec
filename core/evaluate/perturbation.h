// SPDX-License-Identifier: GPL-3.0-or-later
// How true a map is to its network (reference.md "Faithfulness"): tokens are taken out of the picture, or put
// back, in the order of the map, and the network is asked again each time.
//   deletion   most relevant first, a removed patch becomes the input's mean (0 after normalisation): the
//              probability of the class over the share removed. A true map makes it fall fast: lower is
//              better.
//   insertion  most relevant first, from a blurred picture to the sharp one: higher is better. Both: Petsiuk
//              et al., RISE, 2018; the area under the curve by trapezoids over 0..1.
//   positive, negative  0..90 % removed in steps of 10 %, most or least relevant first: does the class still
//              come first (1 or 0)? The mean over pictures is Chefer's curve (CVPR 2021); area over 0..0.9,
//              so that a class that always stays first has 0.9. Positive: lower is better; negative: higher.
// A target that is no class (explain/target.h) is followed by its own value in place of a probability, and
// has no positive and negative curve: nothing comes first.
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

// MAP as one finite value per patch token [rows*cols]: a map over pixels is averaged over each patch; so is
// one of another grid of the same shape, by area (a round that saw the picture smaller); what is no number
// counts as 0. Throws Error{Internal} when the map fits no such grid.
[[nodiscard]] std::vector<float> tokenValues(const Map& map, int rows, int cols);

// Token indices, the largest value first (or the smallest); equal values in order of their index.
[[nodiscard]] std::vector<int> tokenOrder(const std::vector<float>& values, bool largestFirst);

// PART of PARTS of TOKENS tokens, rounded half up: how many are gone at that point of a curve.
[[nodiscard]] int tokensAt(int part, int parts, int tokens);

// Spearman's: Pearson's correlation of ranks, equal values share their mean rank. Of two constant lists 1
// (the map has not changed), of one constant list 0.
[[nodiscard]] double rankCorrelation(const std::vector<float>& a, const std::vector<float>& b);

// One picture under one sub-network and plan, looked at through one target. What does not depend on the map
// (the whole, the blurred and the empty picture) is computed once.
class PerturbationProbe
{
public:
    // PIXELS [1,3,H,W] normalised. Keeps a reference to NETWORK. Throws Error{Usage} for a class that the
    // network does not have, or a target that is no class.
    PerturbationProbe(const VisionTransformer& network, at::Tensor pixels, SubNetwork sub, AttentionPlan plan,
                      Target target, const CancelToken& cancel = {});
    // The same picture as a SCORER sees it, to which a reference is kept, through class CLASSINDEX or, below
    // 0, through something that is no class.
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
        double probability = 0; // of the class; the value of another target
        bool first = false; // no other class has a larger logit
    };
    struct Way; // from one picture to another, token by token
    [[nodiscard]] std::vector<Answer> ask(const at::Tensor& batch, const CancelToken& cancel) const;
    [[nodiscard]] std::vector<Answer> walk(const Way& way, const std::vector<int>& counts,
                                           const CancelToken& cancel) const;

    void askForEnds(const CancelToken& cancel);

    std::unique_ptr<const Scorer> m_network; // null: somebody else's scorer
    const Scorer* m_scorer;
    at::Tensor m_pixels, m_blur;
    int m_class; // -1: of something else
    int m_rows, m_cols;
    Answer m_whole, m_blurred, m_empty;
};

// PIXELS [1,3,H,W] through a Gaussian of a fourteenth of the short side (16 of 224), cut off at two
// deviations. RISE's own (5 of 224, cut off at one) leaves DeiT-Tiny 60 % of its probability: there is little
// to put back.
[[nodiscard]] at::Tensor blurredPixels(const at::Tensor& pixels);

// Pictures in one forward pass, so that what it holds at once stays near 64 MB.
[[nodiscard]] int probeBatch(const VitConfig& config, const SubNetwork& sub, int rows, int cols);

} // namespace hydra
