// SPDX-License-Identifier: GPL-3.0-or-later
// Chefer et al., ICCV 2021 (reference.md 5.11): R <- R + mean_h (dA * A)^+ R over the blocks, row of the
// class token. Taken from the top as a vector, block by block with the gradient, so that neither R nor any
// block's matrix has to be kept. Hydra and linear blocks (our extension): C[q,t] = sum_f phi(Q)^q phi(K)^t
// V^t g^q takes the place of dA * A.
#include "core/explain/backward.h"
#include "core/explain/methods.h"
#include "core/explain/precision.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

// Of the tokens that are read: of a pooling head, mean_h (dA * A)^+ of its own attention.
at::Tensor startOf(const Trace& trace, const Target& target)
{
    if (trace.pool != Pool::Attention) {
        return pooledWeights(trace);
    }
    const PoolWeights w = matchingEnds(trace, *trace.weights).poolHead;
    const at::Tensor slopes = poolGradient(trace, w, slopeOf(target, trace)).probabilities;
    const at::Tensor weighted = (slopes * trace.poolHead.probabilities).clamp_min(0).mean(0)[0];
    return at::constant_pad_nd(weighted, {0, trace.tokenCount() - weighted.size(0)});
}

} // namespace

TokenValues genericAttribution(const Trace& trace, const Question& question)
{
    Backward backward(trace, question.target);
    at::Tensor row = startOf(trace, question.target);
    while (true) {
        question.cancel.check();
        const BlockGradient gradient = backward.enter();
        const std::int64_t n = gradient.rows;
        const int block = backward.block();
        at::Tensor weighted; // [n, T]
        if (gradient.probabilities.defined()) {
            const at::Tensor a = trace.blocks[static_cast<std::size_t>(block)].probabilities.narrow(1, 0, n);
            weighted = (gradient.probabilities * a).clamp_min_(0).mean(0);
        } else {
            const AttentionView view = viewOf(trace, block);
            weighted = product(view.q * gradient.raw, (view.k * view.v).t()).clamp_min_(0);
        }
        row = trace.pastReplaced(row, static_cast<std::size_t>(block));
        row = row + at::mv(weighted.t(), row.narrow(0, 0, n));
        if (block == question.start) {
            return {row, {}};
        }
        backward.leave();
    }
}

} // namespace hydra
