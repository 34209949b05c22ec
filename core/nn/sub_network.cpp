// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/sub_network.h"

#include "core/base/error.h"

namespace hydra {

const char* name(SliceScheme scheme) noexcept
{
    switch (scheme) {
    case SliceScheme::HydraViT:
        return "hydravit";
    case SliceScheme::MatFormer:
        return "matformer";
    case SliceScheme::DynaBert:
        return "dynabert";
    case SliceScheme::SortedNet:
        return "sortednet";
    }
    return "";
}

SubNetwork fullNetwork(const VitConfig& config)
{
    return {SliceScheme::HydraViT, config.numHeads.value};
}

SubWidths widthsOf(const VitConfig& config, const SubNetwork& sub)
{
    const int heads = config.numHeads.value;
    const int k = sub.heads;
    if (k < 1 || k > heads) {
        throw usageError("heads: expected 1 to ", heads, ", got ", k);
    }
    const auto share = [&](int whole, const char* what) {
        const std::int64_t scaled = std::int64_t(whole) * k;
        if (scaled % heads != 0) {
            throw usageError("heads: ", k, " of ", heads, " heads under the ", name(sub.scheme),
                             " scheme leave a ", what, " of ", whole, " with a fraction");
        }
        return static_cast<int>(scaled / heads);
    };
    const int embed = config.embedDim.value;
    const int width = config.headDim.value;
    const int hidden = share(config.mlpHidden.value, "hidden width");
    switch (sub.scheme) {
    case SliceScheme::HydraViT:
        return {share(embed, "embedding"), k, width, hidden};
    case SliceScheme::MatFormer:
        return {embed, heads, width, hidden};
    case SliceScheme::DynaBert:
        return {embed, k, width, hidden};
    case SliceScheme::SortedNet:
        return {share(embed, "embedding"), heads, share(width, "head width"), hidden};
    }
    return {};
}

NetworkCost costOf(const VitConfig& config, const SubNetwork& sub)
{
    const SubWidths w = widthsOf(config, sub);
    const std::int64_t e = w.embed;
    const std::int64_t inner = w.inner();
    const std::int64_t m = w.mlpHidden;
    const std::int64_t P = config.patches();
    const std::int64_t T = config.tokens();
    const std::int64_t L = config.depth;
    const std::int64_t classes = config.numClasses;
    const std::int64_t pixels = 3LL * config.patchSize * config.patchSize;
    // Outputs of each feature that is pooled: a second classifier, or token and average side by side.
    const std::int64_t heads = config.distToken || config.pool == Pool::TokenAndAverage ? 2 : 1;
    const std::int64_t positions = config.posEmbedCoversPrefix ? T : P;
    const std::int64_t norms = 2 * e * (1 + (config.preNorm ? 1 : 0));
    const std::int64_t perBlock = 3 * e * inner + (config.qkvBias ? 3 * inner : 0) + inner * e + e + 2 * e * m
        + m + e + 4 * e + (config.layerScale ? 2 * e : 0) + (config.qkNorm ? 4 * w.headDim : 0);
    NetworkCost cost;
    cost.parameters = pixels * e + (config.preNorm ? 0 : e) + positions * e + config.prefixTokens() * e
        + L * perBlock + norms + heads * classes * e + (config.distToken ? 2 : 1) * classes;
    const std::int64_t attention = L * 2 * T * T * inner;
    cost.macs = pixels * P * e + L * T * (4 * e * inner + 2 * e * m) + attention + heads * classes * e;
    cost.attentionShare = double(attention) / double(cost.macs);
    return cost;
}

} // namespace hydra
