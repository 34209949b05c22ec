// SPDX-License-Identifier: GPL-3.0-or-later
// Gradient times input where the backward pass of some operations is replaced (reference.md 5.28): CP-LRP
// (Ali et al., ICML 2022), AttnLRP (Achtibat et al., ICML 2024) and LibraGrad (Mehri et al., CVPR 2025) are
// one pass with different rules. Forward values never change.
//   LayerNorm    its deviation is a constant         activation  y/x instead of the slope
//   attention    A is a constant (CP-LRP, LibraGrad), or the true derivative with a quarter for queries and
//                keys and half for values (AttnLRP)
//   gated MLP    half of the product's gradient to the gate, half to what it opens for
//   rotation     as it is: it is linear
//   gamma > 0    patch embedding, fc1, fc2 and classifier by the generalised gamma rule
// Linear kinds (our extension): phi(Q) and phi(K) take A's part; AttnLRP halves phi(Q) and quarters phi(K),
// V.
#pragma once

#include "core/explain/target.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

enum class AttentionRule
{
    Constant,
    Shared
};

struct Rules
{
    AttentionRule attention = AttentionRule::Constant;
    double gammaConv = 0, gammaLinear = 0; // 0: the plain derivative
    bool sumsBiases = true; // or biases() stays zero, as with gamma, where they take a share for themselves
};

class RuleBackward
{
public:
    RuleBackward(const Trace& trace, const Target& target, const Rules& rules);

    // Block whose input gradient() is of; as many as there are blocks before the first descend().
    [[nodiscard]] int block() const noexcept { return m_block; }
    void descend(); // through the next block down
    // [rows,e]: rows that are not kept are zero.
    [[nodiscard]] const at::Tensor& gradient() const noexcept { return m_gradient; }
    // Sum over every bias passed so far of <bias, gradient there>, per token [T]; those of the pooled vector
    // count for token 0.
    [[nodiscard]] const at::Tensor& biases() const noexcept { return m_biases; }
    // <x, gradient> of block()'s input, per token [T].
    [[nodiscard]] at::Tensor inputTimesGradient() const;
    // At the bottom: the pixels' values times their gradient, summed over each patch [P].
    [[nodiscard]] at::Tensor ofPatches() const;

private:
    [[nodiscard]] LinearView layerOf(const Target& target, const LinearView& head) const;
    void enterFromTarget(const Target& target);
    [[nodiscard]] at::Tensor throughPool(const PoolWeights& w, const at::Tensor& slope);
    [[nodiscard]] at::Tensor throughMlp(const at::Tensor& output);
    [[nodiscard]] at::Tensor intoHidden(const at::Tensor& g, const BlockWeights& absolute);
    [[nodiscard]] at::Tensor throughAttention(const at::Tensor& joined, at::Tensor& residual);
    [[nodiscard]] at::Tensor throughNorm(const at::Tensor& g, const NormView& norm,
                                         const at::Tensor& inverse);
    [[nodiscard]] at::Tensor throughLayer(const at::Tensor& g, const at::Tensor& x, const at::Tensor& y,
                                          const LinearView& layer, const LinearView& absolute);
    [[nodiscard]] at::Tensor throughGammaMlp(const at::Tensor& g, const at::Tensor& made,
                                             const BlockWeights& absolute) const;
    void addBias(const at::Tensor& bias, const at::Tensor& g);

    const Trace& m_trace;
    const Rules m_rules;
    std::shared_ptr<const SubWeights> m_absolute; // |W|, for gamma rules alone
    int m_block;
    BlockWeights m_weights;
    BlockTrace m_entered; // of m_block
    at::Tensor m_gradient, m_biases;
};

} // namespace hydra
