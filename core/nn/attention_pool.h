// SPDX-License-Identifier: GPL-3.0-or-later
// The pooling head of SigLIP and Perception Encoder (reference.md 2.9): a learned query attends to all
// normalised tokens Y. With q = W_q latent, k and v of Y, A = softmax(q k^T d^-1/2), m = W_o (A v):
//   z = m + MLP(LN m)
#pragma once

#include "core/nn/norm.h"
#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

namespace hydra {

struct PoolTrace
{
    at::Tensor query; // [1,e]
    at::Tensor keys, values; // [T,e]
    at::Tensor scores; // q k^T before the scale [heads,1,T]
    at::Tensor probabilities; // A [heads,1,T]
    at::Tensor joined, middle; // heads joined; m [1,e]
    NormTrace norm;
    at::Tensor hidden, activated; // of the MLP [1,m]
    at::Tensor mlpBranch; // what is added to m [1,e]
};

// TOKENS [B,T,e] -> z [B,1,e]; TRACE (B = 1), where given, receives how.
[[nodiscard]] at::Tensor attentionPool(const at::Tensor& tokens, const PoolWeights& w, Activation activation,
                                       double eps, PoolTrace* trace = nullptr);

} // namespace hydra
