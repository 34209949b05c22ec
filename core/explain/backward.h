// SPDX-License-Identifier: GPL-3.0-or-later
// From one target (a logit) back to activations, in closed form from the trace: without an autograd graph or
// gradients of weights, and only down to the requested block (reference.md "Gradients"). RULES select the
// true gradient, or one where the backward pass of some operations is replaced (5.28): CP-LRP (Ali et al.,
// ICML 2022), AttnLRP (Achtibat et al., ICML 2024), LibraGrad (Mehri et al., CVPR 2025). Forward values never
// change.
//   LayerNorm    its deviation is a constant         activation  y/x instead of the slope
//   attention    A is a constant (CP-LRP, LibraGrad), or the true derivative with a quarter for queries and
//                keys and half for values (AttnLRP)
//   gated MLP    half of the product's gradient to the gate, half to the gated values
//   rotation     unchanged: it is linear
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
    True, // all other derivatives are true as well
    Constant,
    Shared
};

struct Rules
{
    AttentionRule attention = AttentionRule::True;
    double gammaConv = 0, gammaLinear = 0; // 0: the plain derivative
    bool sumsBiases = false; // not with gamma, where biases take their own share
    [[nodiscard]] bool areTrue() const noexcept { return attention == AttentionRule::True; }
};

// Only the first ROWS rows are stored; the others are zero (under token pooling the last block's gradient
// enters by the pooled rows alone).
struct BlockGradient
{
    std::int64_t rows = 0;
    at::Tensor raw; // d logit / d attention output before +ln and attn.proj [rows, inner]
    at::Tensor probabilities; // d logit / dA [heads, rows, T]; softmax kinds unless A is constant
};

// The gradients in the pooling head.
struct PoolGradient
{
    at::Tensor tokens; // d target / d the tokens after the last norm [T,e]
    at::Tensor probabilities; // d target / d A [heads,1,T]
};

class Backward
{
public:
    Backward(const Trace& trace, const Target& target, const Rules& rules = {});
    // Starts from any other number read at the output of BLOCK, given its GRADIENT there [rows,e].
    Backward(const Trace& trace, int block, at::Tensor gradient);

    // Enters the next block down, starting with the last, and returns the gradient there.
    [[nodiscard]] BlockGradient enter();
    // The gradient at BLOCK, through all blocks above it.
    [[nodiscard]] BlockGradient enter(int block, const CancelToken& cancel);
    // Passes the entered block down to its input; call it between two enter().
    void leave();
    // The block entered last; before the first enter() the number of blocks.
    [[nodiscard]] int block() const noexcept { return m_block; }
    // The gradient at the output of the block entered last, or at its input after leave() [rows,e]; further
    // rows are zero.
    [[nodiscard]] const at::Tensor& gradient() const noexcept { return m_gradient; }

    // Sum over every bias passed so far of <bias, gradient there>, per token [T]; biases of the pooled vector
    // count for token 0.
    [[nodiscard]] const at::Tensor& biases() const noexcept { return m_biases; }
    // <x, gradient> at the input of the block left last, per token [T].
    [[nodiscard]] at::Tensor inputTimesGradient() const;
    // At the bottom: the pixels' values times their gradient, summed over each patch [P].
    [[nodiscard]] at::Tensor ofPatches() const;

    friend PoolGradient poolGradient(const Trace& trace, const PoolWeights& w, const at::Tensor& slope);

private:
    // backward.cpp: the steps, in their order
    void startFromPooled(const at::Tensor& slope);
    [[nodiscard]] at::Tensor intoJoined();
    [[nodiscard]] at::Tensor throughMlp(const at::Tensor& output);
    void throughHeadNorms(const at::Tensor& qkv) const;
    [[nodiscard]] at::Tensor intoInput(const at::Tensor& qkv) const;
    // backward_rules.cpp: the steps that depend on the rules. A norm of X, with the statistics KEPT by the
    // pass or without; the classifier [n,e]; fc2 and its input; q, k and v [T,3*inner], or values alone.
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
    BlockTrace m_entered; // empty after leave()
    BlockWeights m_weights; // of the entered block, in the trace's precision
    BlockGradient m_gradients;
    at::Tensor m_gradient, m_middle; // d target / d output or input, and middle of the entered block
    at::Tensor m_qkv; // d target / d qkv of linear kinds, if computed along with m_gradients
    at::Tensor m_biases;
};

// The true gradients from SLOPE [1,e], d target / d the pooling head's output.
[[nodiscard]] PoolGradient poolGradient(const Trace& trace, const PoolWeights& w, const at::Tensor& slope);

} // namespace hydra
