// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/patch_embedding.h"

#include "core/base/error.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

#include <array>

namespace hydra {

namespace {

// GRID [1,n,h,w] resized to ROWS x COLS.
at::Tensor resized(const at::Tensor& grid, int rows, int cols, PositionResize how)
{
    const std::array<std::int64_t, 2> size{rows, cols};
    switch (how) {
    case PositionResize::BicubicAntialias:
        return at::_upsample_bicubic2d_aa(grid, size, false);
    case PositionResize::Bicubic:
        return at::upsample_bicubic2d(grid, size, false);
    case PositionResize::BicubicScaled: { // DINOv2's offset against rounding of the size; it remains in the
                                          // step
        constexpr double offset = 0.1;
        return at::upsample_bicubic2d(grid, size, false, (rows + offset) / double(grid.size(2)),
                                      (cols + offset) / double(grid.size(3)));
    }
    case PositionResize::Bilinear:
        return at::upsample_bilinear2d(grid, size, false);
    }
    return grid;
}

} // namespace

at::Tensor resizePositions(const at::Tensor& patches, int oldRows, int oldCols, int rows, int cols,
                           PositionResize how)
{
    if (oldRows == rows && oldCols == cols) {
        return patches;
    }
    const at::Tensor grid = patches.t().reshape({1, patches.size(1), oldRows, oldCols}).contiguous();
    return resized(grid, rows, cols, how)[0].flatten(1).t().contiguous();
}

at::Tensor resizePatchKernel(const at::Tensor& kernel, int size, bool bilinear)
{
    const std::int64_t p = kernel.size(2);
    if (p == size) {
        return kernel;
    }
    const at::Tensor units = at::eye(p * p, at::kDouble).view({1, p * p, p, p});
    const at::Tensor columns =
        resized(units, size, size, bilinear ? PositionResize::Bilinear : PositionResize::BicubicAntialias);
    const at::Tensor inverse = at::linalg_pinv(columns[0].flatten(1)); // of B^T [p^2,size^2]: [size^2,p^2]
    return at::matmul(kernel.to(at::kDouble).flatten(2), inverse.t())
        .view({kernel.size(0), kernel.size(1), size, size})
        .to(kernel.scalar_type());
}

at::Tensor patchesOf(const at::Tensor& pixels, int patchSize)
{
    const std::int64_t B = pixels.size(0);
    const std::int64_t rows = pixels.size(2) / patchSize;
    const std::int64_t cols = pixels.size(3) / patchSize;
    return pixels.reshape({B, 3, rows, patchSize, cols, patchSize})
        .permute({0, 2, 4, 1, 3, 5}) // [B, rows, cols, 3, p, p]
        .reshape({B, rows * cols, 3 * patchSize * patchSize});
}

at::Tensor embed(const VitConfig& config, const SubWeights& weights, const at::Tensor& pixels,
                 EmbeddingTrace* trace)
{
    const int p = config.patchSize;
    if (pixels.dim() != 4 || pixels.size(1) != 3 || pixels.size(2) % p != 0 || pixels.size(3) % p != 0
        || pixels.size(2) < p || pixels.size(3) < p) {
        throw inputError(
            "network input: expected [B,3,H,W] with H and W multiples of the patch size %1, got %2", p,
            pixels.sizes());
    }
    const at::Tensor patches = patchesOf(pixels, p); // [B, P, 3pp]
    const std::int64_t B = patches.size(0);
    const std::int64_t P = patches.size(1);
    const std::int64_t e = weights.widths.embed;
    const std::int64_t prefix = weights.prefix.defined() ? weights.prefix.size(0) : 0;
    // The number of prefix tokens with a position: 0, all, or only the class token before registers.
    const std::int64_t placed =
        weights.positions.defined() ? weights.positions.size(0) - config.positions() : 0;
    const at::Tensor positions = weights.positions.defined()
        ? resizePositions(weights.positions.narrow(0, placed, config.positions()), config.positionRows(),
                          config.positionCols(), static_cast<int>(pixels.size(2) / p),
                          static_cast<int>(pixels.size(3) / p), config.positionResize)
        : at::zeros({P, e}, pixels.options());
    at::Tensor tokens = at::empty({B, prefix + P, e}, pixels.options());
    for (std::int64_t b = 0; b < B; ++b) {
        const at::Tensor rows = tokens[b].narrow(0, prefix, P);
        rows.copy_(positions);
        affineInto(patches[b], weights.patch.weight, weights.patch.bias, rows, Epilogue::AddToOutput);
        if (prefix > 0) {
            tokens[b].narrow(0, 0, prefix).copy_(weights.prefix);
            if (placed > 0) {
                tokens[b].narrow(0, 0, placed).add_(weights.positions.narrow(0, 0, placed));
            }
        }
    }
    if (trace != nullptr) {
        trace->positions = at::zeros({prefix + P, e}, pixels.options());
        trace->positions.narrow(0, prefix, P).copy_(positions);
        if (placed > 0) {
            trace->positions.narrow(0, 0, placed).copy_(weights.positions.narrow(0, 0, placed));
        }
        trace->sum = tokens[0];
    }
    NormTrace norm;
    tokens = normalise(tokens, weights.normPre, config.normEps, &norm);
    if (trace != nullptr && weights.normPre.present()) {
        trace->norm = {norm.mean[0], norm.inverseDeviation[0], norm.output[0]};
    }
    return tokens;
}

} // namespace hydra
