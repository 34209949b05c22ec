// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/attention_layer.h"

#include "core/train/fused_attention.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

// Applies the first e rows and columns of a [D,D] layer to x [N,e].
at::Tensor projected(const at::Tensor& x, const WeightAndBias& layer)
{
    const std::int64_t e = x.size(1);
    return at::addmm(layer.bias.narrow(0, 0, e), x, layer.weight.narrow(0, 0, e).narrow(1, 0, e).t());
}

} // namespace

at::Tensor trainableQkv(const AttentionWeights& w, AttentionKind kind, const at::Tensor& n1,
                        std::int64_t batch)
{
    const KindInfo& info = infoOf(kind);
    const std::int64_t e = n1.size(1);
    if (w.qkv.weight.defined()) {
        // Rows [0, e), [D, D + e) and [2D, 2D + e): a view of [3, D, D] until one matrix is needed.
        const std::int64_t d = w.qkv.weight.size(1);
        const at::Tensor weight =
            w.qkv.weight.view({3, d, d}).narrow(1, 0, e).narrow(2, 0, e).reshape({3 * e, e});
        const at::Tensor bias = w.qkv.bias.view({3, d}).narrow(1, 0, e).reshape({3 * e});
        const at::Tensor qkv = at::addmm(bias, n1, weight.t()).view({batch, -1, 3, e});
        if (info.query == Source::Projection) {
            return qkv;
        }
        return at::stack({n1.view({batch, -1, e}), qkv.select(2, 1), qkv.select(2, 2)}, 2);
    }
    const at::Tensor tokens = n1.view({batch, -1, e});
    const at::Tensor query = projected(n1, w.query).view_as(tokens);
    const at::Tensor key = info.key == Source::Projection ? projected(n1, w.key).view_as(tokens) : tokens;
    const at::Tensor value = info.value == Source::Mixture
        ? at::matmul(w.mixture.weight, tokens) + w.mixture.bias.unsqueeze(1)
        : tokens;
    return at::stack({query, key, value}, 2);
}

at::Tensor trainableAttention(const at::Tensor& qkv, const BlockAttention& attention,
                              const HeadLayout& network)
{
    if (infoOf(attention.kind).combination == Combination::Softmax && qkv.is_cpu()) {
        const HeadLayout layout = layoutOf(attention, network, qkv.size(3));
        return fusedSoftmaxAttention(qkv.view({qkv.size(0), qkv.size(1), 3, layout.heads, -1}), layout.scale);
    }
    return attend(qkv.select(2, 0), qkv.select(2, 1), qkv.select(2, 2), attention, network);
}

} // namespace hydra
