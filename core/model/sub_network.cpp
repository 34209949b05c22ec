// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/sub_network.h"

#include "core/base/error.h"

namespace hydra {

template<>
const EnumWords<SliceScheme>& enumWords<SliceScheme>()
{
    static const EnumWords<SliceScheme> words{{SliceScheme::HydraViT, "hydravit"},
                                              {SliceScheme::MatFormer, "matformer"},
                                              {SliceScheme::DynaBert, "dynabert"},
                                              {SliceScheme::SortedNet, "sortednet"}};
    return words;
}

const char* titleOf(SliceScheme scheme) noexcept
{
    static constexpr const char* titles[] = {"HydraViT", "MatFormer", "DynaBERT", "SortedNet"};
    return titles[static_cast<int>(scheme)];
}

SubNetwork fullNetwork(const VitConfig& config)
{
    return firstHeads(config.numHeads.value);
}

SubWidths widthsOf(const VitConfig& config, const SubNetwork& sub)
{
    const int heads = config.numHeads.value;
    const int k = sub.heads;
    if (k < 1 || k > heads) {
        throw usageError("heads: expected 1 to %1, got %2", heads, k);
    }
    const auto share = [&](int whole, const char* what) {
        const std::int64_t scaled = std::int64_t(whole) * k;
        if (scaled % heads != 0) {
            throw usageError("heads: %1 of %2 heads under the %3 scheme do not divide a %4 of %5 evenly", k,
                             heads, name(sub.scheme), what, whole);
        }
        return static_cast<int>(scaled / heads);
    };
    const int embed = config.embedDim.value;
    const int width = config.headDim.value;
    if (!config.headOrder.value.empty()) { // only attention heads have an order
        return {embed, k, width, config.mlpHidden.value};
    }
    const int hidden = share(config.mlpHidden.value, phrase("hidden width"));
    switch (sub.scheme) {
    case SliceScheme::HydraViT:
        return {share(embed, "embedding"), k, width, hidden};
    case SliceScheme::MatFormer:
        return {embed, heads, width, hidden};
    case SliceScheme::DynaBert:
        return {embed, k, width, hidden};
    case SliceScheme::SortedNet:
        return {share(embed, "embedding"), heads, share(width, phrase("head width")), hidden};
    }
    return {};
}

} // namespace hydra
