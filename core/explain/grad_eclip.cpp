// SPDX-License-Identifier: GPL-3.0-or-later
// Grad-ECLIP (Zhao et al., ICML 2024; reference.md 5.36), last block: (lambda_t sum_D g * v_t)^+ with g the
// target's gradient at the class token's attention output before attn.proj, lambda the cosine of its query
// and the patch's key over all heads, scaled to 0..1 over the patches. Under average pooling (our reading)
// each patch is such a query, and their maps are averaged before the positive part.
#include "core/explain/backward.h"
#include "core/explain/methods.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

at::Tensor unitRows(const at::Tensor& x)
{
    constexpr double tiny = 1e-12;
    return x / x.norm(2, {1}, true).clamp_min(tiny);
}

} // namespace

TokenValues gradEclip(const Trace& trace, const Question& question)
{
    Backward backward(trace, question.target);
    const BlockGradient gradient = backward.enter();
    const BlockTrace& b = trace.blocks.back();
    const std::int64_t inner = b.qkv.size(1) / 3, patches = trace.patchTokens();
    const std::int64_t read = pooledRows(trace); // rows that nobody reads have no gradient
    const at::Tensor keys = unitRows(b.qkv.narrow(1, inner, inner)).narrow(0, trace.prefix, patches);
    const at::Tensor values = b.qkv.narrow(1, 2 * inner, inner).narrow(0, trace.prefix, patches);
    constexpr std::int64_t rowsAtOnce = 64; // of the T x T products under average pooling
    at::Tensor sum = at::zeros({patches}, values.options());
    for (std::int64_t row = 0; row < read; row += rowsAtOnce) {
        const std::int64_t count = std::min(rowsAtOnce, read - row);
        const at::Tensor cosines =
            product(unitRows(b.qkv.narrow(1, 0, inner).narrow(0, row, count)), keys.t());
        const at::Tensor low = cosines.amin(1, true);
        const at::Tensor lambda = (cosines - low) / (cosines.amax(1, true) - low).clamp_min(1e-12);
        sum.add_((lambda * product(gradient.raw.narrow(0, row, count), values.t())).sum(0));
    }
    return {at::constant_pad_nd(sum.clamp_min(0), {trace.prefix, trace.added}), {}};
}

} // namespace hydra
