// SPDX-License-Identifier: GPL-3.0-or-later
// Occlusion (Zeiler & Fergus 2014; reference.md 5.40): what the target loses when a square of the picture is
// painted over; a pixel has the mean of the squares that cover it.
#include "core/explain/black_box.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

// [3,1,1], after normalisation.
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

TokenValues occlusionMap(Asking& asking)
{
    const ShownPicture& shown = asking.shown();
    const std::int64_t height = shown.pixels.size(2), width = shown.pixels.size(3);
    const OcclusionGrid grid = occlusionGrid(asking.options(), height, width, int(height / shown.rows));
    const at::Tensor paint = paintOf(asking.options().fill, shown);
    const std::int64_t places = grid.rows * grid.cols;
    // Of place I in X [...,H,W].
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

TokenValues occlusionMap(const Trace& trace, const Question& question)
{
    Asking asking(trace, question, measuredBy(question.options));
    return occlusionMap(asking);
}

} // namespace hydra
