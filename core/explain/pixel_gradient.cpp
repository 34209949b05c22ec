// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/pixel_gradient.h"

#include "core/explain/backward.h"
#include "core/explain/precision.h"
#include "core/nn/rounds.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

at::Tensor pixelsOf(const at::Tensor& patches, int rows, int cols)
{
    const auto p = static_cast<std::int64_t>(std::lround(std::sqrt(double(patches.size(1)) / 3)));
    return patches.reshape({rows, cols, 3, p, p}).permute({2, 0, 3, 1, 4}).reshape({3, rows * p, cols * p});
}

namespace {

at::Tensor fromLast(const Trace& trace, Backward& backward, const CancelToken& cancel);

// By way of the tokens that were read of the round before, from their GRADIENT where they entered [T,e].
at::Tensor throughBefore(const Trace& trace, const at::Tensor& gradient, const CancelToken& cancel)
{
    const Trace& before = *trace.before;
    const SubWeights w = matchingEnds(before, *before.weights);
    const at::Tensor read = throughRecycling(
        trace.weights->round, gradient, {trace.prefix, before.rows, before.cols, trace.rows, trace.cols});
    const at::Tensor last =
        w.norm.present() ? throughNorm(read, before.last, w.norm, before.norm) : read.contiguous();
    Backward backward(before, static_cast<int>(before.blocks.size()) - 1, last);
    return throughPicture(fromLast(before, backward, cancel), trace.pixels.size(2), trace.pixels.size(3));
}

at::Tensor fromLast(const Trace& trace, Backward& backward, const CancelToken& cancel)
{
    (void)backward.enter(0, cancel);
    backward.leave();
    const SubWeights w = matchingEnds(trace, *trace.weights);
    // Not of tokens that were added behind.
    at::Tensor gradient = backward.gradient().narrow(0, 0, trace.prefix + trace.patchTokens());
    const at::Tensor entered = gradient;
    if (w.round.inputGate.defined()) {
        gradient = gradient * w.round.inputGate.to(gradient.scalar_type());
    }
    if (w.normPre.present()) {
        const EmbeddingTrace& e = trace.embedding;
        gradient = throughNorm(gradient, e.sum, w.normPre, e.norm);
    }
    const at::Tensor patches = gradient.narrow(0, trace.prefix, trace.patchTokens()).contiguous();
    const at::Tensor own = pixelsOf(trace.onGrid(product(patches, w.patch.weight)), trace.rows, trace.cols);
    return trace.before ? own + throughBefore(trace, entered, cancel) : own;
}

} // namespace

at::Tensor pixelGradient(const Trace& trace, const Target& target, const CancelToken& cancel)
{
    Backward backward(trace, target);
    return fromLast(trace, backward, cancel);
}

} // namespace hydra
