// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/pixel_gradient.h"

#include "core/explain/backward.h"
#include "core/explain/precision.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

at::Tensor pixelsOf(const at::Tensor& patches, int rows, int cols)
{
    const auto p = static_cast<std::int64_t>(std::lround(std::sqrt(double(patches.size(1)) / 3)));
    return patches.reshape({rows, cols, 3, p, p}).permute({2, 0, 3, 1, 4}).reshape({3, rows * p, cols * p});
}

at::Tensor pixelGradient(const Trace& trace, const Target& target, const CancelToken& cancel)
{
    Backward backward(trace, target);
    (void)backward.enter(0, cancel);
    backward.leave();
    const SubWeights w = matchingEnds(trace, *trace.weights);
    // Not of tokens that were added behind.
    at::Tensor gradient = backward.gradient().narrow(0, 0, trace.prefix + trace.patchTokens());
    if (w.normPre.present()) {
        const EmbeddingTrace& e = trace.embedding;
        gradient = throughNorm(gradient, e.sum, w.normPre, e.norm);
    }
    const at::Tensor patches = gradient.narrow(0, trace.prefix, trace.patchTokens()).contiguous();
    return pixelsOf(trace.onGrid(product(patches, w.patch.weight)), trace.rows, trace.cols);
}

} // namespace hydra
