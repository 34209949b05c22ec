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

at::Tensor pixelGradient(const Trace& trace, int classIndex, const CancelToken& cancel)
{
    Backward backward(trace, classIndex);
    (void)backward.enter(0, cancel);
    backward.leave();
    const SubWeights w = matchingEnds(trace, *trace.weights);
    at::Tensor gradient = backward.gradient();
    if (w.normPre.present()) {
        const EmbeddingTrace& e = trace.embedding;
        gradient = std::get<0>(at::native_layer_norm_backward(
            gradient.contiguous(), e.sum.contiguous(), {gradient.size(1)}, e.norm.mean,
            e.norm.inverseDeviation, w.normPre.weight, w.normPre.bias, {true, false, false}));
    }
    const at::Tensor patches =
        gradient.narrow(0, trace.prefix, std::int64_t(trace.rows) * trace.cols).contiguous();
    return pixelsOf(product(patches, w.patch.weight), trace.rows, trace.cols);
}

} // namespace hydra
