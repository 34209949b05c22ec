// SPDX-License-Identifier: GPL-3.0-or-later
// From one target (a logit) back to activations, in closed form from the trace: no autograd graph, no
// gradient of a weight, and nothing below the block that is asked for (reference.md "Gradients"). What passes
// a station is said by RULES: the true gradient, or one where the backward pass of some operations is
// replaced (5.28): CP-LRP (Ali et al., ICML 2022), AttnLRP (Achtibat et al., ICML 2024), LibraGrad (Mehri et
// al., CVPR 2025). Forward values never change.
//   LayerNorm    its deviation is a constant         activation  y/x instead of the slope
//   attention    A is a constant (CP-LRP, LibraGrad), or the true derivative with a quarter for queries and
//                keys and half for values (AttnLRP)
//   gated MLP    half of the product's gradient to the gate, half to what it opens for
//   rotation     as it is: it is linear
//   gamma > 0    patch embedding, fc1, fc2 and classifier by the generalised gamma rule
// Linear kinds (our extension): phi(Q) and phi(K) take A's part; AttnLRP halves phi(Q) and quarters phi(K),
// V.
#pragma once

#include "core/base/cancel.h"
#include "core/explain/target.h"
#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

enum class AttentionRule
{
    True, // and so is every other derivative
    Constant,
    Shared
};

struct Rules
{
    AttentionRule attention = AttentionRule::True;
    double gammaConv = 0, gammaLinear = 0; // 0: the plain derivative
    bool sumsBiases = false; // not with gamma, where they take a share for themselves
    [[nodiscard]] bool areTrue() const noexcept { return attention == AttentionRule::True; }
};

// Only the first ROWS rows can be other than zero (under token pooling the last block's gradient enters by
// the pooled rows alone), so only they are kept.
struct BlockGradient
{
    std::int64_t rows = 0;
    at::Tensor raw; // d logit / d attention output before +ln and attn.proj [rows, inner]
    at::Tensor probabilities; // d logit / dA [heads, rows, T]; softmax kinds whose A is no constant
};

// Of the pooling head.
struct PoolGradient
{
    at::Tensor tokens; // d target / d the tokens after the last norm [T,e]
    at::Tensor probabilities; // d target / d A [heads,1,T]
};

class Backward
{
public:
    Backward(const Trace& trace, const Target& target, const Rules& rules = {});
    // From another number that is read at the output of BLOCK: its GRADIENT there [rows,e].
    Backward(const Trace& trace, int block, at::Tensor gradient);

    // The gradient at the next block down, starting with the last.
    [[nodiscard]] BlockGradient enter();
    // The gradient at BLOCK, through all that lie above it.
    [[nodiscard]] BlockGradient enter(int block, const CancelToken& cancel);
    // Goes on through the entered block to its input; call between two enter().
    void leave();
    // The block entered last; before the first enter() as many as there are.
    [[nodiscard]] int block() const noexcept { return m_block; }
    // At the output of the block entered last, or once it was left at its input [rows,e]: others are zero.
    [[nodiscard]] const at::Tensor& gradient() const noexcept { return m_gradient; }

    // Sum over every bias passed so far of <bias, gradient there>, per token [T]; those of the pooled vector
    // count for token 0.
    [[nodiscard]] const at::Tensor& biases() const noexcept { return m_biases; }
    // <x, gradient> of the input of the block that was left, per token [T].
    [[nodiscard]] at::Tensor inputTimesGradient() const;
    // At the bottom: the pixels' values times their gradient, summed over each patch [P].
    [[nodiscard]] at::Tensor ofPatches() const;

    friend PoolGradient poolGradient(const Trace& trace, const PoolWeights& w, const at::Tensor& slope);

private:
    // backward.cpp: the stations, in their order
    void startFromPooled(const at::Tensor& slope);
    [[nodiscard]] at::Tensor intoJoined();
    [[nodiscard]] at::Tensor throughMlp(const at::Tensor& output);
    void throughHeadNorms(const at::Tensor& qkv) const;
    [[nodiscard]] at::Tensor intoInput(const at::Tensor& qkv) const;
    // backward_rules.cpp: what the rules say there. A norm of X with what the pass KEPT, and where it kept
    // nothing; the classifier [n,e]; fc2 and what it reads; q, k and v [T,3*inner], or values alone.
    [[nodiscard]] at::Tensor throughNorm(const at::Tensor& g, const at::Tensor& x, const NormView& norm,
                                         const NormTrace& kept);
    [[nodiscard]] at::Tensor throughNorm(const at::Tensor& g, const at::Tensor& x,
                                         const NormView& norm) const;
    [[nodiscard]] at::Tensor throughLayer(const at::Tensor& g, const at::Tensor& x, const at::Tensor& y,
                                          const LinearView& layer, const LinearView& absolute);
    [[nodiscard]] at::Tensor slopeOfClassifier(const Target& target);
    [[nodiscard]] PoolGradient throughPool(const PoolWeights& w, const at::Tensor& slope);
    [[nodiscard]] at::Tensor madeByFc2(std::int64_t rows) const;
    [[nodiscard]] at::Tensor throughLayers(const at::Tensor& g);
    [[nodiscard]] at::Tensor throughActivated(const at::Tensor& g);
    [[nodiscard]] BlockGradient intoAttention(const at::Tensor& joined);
    [[nodiscard]] at::Tensor outOfAttention() const;
    [[nodiscard]] LinearView layerOf(const Target& target, const LinearView& head) const;
    void passBias(const at::Tensor& bias, const at::Tensor& g);
    void passValues(const at::Tensor& values);
    [[nodiscard]] const BlockWeights& absolute() const; // |W| of the entered block, for gamma rules

    const Trace& m_trace;
    const Rules m_rules;
    std::shared_ptr<const SubWeights> m_absolute; // |W|, for gamma rules alone
    int m_block;
    BlockTrace m_entered; // empty once it was left
    BlockWeights m_weights; // of the entered block, in the trace's precision
    BlockGradient m_gradients;
    at::Tensor m_gradient, m_middle; // d target / d output or input, and middle of the entered block
    at::Tensor m_qkv; // d target / d qkv of linear kinds, where it came with m_gradients
    at::Tensor m_biases;
};

// The true gradients from SLOPE [1,e], d target / d what the pooling head answers.
[[nodiscard]] PoolGradient poolGradient(const Trace& trace, const PoolWeights& w, const at::Tensor& slope);

} // namespace hydra
