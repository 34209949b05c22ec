// SPDX-License-Identifier: GPL-3.0-or-later
// What the rounds of ThinkingViT and ProgResViT have beside the blocks (reference.md "Rounds: ThinkingViT and
// ProgResViT"). With Y the normed tokens of the round before, E the embedding, and n0, n the widths of the
// two rounds:
//   Recycled  x = E + alpha (W Y + b)
//   Growing   x = g_in E + g_prev Proj(Y), Proj: patches bilinear to the new grid, depthwise 3 x 3, 1 x 1
// A gate is g(c) = 1 + W2 silu(W1 c + b1) + b2 of c = silu(W [s, (s L + b) / (S L - 1), log2(size / 224),
// log2(before / 224), log2(size / before)] + b) in block b of round s. It knows no picture: a constant.
// ThinkingViT, CVPR 2026, and ProgResViT, by HydraViT's authors.
#pragma once

#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <string>

namespace hydra {

// A matrix of a gate: no relevance passes through it.
[[nodiscard]] bool isOfGate(const std::string& tensor);

// What the round of SUB reads of the one before; empty in the first.
[[nodiscard]] RoundView roundViewOf(const VitConfig& config, const NamedTensors& tensors,
                                    const SubNetwork& sub);
// The gates of BLOCK in the round of SUB, into its scales.
void takeGates(BlockWeights& b, const VitConfig& config, const NamedTensors& tensors, const SubNetwork& sub,
               int block);

// The picture [B,3,H,W] that the round of SUB looks at: PIXELS, or bicubic with antialias at the round's
// size.
[[nodiscard]] at::Tensor pictureOf(const VitConfig& config, const SubNetwork& sub, const at::Tensor& pixels);
// d target / d PIXELS [3,H,W] from the GRADIENT [3,h,w] at a picture made of them so.
[[nodiscard]] at::Tensor throughPicture(const at::Tensor& gradient, std::int64_t height, std::int64_t width);

struct Grids // of patches
{
    int prefix = 1;
    int rowsBefore = 0, colsBefore = 0, rows = 0, cols = 0;
};
// TOKENS Y [B,T0,n0] -> what is added to the (gated) embedding [B,T,e], in the precision of TOKENS.
[[nodiscard]] at::Tensor recycled(const RoundView& round, const at::Tensor& tokens, const Grids& grids);
// Back: GRADIENT [T,e] where the tokens enter -> at Y [T0,n0].
[[nodiscard]] at::Tensor throughRecycling(const RoundView& round, const at::Tensor& gradient,
                                          const Grids& grids);

} // namespace hydra
