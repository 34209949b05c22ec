// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/patch_embedding.h"

#include "core/base/error.h"
#include "core/tensor/gemm.h"

#include <ATen/ATen.h>

namespace hydra {

at::Tensor resizePositions(const at::Tensor& patches, int oldRows, int oldCols, int rows, int cols)
{
    if (oldRows == rows && oldCols == cols) {
        return patches;
    }
    const at::Tensor grid = patches.t().reshape({1, patches.size(1), oldRows, oldCols}).contiguous();
    const at::Tensor resized = at::_upsample_bicubic2d_aa(grid, {rows, cols}, false);
    return resized[0].flatten(1).t().contiguous();
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
        throw inputError("network input: expected [B,3,H,W] with H and W multiples of the patch size ", p,
                         ", got ", pixels.sizes());
    }
    const at::Tensor patches = patchesOf(pixels, p); // [B, P, 3pp]
    const std::int64_t B = patches.size(0);
    const std::int64_t P = patches.size(1);
    const std::int64_t e = weights.widths.embed;
    const std::int64_t prefix = weights.prefix.defined() ? weights.prefix.size(0) : 0;
    const std::int64_t placed =
        config.posEmbedCoversPrefix ? prefix : 0; // prefix tokens that have a position
    const at::Tensor positions = resizePositions(
        weights.positions.narrow(0, placed, weights.positions.size(0) - placed), config.gridHeight(),
        config.gridWidth(), static_cast<int>(pixels.size(2) / p), static_cast<int>(pixels.size(3) / p));
    at::Tensor tokens = at::empty({B, prefix + P, e}, pixels.options());
    for (std::int64_t b = 0; b < B; ++b) {
        const at::Tensor rows = tokens[b].narrow(0, prefix, P);
        rows.copy_(positions);
        affineInto(patches[b], weights.patch.weight, weights.patch.bias, rows, Epilogue::AddToOutput);
        if (prefix > 0) {
            tokens[b]
                .narrow(0, 0, prefix)
                .copy_(placed > 0 ? weights.prefix + weights.positions.narrow(0, 0, placed) : weights.prefix);
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
    if (weights.normPre.present()) {
        auto [output, mean, inverse] =
            at::native_layer_norm(tokens, {e}, weights.normPre.weight, weights.normPre.bias, config.normEps);
        tokens = output;
        if (trace != nullptr) {
            trace->norm = {mean[0], inverse[0], output[0]};
        }
    }
    return tokens;
}

} // namespace hydra
