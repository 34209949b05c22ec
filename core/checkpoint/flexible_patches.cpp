// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/flexible_patches.h"

#include "core/base/error.h"
#include "core/format/shape_text.h"
#include "core/nn/patch_embedding.h"

#include <ATen/ATen.h>

#include <cmath>

namespace hydra {

namespace {

constexpr int mostSide = 96; // pixels; FlexiViT was trained from 8 to 48

int rootOf(std::int64_t value)
{
    const auto root = static_cast<int>(std::llround(std::sqrt(double(value))));
    return std::int64_t(root) * root == value ? root : 0;
}

} // namespace

void choosePatchSize(NamedTensors& tensors, const Facts& facts, ModelOverrides& user, const std::string& file)
{
    const auto kernel = tensors.find("patch_embed.proj.weight");
    const auto positions = tensors.find("pos_embed");
    const auto how =
        facts.first([](const Metadata& words) { return words.choice<PositionResize>("position_resize"); });
    const bool flexible = how && how->value == PositionResize::Bilinear;
    if (!user.patchSize || !flexible || kernel == tensors.end() || kernel->second.dim() != 4
        || kernel->second.size(3) == *user.patchSize) {
        return;
    }
    const int side = *user.patchSize;
    const std::int64_t rows =
        positions != tensors.end() && positions->second.dim() == 3 && positions->second.size(0) == 1
        ? positions->second.size(1)
        : 0;
    const int grid = rootOf(rows);
    const std::int64_t old = kernel->second.size(3);
    if (grid == 0 || side > mostSide || old < 1 || old > mostSide || kernel->second.size(2) != old) {
        throw inputError(file, ": patches of ", side, " pixels: expected at most ", mostSide,
                         ", a square kernel and positions of a square grid of patches alone; found ",
                         shapeText(kernel->second.sizes()));
    }
    const int own = grid * static_cast<int>(old);
    const int height = user.imageSize.value_or(std::max(1, int(std::lround(double(own) / side))) * side);
    const int width = user.imageSize ? user.imageWidth.value_or(height) : height;
    if (height % side != 0 || width % side != 0) {
        throw inputError(file, ": image size ", height, "x", width, ": expected multiples of the patch size ",
                         side);
    }
    const at::Tensor resized = resizePositions(positions->second[0].to(at::kDouble), grid, grid,
                                               height / side, width / side, PositionResize::Bilinear);
    positions->second = resized.unsqueeze(0).to(at::kFloat);
    kernel->second = resizePatchKernel(kernel->second, side, true).to(at::kFloat).contiguous();
    user.imageSize = height;
    user.imageWidth = width;
}

} // namespace hydra
