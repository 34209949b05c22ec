// SPDX-License-Identifier: GPL-3.0-or-later
// One block of the gradient-weighted rollout (Chefer et al., ICCV 2021), head by head.
#include "core/explain/gradient_attention.h"

#include "core/base/error.h"
#include "core/explain/decomposition.h"
#include "core/explain/methods.h"
#include "core/tensor/gemm.h"
#include "core/tensor/tiles.h"

#include <ATen/ATen.h>

#include <vector>

namespace hydra {

at::Tensor gradientTimesAttention(const Trace& trace, int block, const BlockGradient& gradient)
{
    const at::Tensor a = trace.blocks[static_cast<std::size_t>(block)].probabilities;
    if (gradient.probabilities.defined()) {
        return elementwise(gradient.probabilities, a.narrow(1, 0, gradient.rows),
                           [](const at::Tensor& d, const at::Tensor& of, at::Tensor& result) {
                               at::mul_out(result, d, of);
                           });
    }
    const AttentionView view = viewOf(trace, block);
    const int heads = termHeads(trace, block);
    const at::Tensor q = view.q.narrow(0, 0, gradient.rows);
    if (view.heads == view.v.size(1)) { // a head for each feature
        return product(byHeads((q * gradient.raw).contiguous(), heads),
                       byHeads((view.k * view.v).contiguous(), heads).transpose(1, 2));
    }
    return product(byHeads(q.contiguous(), heads), byHeads(view.k.contiguous(), heads).transpose(1, 2))
        * product(byHeads(gradient.raw.contiguous(), heads),
                  byHeads(view.v.contiguous(), heads).transpose(1, 2));
}

at::Tensor ofEachHead(const at::Tensor& weighted, const std::function<at::Tensor(const at::Tensor&)>& of)
{
    std::vector<at::Tensor> found(static_cast<std::size_t>(weighted.size(0)));
    const auto one = [&](std::int64_t head) { found[static_cast<std::size_t>(head)] = of(weighted[head]); };
    if (weighted.is_cpu()) {
        forTiles(weighted.size(0), 1, [&](std::int64_t head, std::int64_t) { one(head); });
    } else {
        for (std::int64_t head = 0; head < weighted.size(0); ++head) {
            one(head);
        }
    }
    return at::stack(found);
}

at::Tensor positiveRows(const Trace& trace, const at::Tensor& weighted, int query)
{
    const std::int64_t n = weighted.size(1);
    if (query < 0) {
        const at::Tensor weights = pooledWeights(trace).narrow(0, 0, n);
        return ofEachHead(weighted, [&](const at::Tensor& head) { // [n] x [n,T]
            return at::matmul(weights, head.clamp_min(0));
        });
    }
    const std::int64_t row = trace.tokenOf(query);
    if (row >= n) { // the gradient does not reach this token's attention
        return at::zeros({weighted.size(0), weighted.size(2)}, weighted.options());
    }
    return weighted.select(1, row).clamp_min(0);
}

TokenValues gradientAttentionMap(const Trace& trace, const Question& question)
{
    const MapOptions& options = question.options;
    const int heads = termHeads(trace, question.layer);
    if (options.head < -1 || options.head >= heads) {
        throw usageError("head: block ", question.layer, " has heads 0 to ", heads - 1, ", got ",
                         options.head);
    }
    Backward backward(trace, question.target);
    const BlockGradient gradient = backward.enter(question.layer, question.cancel);
    const at::Tensor rows =
        positiveRows(trace, gradientTimesAttention(trace, question.layer, gradient), options.query);
    if (options.head >= 0) {
        return {rows[options.head], {}};
    }
    switch (options.fusion) {
    case HeadFusion::Min:
        return {rows.amin(0), {}};
    case HeadFusion::Max:
        return {rows.amax(0), {}};
    case HeadFusion::Mean:
        break;
    }
    return {rows.mean(0), {}};
}

} // namespace hydra
