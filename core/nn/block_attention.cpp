// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/block_attention.h"

#include "core/base/error.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

namespace hydra {

namespace {

// W_A n1 + b_A for each image: tokens are mixed, features are not (Super Attention, Def. 4).
at::Tensor mixedTokens(const at::Tensor& n1, const LinearView& mixture, std::int64_t batch)
{
    const std::int64_t T = n1.size(0) / batch;
    at::Tensor mixed = at::empty_like(n1);
    for (std::int64_t b = 0; b < batch; ++b) {
        productInto(mixture.weight, n1.narrow(0, b * T, T), mixed.narrow(0, b * T, T));
    }
    return mixture.bias.defined() ? mixed.view({batch, T, -1}).add_(mixture.bias.unsqueeze(1)).view_as(mixed)
                                  : mixed;
}

} // namespace

at::Tensor queriesKeysValues(const at::Tensor& n1, const BlockWeights& w, AttentionKind kind,
                             std::int64_t batch)
{
    const KindInfo& info = infoOf(kind);
    const Source sources[] = {info.query, info.key, info.value};
    const bool plain = info.query == Source::Projection && info.value == Source::Projection;
    if (plain && w.qkv.weight.defined()) { // the three are contiguous: one product
        return affine(n1, w.qkv.weight, w.qkv.bias);
    }
    const LinearView* const layers[] = {&w.query, &w.key, &w.value};
    const std::int64_t inner = w.projection.weight.size(1);
    at::Tensor qkv = at::empty({n1.size(0), 3 * inner}, n1.options());
    for (int i = 0; i < 3; ++i) {
        const at::Tensor part = qkv.narrow(1, i * inner, inner);
        switch (sources[i]) {
        case Source::Projection:
            affineInto(n1, layers[i]->weight, layers[i]->bias, part);
            break;
        case Source::Input:
            part.copy_(n1);
            break;
        case Source::Mixture:
            part.copy_(mixedTokens(n1, w.mixture, batch));
            break;
        }
    }
    return qkv;
}

void requireServed(const BlockAttention& attention, int block, const SubWeights& weights,
                   const HeadLayout& layout)
{
    const KindInfo& info = infoOf(attention.kind);
    const BlockWeights& w = weights.blocks[static_cast<std::size_t>(block)];
    const AttentionKind served = w.servedKind();
    const Message where = message("attention plan: block %1: %2", block, info.name);
    if (served != AttentionKind::Softmax && attention.kind != served) {
        throw usageError("%1 needs its own queries, keys and values, but this block's weights were trained "
                         "for %2 and have no blocks.%3.attn.qkv.weight",
                         where, name(served), block);
    }
    if (served == AttentionKind::Softmax && info.needsOwnWeights()) {
        throw usageError(info.value == Source::Mixture
                             ? phrase("%1 needs weights trained for it: the checkpoint has "
                                      "blocks.%2.attn.qkv and no blocks.%3.attn.wa.weight")
                             : phrase("%1 needs weights trained for it: the checkpoint has "
                                      "blocks.%2.attn.qkv and no blocks.%3.attn.wq.weight"),
                         where, block, block);
    }
    const bool inputTakesPart =
        info.query == Source::Input || info.value != Source::Projection || info.skipsFromValue;
    if (inputTakesPart && weights.widths.embed != weights.widths.inner()) {
        throw usageError("%1 multiplies the %2 features of its tokens with the %3 of its heads; under this "
                         "slicing scheme they differ",
                         where, weights.widths.embed, weights.widths.inner());
    }
    const std::int64_t T = layout.prefix + std::int64_t(layout.rows) * layout.cols;
    if (info.value == Source::Mixture && w.mixture.weight.size(0) != T) {
        throw usageError("%1 mixes exactly %2 tokens, this image has %3; choose the image size that the "
                         "checkpoint was trained for",
                         where, w.mixture.weight.size(0), T);
    }
    (void)headsOf(attention, layout, weights.widths.inner());
}

} // namespace hydra
