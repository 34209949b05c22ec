// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attend.h"

#include "core/attention/hydra_attention.h"
#include "core/attention/kernel.h"
#include "core/attention/softmax_attention.h"
#include "core/base/error.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

// Softmax attention inside SIZE x SIZE windows of the patch grid (the last row and column of windows may be
// smaller); prefix tokens attend to all tokens, and every patch to them. O(T (size^2 + prefix) d).

// The patches of one window, as token numbers.
at::Tensor patchesIn(const HeadLayout& layout, int size, int row, int col, const at::Device& device)
{
    std::vector<std::int64_t> tokens;
    for (int r = row; r < std::min(row + size, layout.rows); ++r) {
        for (int c = col; c < std::min(col + size, layout.cols); ++c) {
            tokens.push_back(layout.prefix + std::int64_t(r) * layout.cols + c);
        }
    }
    return at::tensor(tokens, at::kLong).to(device);
}

// [T,T], true where the row's token may attend to the column's.
at::Tensor windowMask(const HeadLayout& layout, int size, const at::TensorOptions& options)
{
    const std::int64_t T = layout.prefix + std::int64_t(layout.rows) * layout.cols;
    const int across = (layout.cols + size - 1) / size;
    std::vector<std::int64_t> window(static_cast<std::size_t>(T), -1); // window of each token; -1: prefix
    for (std::int64_t i = layout.prefix; i < T; ++i) {
        const std::int64_t patch = i - layout.prefix;
        window[static_cast<std::size_t>(i)] =
            patch / layout.cols / size * across + patch % layout.cols / size;
    }
    const at::Tensor of = at::tensor(window, at::kLong).to(options.device());
    const at::Tensor same = of.unsqueeze(1) == of.unsqueeze(0);
    const at::Tensor free = of < 0;
    return same.logical_or(free.unsqueeze(0)).logical_or(free.unsqueeze(1));
}

// qkv [B,T,3*inner] contiguous -> [B,T,inner], window by window, without a T x T tensor.
at::Tensor windowAttention(const at::Tensor& qkv, const HeadLayout& layout, int size)
{
    const std::int64_t prefix = layout.prefix;
    const at::Tensor always = at::arange(prefix, qkv.options().dtype(at::kLong));
    at::Tensor out = at::empty({qkv.size(0), qkv.size(1), qkv.size(2) / 3}, qkv.options());
    for (int row = 0; row < layout.rows; row += size) {
        for (int col = 0; col < layout.cols; col += size) {
            const at::Tensor patches = patchesIn(layout, size, row, col, qkv.device());
            const at::Tensor seen = qkv.index_select(1, at::cat({always, patches}, 0));
            const at::Tensor found = softmaxAttention(seen, layout.heads, layout.scale, nullptr);
            out.index_copy_(1, patches, found.narrow(1, prefix, patches.size(0)));
        }
    }
    if (prefix > 0) {
        out.narrow(1, 0, prefix).copy_(softmaxAttention(qkv, layout.heads, layout.scale, nullptr, prefix));
    }
    return out;
}

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
        throw usageError(
            "attention plan: %1 heads of linear attention do not divide the %2 features of this sub-network",
            heads, inner);
    }
    return heads;
}

at::Tensor attendLinearRaw(const at::Tensor& phiQ, const at::Tensor& phiK, const at::Tensor& v, int heads)
{
    if (heads == v.size(2)) { // Hydra: one feature per head
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
        const int parts = phiParts(block, heads);
        const at::Tensor out =
            attendLinearRaw(phiQuery(q, kernel, parts), phiKey(k, kernel, parts), v, heads);
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
    const int ofPhi = phiParts(block, heads);
    const at::Tensor out = heads == inner && ofPhi == 1 && qkv.is_cpu() && qkv.scalar_type() == at::kFloat
        ? hydraAttention(qkv, kernel)
        : attendLinearRaw(phiQuery(parts[0], kernel, ofPhi), phiKey(parts[1], kernel, ofPhi), parts[2],
                          heads);
    if (insides != nullptr && normalisesOutput(kernel)) {
        insides->raw = out;
    }
    return normalisesOutput(kernel) ? normaliseOutput(out) : out;
}

} // namespace hydra
