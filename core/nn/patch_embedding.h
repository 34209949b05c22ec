// SPDX-License-Identifier: GPL-3.0-or-later
// Pixels to tokens: patch projection, prefix tokens, position embedding for any grid.
#pragma once

#include "core/nn/trace.h"

#include <ATen/core/Tensor.h>

namespace hydra {

// Resamples the patch part of a position embedding [oldRows*oldCols, e] for another grid, by HOW.
[[nodiscard]] at::Tensor resizePositions(const at::Tensor& patches, int oldRows, int oldCols, int rows,
                                         int cols, PositionResize how = PositionResize::BicubicAntialias);

// A patch kernel [e,3,p,p] for patches of SIZE pixels (FlexiViT, Beyer et al., CVPR 2023): with B the matrix
// of the resize p x p -> SIZE x SIZE of one channel, (B^T)^+ vec(kernel), so that a resized patch has the
// same product. BILINEAR: without antialias, as in timm's flexivit; else bicubic with it, as in timm's other
// models.
[[nodiscard]] at::Tensor resizePatchKernel(const at::Tensor& kernel, int size, bool bilinear);

// pixels [B,3,H,W] -> patches [B, rows*cols, 3*p*p], features ordered as the convolution's weight.
[[nodiscard]] at::Tensor patchesOf(const at::Tensor& pixels, int patchSize);

// pixels [B,3,H,W] -> tokens [B,T,e] with positions added (and norm_pre applied).
// Fills TRACE (B = 1) if given. Throws Error{Input} if H or W is not a multiple of the patch size.
[[nodiscard]] at::Tensor embed(const VitConfig& config, const SubWeights& weights, const at::Tensor& pixels,
                               EmbeddingTrace* trace = nullptr);

} // namespace hydra
