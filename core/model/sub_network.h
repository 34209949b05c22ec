// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the full weights that is run: k heads under one of the four slicing schemes of the HydraViT
// paper (reference.md "Sub-networks", "Slicing schemes"). Plain data.
#pragma once

#include "core/model/vit_config.h"

namespace hydra {

enum class SliceScheme
{
    HydraViT,
    MatFormer,
    DynaBert,
    SortedNet
};

template<>
const EnumWords<SliceScheme>& enumWords<SliceScheme>(); // "hydravit", "matformer", "dynabert", "sortednet"
[[nodiscard]] const char* titleOf(SliceScheme scheme) noexcept; // "MatFormer"

struct SubNetwork
{
    SliceScheme scheme = SliceScheme::HydraViT;
    int heads = 0; // k in 1..H

    friend bool operator==(const SubNetwork& a, const SubNetwork& b)
    {
        return a.scheme == b.scheme && a.heads == b.heads;
    }
};

// The first K heads of every block, and the matching widths: HydraViT's own scheme.
[[nodiscard]] constexpr SubNetwork firstHeads(int k) noexcept
{
    return {SliceScheme::HydraViT, k};
}

// The widths for (scheme, k): embedding e, attention heads, head width d, MLP hidden m.
struct SubWidths
{
    int embed = 0, heads = 0, headDim = 0, mlpHidden = 0;
    [[nodiscard]] int inner() const noexcept { return heads * headDim; }
};

// For a network whose heads were ordered by importance, under every scheme: the first k heads of each block,
// all else at full width. Throws Error{Usage} if k is outside 1..H or a width would be fractional.
[[nodiscard]] SubWidths widthsOf(const VitConfig& config, const SubNetwork& sub);
[[nodiscard]] SubNetwork fullNetwork(const VitConfig& config);

} // namespace hydra
