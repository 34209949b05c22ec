// SPDX-License-Identifier: GPL-3.0-or-later
// Black-box methods that hide parts of the picture, and their number of passes.
#include "core/base/counter_random.h"
#include "core/explain/black_box.h"
#include "core/model/sub_network.h"
#include "core/model/vit_config.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

// The paint [3,1,1] in normalised values.
at::Tensor paintOf(Fill fill, const ShownPicture& shown)
{
    const at::TensorOptions as = shown.pixels.options();
    if (fill == Fill::Mean) {
        return at::zeros({3, 1, 1}, as);
    }
    if (fill == Fill::Average) {
        return shown.pixels[0].mean(at::IntArrayRef{1, 2}, true);
    }
    at::Tensor paint = at::empty({3, 1, 1}, as);
    for (int c = 0; c < 3; ++c) {
        const auto i = static_cast<std::size_t>(c);
        paint[c].fill_(((fill == Fill::White ? 1.0 : 0.0) - shown.mean[i]) / shown.std[i]);
    }
    return paint;
}

constexpr std::uint64_t riseSeed = 1, riseStream = 0x52495345; // "RISE"

} // namespace

OcclusionGrid occlusionGrid(const MapOptions& options, std::int64_t height, std::int64_t width, int patch)
{
    const int unit = options.windowUnit == WindowUnit::Patches ? patch : 1;
    OcclusionGrid grid;
    grid.size = std::min<std::int64_t>(std::int64_t(options.window) * unit, std::max(height, width));
    grid.stride = std::int64_t(options.stride) * unit;
    const auto along = [&](std::int64_t side) {
        const std::int64_t rest = std::max<std::int64_t>(0, side - grid.size);
        return (rest + grid.stride - 1) / grid.stride + 1;
    };
    grid.rows = along(height);
    grid.cols = along(width);
    return grid;
}

// Occlusion (Zeiler & Fergus 2014; reference.md "Occlusion"): the target's loss when a square of the picture
// is painted over; a pixel gets the mean of the squares that cover it.
TokenValues occlusionMap(Asking& asking)
{
    const ShownPicture& shown = asking.shown();
    const std::int64_t height = shown.pixels.size(2), width = shown.pixels.size(3);
    const OcclusionGrid grid = occlusionGrid(asking.options(), height, width, int(height / shown.rows));
    const at::Tensor paint = paintOf(asking.options().fill, shown);
    const std::int64_t places = grid.rows * grid.cols;
    // The square at place I of X [...,H,W].
    const auto square = [&](const at::Tensor& x, std::int64_t i) {
        const std::int64_t top = i / grid.cols * grid.stride, left = i % grid.cols * grid.stride;
        return x.narrow(-2, top, std::min(grid.size, height - top))
            .narrow(-1, left, std::min(grid.size, width - left));
    };
    asking.announce(places + 1);
    const double whole = asking.whole();
    const at::Tensor sum = at::zeros({height, width}, at::kDouble), covered = at::zeros_like(sum);
    const auto map = [&] { return TokenValues{{}, {}, sum / covered.clamp_min(1)}; };
    for (std::int64_t first = 0; first < places;) {
        const std::int64_t count = std::min(asking.picturesAtOnce(), places - first);
        const at::Tensor pictures = shown.pixels.repeat({count, 1, 1, 1});
        for (std::int64_t i = 0; i < count; ++i) {
            square(pictures[i], first + i).copy_(paint);
        }
        const at::Tensor left = asking.ofPictures(pictures);
        for (std::int64_t i = 0; i < count; ++i) {
            square(sum, first + i).add_(whole - left[i].item<double>());
            square(covered, first + i).add_(1);
        }
        first += count;
        asking.offer(map);
    }
    return map();
}

TokenValues occlusionMap(const Trace& trace, const MethodInput& question)
{
    Asking asking(trace, question, measuredBy(question.options));
    return occlusionMap(asking);
}

