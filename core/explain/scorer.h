// SPDX-License-Identifier: GPL-3.0-or-later
// Scores changed pictures, by a network or by a program behind a pipe (core/predictor). Black boxes
// (asking.h) and curves (evaluate/perturbation.h) use both in the same way.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/map.h"
#include "core/explain/target.h"
#include "core/nn/vision_transformer.h"

#include <ATen/core/Tensor.h>

#include <array>

namespace hydra {

class Scorer
{
public:
    struct Worth // in CPU memory
    {
        at::Tensor values; // [B] float64
        at::Tensor first; // [B] bool: no other class has a larger score; false if the target is not a class
    };
    Scorer() = default;
    virtual ~Scorer() = default;
    Scorer(const Scorer&) = delete;
    Scorer& operator=(const Scorer&) = delete;

    // Scores normalised PIXELS [B,3,H,W]: for a class its logit or probability as MEASURED, else the target's
    // value. Throws Error{Cancelled}.
    [[nodiscard]] virtual Worth worth(const at::Tensor& pixels, ClassValue measured,
                                      const CancelToken& cancel) const = 0;
    [[nodiscard]] virtual std::int64_t picturesAtOnce() const = 0;
};

// Class INDEX of SCORES [B,classes], turned into probabilities or left as they are, by ANSWERS.
[[nodiscard]] Scorer::Worth worthOfClass(const at::Tensor& scores, int index, Answers answers);
// The score of TARGET from NETWORK's LOGITS and TOKENS. TOKENS may be undefined if the target reads the
// classifier.
[[nodiscard]] Scorer::Worth worthOf(const Target& target, ClassValue measured,
                                    const VisionTransformer& network, const SubNetwork& sub,
                                    const at::Tensor& logits, const at::Tensor& tokens);

// Scores pictures by one target of NETWORK, which must outlive this object.
class NetworkScorer final : public Scorer
{
public:
    NetworkScorer(const VisionTransformer& network, SubNetwork sub, AttentionPlan plan, Target target,
                  std::int64_t picturesAtOnce);
    [[nodiscard]] Worth worth(const at::Tensor& pixels, ClassValue measured,
                              const CancelToken& cancel) const override;
    [[nodiscard]] std::int64_t picturesAtOnce() const override { return m_picturesAtOnce; }

private:
    const VisionTransformer& m_network;
    SubNetwork m_sub;
    AttentionPlan m_plan;
    Target m_target;
    std::int64_t m_picturesAtOnce;
};

// The picture that a black-box method explains.
struct ShownPicture
{
    at::Tensor pixels; // [1,3,H,W], normalised
    int rows = 0, cols = 0; // of its patches
    std::array<double, 3> mean{}, std{1, 1, 1}; // used to normalise the pixels
    at::Tensor kept{}; // [P] long: the patches in the sequence; undefined: all of the grid
};

// The picture with the scorer of its changed versions.
struct ScoredPicture
{
    const Scorer& scorer;
    const ShownPicture& shown;
    int classIndex = -1; // -1: the target is not a class
};

} // namespace hydra
