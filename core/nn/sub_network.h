// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of the full weights is run: k heads under one of the four slicing schemes of the HydraViT paper
// (methods.md 1.1, 1.2). Plain data.
#pragma once

#include "core/checkpoint/vit_config.h"

#include <cstdint>
#include <string>

namespace hydra {

enum class SliceScheme
{
    HydraViT,
    MatFormer,
    DynaBert,
    SortedNet
};

struct SubNetwork
{
    SliceScheme scheme = SliceScheme::HydraViT;
    int heads = 0; // k in 1..H

    friend bool operator==(const SubNetwork& a, const SubNetwork& b)
    {
        return a.scheme == b.scheme && a.heads == b.heads;
    }
};

// The widths that (scheme, k) gives: embedding e, attention heads, head width d, MLP hidden m.
struct SubWidths
{
    int embed = 0, heads = 0, headDim = 0, mlpHidden = 0;
    [[nodiscard]] int inner() const noexcept { return heads * headDim; }
};

// Throws Error{Usage} when k is outside 1..H or a width would not be whole.
[[nodiscard]] SubWidths widthsOf(const VitConfig& config, const SubNetwork& sub);
[[nodiscard]] SubNetwork fullNetwork(const VitConfig& config);

struct NetworkCost
{
    std::int64_t parameters = 0;
    std::int64_t macs = 0; // multiply-accumulates of one image, what is really executed
    double attentionShare =
        0; // of macs: the part that grows with T^2 (softmax) or the linear kinds' own products
};

// methods.md 1.3, parameters and MACs, softmax attention in every block; TOKENS 0 takes the configuration's
// image size.
[[nodiscard]] NetworkCost costOf(const VitConfig& config, const SubNetwork& sub);

[[nodiscard]] const char*
name(SliceScheme scheme) noexcept; // "hydravit", "matformer", "dynabert", "sortednet"

} // namespace hydra
