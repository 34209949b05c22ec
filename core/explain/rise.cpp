// SPDX-License-Identifier: GPL-3.0-or-later
// RISE (Petsiuk et al. 2018; reference.md 5.41): the mean of the class's probability over the random masks
// that show a pixel, sum p m / sum m, which is free of the bias towards pixels that are often shown.
#include "core/base/counter_random.h"
#include "core/explain/black_box.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

constexpr std::uint64_t riseSeed = 1, riseStream = 0x52495345; // "RISE"

} // namespace

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
    constexpr double never = 1e-4; // of a pixel that no mask shows
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

TokenValues riseMap(const Trace& trace, const Question& question)
{
    Asking asking(trace, question, measuredBy(question.options));
    return riseMap(asking);
}

} // namespace hydra
