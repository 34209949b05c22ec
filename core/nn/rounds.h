// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of ThinkingViT's and ProgResViT's rounds other than the blocks (reference.md "Rounds: ThinkingViT
// and ProgResViT"). With Y the normed tokens of the round before, E the embedding, and n0, n the widths of
// the two rounds:
//   Recycled  x = E + alpha (W Y + b)
//   Growing   x = g_in E + g_prev Proj(Y), Proj: patches bilinear to the new grid, depthwise 3 x 3, 1 x 1
// A gate is g(c) = 1 + W2 silu(W1 c + b1) + b2 of c = silu(W [s, (s L + b) / (S L - 1), log2(size / 224),
// log2(before / 224), log2(size / before)] + b) in block b of round s. It does not depend on the picture.
// ThinkingViT, CVPR 2026, and ProgResViT, by HydraViT's authors.
#pragma once

#include "core/nn/sub_weights.h"

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <string>

namespace hydra {

// Whether TENSOR belongs to a gate; relevance is not propagated through it.
[[nodiscard]] bool isOfGate(const std::string& tensor);

// What the round of SUB reads from the one before; empty in the first.
[[nodiscard]] RoundView roundViewOf(const VitConfig& config, const NamedTensors& tensors,
                                    const SubNetwork& sub);
// Multiplies the gates of BLOCK in the round of SUB into its scales.
void takeGates(BlockWeights& b, const VitConfig& config, const NamedTensors& tensors, const SubNetwork& sub,
               int block);

// The input [B,3,H,W] of the round of SUB: PIXELS, or PIXELS resized to the round's size, bicubic with
// antialias.
[[nodiscard]] at::Tensor pictureOf(const VitConfig& config, const SubNetwork& sub, const at::Tensor& pixels);
// The backward pass of pictureOf(): from the GRADIENT [3,h,w] of its result to that of the pixels [3,H,W].
[[nodiscard]] at::Tensor throughPicture(const at::Tensor& gradient, std::int64_t height, std::int64_t width);

struct Grids // in patches
{
    int prefix = 1;
    int rowsBefore = 0, colsBefore = 0, rows = 0, cols = 0;
};
// TOKENS Y [B,T0,n0] -> the term added to the (gated) embedding [B,T,e], in the precision of TOKENS.
[[nodiscard]] at::Tensor recycled(const RoundView& round, const at::Tensor& tokens, const Grids& grids);
// Backward: GRADIENT [T,e] of that term -> of Y [T0,n0].
[[nodiscard]] at::Tensor throughRecycling(const RoundView& round, const at::Tensor& gradient,
                                          const Grids& grids);

} // namespace hydra