// RISE (Petsiuk et al. 2018; reference.md "RISE"): the mean of the class's probability over the random masks
// that show a pixel, sum p m / sum m, which is free of the bias towards pixels that are often shown.
at::Tensor riseMasks(int grid, std::int64_t height, std::int64_t width, std::int64_t first,
                     std::int64_t count)
{
    const std::int64_t cellHeight = (height + grid - 1) / grid, cellWidth = (width + grid - 1) / grid;
    at::Tensor masks = at::empty({count, height, width}, at::kFloat);
    for (std::int64_t i = 0; i < count; ++i) {
        CounterRandom random(riseSeed, riseStream, static_cast<std::uint64_t>(first + i));
        at::Tensor cells = at::empty({1, 1, grid, grid}, at::kFloat);
        std::generate_n(cells.data_ptr<float>(), cells.numel(),
                        [&] { return random.uniform() < 0.5 ? 1.F : 0.F; });
        const at::Tensor large = at::upsample_bilinear2d(
            cells, at::IntArrayRef{(grid + 1) * cellHeight, (grid + 1) * cellWidth}, false)[0][0];
        const auto top = static_cast<std::int64_t>(random.below(static_cast<std::uint32_t>(cellHeight)));
        const auto left = static_cast<std::int64_t>(random.below(static_cast<std::uint32_t>(cellWidth)));
        masks[i].copy_(large.narrow(0, top, height).narrow(1, left, width));
    }
    return masks;
}

at::Tensor MaskSums::mean() const
{
    constexpr double never = 1e-4; // avoids 0/0 for a pixel that no mask shows
    return weighted / (shown + never);
}

MaskSums throughMasks(Asking& asking, std::int64_t number, const MaskSource& masks)
{
    const at::Tensor& pixels = asking.shown().pixels;
    const std::int64_t height = pixels.size(2), width = pixels.size(3);
    MaskSums sums{at::zeros({height, width}, at::kDouble), at::zeros({height, width}, at::kDouble)};
    for (std::int64_t first = 0; first < number;) {
        const std::int64_t count = std::min(asking.picturesAtOnce(), number - first);
        const at::Tensor some = masks(first, count);
        const at::Tensor worth = asking.ofPictures(pixels * some.unsqueeze(1).to(pixels.options()));
        const at::Tensor exact = some.to(at::kDouble);
        sums.weighted += (worth.view({count, 1, 1}) * exact).sum(0);
        sums.shown += exact.sum(0);
        first += count;
        asking.offer([&] { return TokenValues{{}, {}, sums.mean()}; });
    }
    return sums;
}

TokenValues riseMap(Asking& asking)
{
    const MapOptions& options = asking.options();
    const at::Tensor& pixels = asking.shown().pixels;
    asking.announce(options.masks);
    const auto masks = [&](std::int64_t first, std::int64_t count) {
        return riseMasks(options.maskGrid, pixels.size(2), pixels.size(3), first, count);
    };
    return {{}, {}, throughMasks(asking, options.masks, masks).mean()};
}

TokenValues riseMap(const Trace& trace, const MethodInput& question)
{
    Asking asking(trace, question, measuredBy(question.options));
    return riseMap(asking);
}

// The number of forward passes of a map, known in advance.
PassCount passesOf(const MapOptions& options, const VitConfig& config, const SubNetwork& sub, int rows,
                   int cols)
{
    const MethodInfo& info = methodInfo(options.method);
    switch (info.blackBox) {
    case BlackBox::None:
        return {info.usesSteps ? options.steps : info.passes, info.endsEarly};
    case BlackBox::Occlusion: {
        const std::int64_t patch = config.patchSize;
        const OcclusionGrid grid = occlusionGrid(options, rows * patch, cols * patch, config.patchSize);
        return {2 + grid.rows * grid.cols};
    }
    case BlackBox::Rise:
        return {1 + std::int64_t(options.masks)};
    case BlackBox::Shapley: {
        const int groups = std::clamp(options.groups, 1, std::max(1, rows * cols));
        return {groups <= mostExactGroups ? 1 + (std::int64_t(1) << groups)
                                          : 3 + std::int64_t(options.permutations) * (groups - 1)};
    }
    case BlackBox::VitCx:
        return {2 + 2 * std::int64_t(widthsOf(config, sub).embed), true};
    }
    return {};
}

} // namespace hydra
