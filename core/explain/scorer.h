// SPDX-License-Identifier: GPL-3.0-or-later
// Who says what changed pictures are worth: a network, or a program behind a pipe (core/predictor). Black
// boxes (asking.h) and curves (evaluate/perturbation.h) ask both in the same way.
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
    struct Worth // in the processor's memory
    {
        at::Tensor values; // [B] float64
        at::Tensor first; // [B] bool: no other class has a larger score; false of what is no class
    };
    Scorer() = default;
    virtual ~Scorer() = default;
    Scorer(const Scorer&) = delete;
    Scorer& operator=(const Scorer&) = delete;

    // Of normalised pictures [B,3,H,W]: of a class what MEASURED says, of all else its value. Throws
    // Error{Cancelled}.
    [[nodiscard]] virtual Worth worth(const at::Tensor& pixels, ClassValue measured,
                                      const CancelToken& cancel) const = 0;
    [[nodiscard]] virtual std::int64_t picturesAtOnce() const = 0;
};

// Class INDEX of SCORES [B,classes], as ANSWERS turns them into probabilities or leaves them.
[[nodiscard]] Scorer::Worth worthOfClass(const at::Tensor& scores, int index, Answers answers);
// TARGET, of the LOGITS and TOKENS that NETWORK answers with; TOKENS may be undefined where needsTokens() is
// false.
[[nodiscard]] Scorer::Worth worthOf(const Target& target, ClassValue measured,
                                    const VisionTransformer& network, const SubNetwork& sub,
                                    const at::Tensor& logits, const at::Tensor& tokens);

// NETWORK, looked at through one target; a reference to it is kept.
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

// The picture that a black box looks at.
struct ShownPicture
{
    at::Tensor pixels; // [1,3,H,W], normalised
    int rows = 0, cols = 0; // of its patches
    std::array<double, 3> mean{}, std{1, 1, 1}; // that it was normalised with
    at::Tensor kept{}; // [P] long: the patches that are in the sequence; undefined: all of the grid
};

// The same, with what changed ones are worth.
struct ScoredPicture
{
    const Scorer& scorer;
    const ShownPicture& shown;
    int classIndex = -1; // -1: of what is no class
};

} // namespace hydra
