// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attend.h"

#include "core/attention/hydra_attention.h"
#include "core/attention/kernel.h"
#include "core/attention/softmax_attention.h"
#include "core/attention/window_attention.h"
#include "core/base/error.h"

#include <ATen/ATen.h>

#include <cmath>

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

HeadLayout layoutOf(const BlockAttention& block, const HeadLayout& network, std::int64_t inner)
{
    HeadLayout layout = network;
    if (infoOf(block.kind).oneHead) {
        layout.heads = 1;
        layout.scale = 1.0 / std::sqrt(double(inner));
    }
    return layout;
}

int headsOf(const BlockAttention& block, const HeadLayout& layout, std::int64_t inner)
{
    const bool sums = infoOf(block.kind).combination == Combination::Sums;
    if (sums && block.kind != AttentionKind::Linear) {
        return static_cast<int>(inner);
    }
    const int heads = block.kind == AttentionKind::Linear && block.heads > 0
        ? block.heads
        : layoutOf(block, layout, inner).heads;
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
                  const HeadLayout& network)
{
    const int heads = headsOf(block, network, v.size(2));
    const Combination combination = infoOf(block.kind).combination;
    if (combination == Combination::Sums) {
        const Kernel kernel = kernelOf(block);
        const at::Tensor out = attendLinearRaw(phiQuery(q, kernel), phiKey(k, kernel), v, heads);
        return normalisesOutput(kernel) ? normaliseOutput(out) : out;
    }
    const HeadLayout layout = layoutOf(block, network, v.size(2));
    at::Tensor scores =
        at::matmul(splitHeads(q, heads) * layout.scale, splitHeads(k, heads).transpose(-2, -1));
    if (layout.bias.defined()) {
        scores = scores + layout.bias;
    }
    if (combination == Combination::Windows) {
        scores = scores.masked_fill(windowMask(layout, block.window, q.options()).logical_not(), -INFINITY);
    }
    return joinHeads(at::matmul(at::softmax(scores, -1), splitHeads(v, heads)));
}

at::Tensor attendFast(const at::Tensor& qkv, const BlockAttention& block, const HeadLayout& network,
                      AttentionInsides* insides)
{
    const std::int64_t inner = qkv.size(2) / 3;
    const int heads = headsOf(block, network, inner);
    const HeadLayout layout = layoutOf(block, network, inner);
    const auto parts = qkv.split(inner, 2);
    switch (infoOf(block.kind).combination) {
    case Combination::Softmax:
        return softmaxAttention(qkv, heads, layout.scale, insides, 0, layout.bias);
    case Combination::Windows: {
        if (insides == nullptr && !layout.bias.defined()) {
            return windowAttention(qkv, layout, block.window);
        }
        const at::Tensor scores =
            at::matmul(splitHeads(parts[0], heads), splitHeads(parts[1], heads).transpose(-2, -1));
        at::Tensor scaled = scores * layout.scale;
        if (layout.bias.defined()) {
            scaled.add_(layout.bias);
        }
        const at::Tensor a =
            scaled.masked_fill_(windowMask(layout, block.window, qkv.options()).logical_not(), -INFINITY)
                .softmax(-1);
        if (insides != nullptr) {
            insides->scores = insides->keepScores ? scores.to(at::kFloat) : at::Tensor();
            insides->probabilities = a;
        }
        return joinHeads(at::matmul(a, splitHeads(parts[2], heads)));
    }
    case Combination::Sums:
        break;
    }
    const Kernel kernel = kernelOf(block);
    const at::Tensor out = heads == inner && qkv.is_cpu() && qkv.scalar_type() == at::kFloat
        ? hydraAttention(qkv, kernel)
        : attendLinearRaw(phiQuery(parts[0], kernel), phiKey(parts[1], kernel), parts[2], heads);
    if (insides != nullptr && normalisesOutput(kernel)) {
        insides->raw = out;
    }
    return normalisesOutput(kernel) ? normaliseOutput(out) : out;
}

} // namespace hydra
