// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attend.h"

#include "core/attention/hydra_attention.h"
#include "core/attention/kernel.h"
#include "core/attention/softmax_attention.h"
#include "core/base/error.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

at::Tensor splitHeads(const at::Tensor& x, int heads)
{
    return x.reshape({x.size(0), x.size(1), heads, x.size(2) / heads}).transpose(1, 2); // [B, heads, T, d]
}

at::Tensor joinHeads(const at::Tensor& x)
{
    return x.transpose(1, 2).reshape({x.size(0), x.size(2), x.size(1) * x.size(3)});
}

} // namespace

int headsOf(const BlockAttention& block, const HeadLayout& layout, std::int64_t inner)
{
    if (block.kind == AttentionKind::Hydra) {
        return static_cast<int>(inner);
    }
    const int heads = block.kind == AttentionKind::Linear && block.heads > 0 ? block.heads : layout.heads;
    if (inner % heads != 0) {
        throw usageError("attention plan: linear with ", heads, " heads does not divide the ", inner,
                         " features of this sub-network");
    }
    return heads;
}

at::Tensor attendLinearRaw(const at::Tensor& phiQ, const at::Tensor& phiK, const at::Tensor& v, int heads)
{
    if (heads == v.size(2)) { // Hydra: one feature a head
        return phiQ * at::sum(phiK * v, 1, true);
    }
    const at::Tensor state =
        at::matmul(splitHeads(phiK, heads).transpose(-2, -1), splitHeads(v, heads)); // [B, h, d, d]
    return joinHeads(at::matmul(splitHeads(phiQ, heads), state));
}

at::Tensor attend(const at::Tensor& q, const at::Tensor& k, const at::Tensor& v, const BlockAttention& block,
                  const HeadLayout& layout)
{
    const int heads = headsOf(block, layout, v.size(2));
    if (block.kind == AttentionKind::Softmax) {
        const at::Tensor scores =
            at::matmul(splitHeads(q, heads) * layout.scale, splitHeads(k, heads).transpose(-2, -1));
        return joinHeads(at::matmul(at::softmax(scores, -1), splitHeads(v, heads)));
    }
    const at::Tensor out = attendLinearRaw(phiQuery(q, block.kernel), phiKey(k, block.kernel), v, heads);
    return normalisesOutput(block.kernel) ? normaliseOutput(out) : out;
}

at::Tensor attendFast(const at::Tensor& qkv, const BlockAttention& block, const HeadLayout& layout,
                      at::Tensor* probabilities)
{
    const std::int64_t inner = qkv.size(2) / 3;
    const int heads = headsOf(block, layout, inner);
    if (block.kind == AttentionKind::Softmax) {
        return softmaxAttention(qkv, heads, layout.scale, probabilities);
    }
    at::Tensor out;
    if (heads == inner && qkv.scalar_type() == at::kFloat) {
        out = hydraAttention(qkv, block.kernel);
    } else {
        const auto parts = qkv.split(inner, 2);
        out = attendLinearRaw(phiQuery(parts[0], block.kernel), phiKey(parts[1], block.kernel), parts[2],
                              heads);
    }
    return normalisesOutput(block.kernel) ? normaliseOutput(out) : out;
}

} // namespace hydra
