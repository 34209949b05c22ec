// SPDX-License-Identifier: GPL-3.0-or-later
// ViT-CX (Xie et al., IJCAI 2023; reference.md "ViT-CX"): clusters of similar features of the last block are
// masks; each is scored by the class's probability with the mask applied, and noise added to the hidden part:
//   map = 1/N sum_i [p(x m_i + e_i) - p(x + e_i) + p(x)] m_i / sum_j m_j,   e_i = 0.1 noise_i (1 - m_i)
#include "core/base/counter_random.h"
#include "core/explain/black_box.h"
#include "core/explain/linkage.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

constexpr std::uint64_t noiseSeed = 1, noiseStream = 0x56495443; // "VITC"
constexpr double noiseSize = 0.1;
constexpr std::int64_t pixelsAtOnce = 4'000'000; // of features enlarged at once

// [N,rows,cols] -> [N,H,W], bilinear between the centres of places, constant beyond the outer ones.
at::Tensor enlarged(const at::Tensor& grids, std::int64_t height, std::int64_t width)
{
    return at::upsample_bilinear2d(grids.unsqueeze(1), at::IntArrayRef{height, width}, false).squeeze(1);
}

// The weights [n,SIDE] that enlarge n places along a side.
at::Tensor along(std::int64_t n, std::int64_t side)
{
    return at::upsample_bilinear2d(at::eye(n, at::kDouble).view({n, 1, n, 1}), at::IntArrayRef{side, 1},
                                   false)
        .view({n, side});
}

// Minimum and range of each enlarged feature [D].
std::pair<at::Tensor, at::Tensor> extentsOf(const at::Tensor& features, std::int64_t height,
                                            std::int64_t width)
{
    const std::int64_t featuresAtOnce = std::max<std::int64_t>(1, pixelsAtOnce / (height * width));
    std::vector<at::Tensor> low, high;
    for (std::int64_t first = 0; first < features.size(0); first += featuresAtOnce) {
        const at::Tensor large = enlarged(
            features.narrow(0, first, std::min(featuresAtOnce, features.size(0) - first)), height, width);
        low.push_back(large.amin(at::IntArrayRef{1, 2}));
        high.push_back(large.amax(at::IntArrayRef{1, 2}));
    }
    const at::Tensor least = at::cat(low);
    return {least, at::cat(high) - least};
}

} // namespace

// Enlarging is linear: the products of enlarged features follow from the small ones and the products of the
// weights, so that enlarged pictures are not stored.
at::Tensor clusteredFeatures(const at::Tensor& given, std::int64_t height, std::int64_t width,
                             double distance)
{
    at::Tensor features = given.to(at::kCPU, at::kDouble).contiguous();
    auto [low, range] = extentsOf(features, height, width);
    const at::Tensor varies = (range > 0).nonzero().view(-1);
    features = features.index_select(0, varies);
    low = low.index_select(0, varies);
    range = range.index_select(0, varies);
    const std::int64_t count = features.size(0);
    if (count == 0) {
        return features;
    }
    const at::Tensor down = along(features.size(1), height), across = along(features.size(2), width);
    const at::Tensor seen = at::matmul(at::matmul(at::matmul(down, down.t()), features),
                                       at::matmul(across, across.t())); // [D,rows,cols]
    const at::Tensor sums =
        at::matmul(at::matmul(features, across.sum(1)), down.sum(1)); // over all pixels [D]
    const at::Tensor products = at::matmul(features.flatten(1), seen.flatten(1).t()) - at::outer(low, sums)
        - at::outer(sums, low) + at::outer(low, low) * double(height * width);
    const at::Tensor lengths = products.diagonal().sqrt(); // including the ranges, which cancel below
    const at::Tensor distances = (1 - products / at::outer(lengths, lengths)).contiguous();
    const double* const from = distances.data_ptr<double>();
    const std::vector<int> cluster =
        completeLinkage({from, from + count * count}, static_cast<std::size_t>(count), distance);
    const int clusters = *std::max_element(cluster.begin(), cluster.end()) + 1;
    at::Tensor grids = at::zeros({clusters, features.size(1), features.size(2)}, at::kDouble);
    const at::Tensor stretched = features / range.view({-1, 1, 1});
    for (std::int64_t i = 0; i < count; ++i) {
        grids[cluster[static_cast<std::size_t>(i)]].add_(stretched[i]);
    }
    return grids;
}

at::Tensor stretchedMasks(const at::Tensor& grids, std::int64_t height, std::int64_t width)
{
    const at::Tensor large = enlarged(grids, height, width);
    const at::Tensor low = large.amin(at::IntArrayRef{1, 2}, true);
    return (large - low) / (large.amax(at::IntArrayRef{1, 2}, true) - low);
}

at::Tensor vitCxNoise(std::int64_t i, std::int64_t height, std::int64_t width)
{
    CounterRandom random(noiseSeed, noiseStream, static_cast<std::uint64_t>(i));
    at::Tensor noise = at::empty({3, height, width}, at::kFloat);
    std::generate_n(noise.data_ptr<float>(), noise.numel(),
                    [&] { return static_cast<float>(random.normal()); });
    return noise;
}

at::Tensor causalMap(Asking& asking, std::int64_t number, const MaskSource& masks, const NoiseSource& noise)
{
    const at::Tensor& pixels = asking.shown().pixels;
    const std::int64_t height = pixels.size(2), width = pixels.size(3);
    asking.announce(1 + 2 * number);
    const double whole = asking.whole();
    const at::Tensor weighted = at::zeros({height, width}, at::kDouble), shown = at::zeros_like(weighted);
    std::int64_t done = 0;
    const auto map = [&] {
        return at::where(shown > 0, weighted / shown, at::zeros_like(shown))
            / double(std::max<std::int64_t>(1, done));
    };
    while (done < number) {
        const std::int64_t count =
            std::min(std::max<std::int64_t>(1, asking.picturesAtOnce() / 2), number - done);
        const at::Tensor some = masks(done, count).to(pixels.options()).unsqueeze(1); // [n,1,H,W]
        std::vector<at::Tensor> added;
        for (std::int64_t i = 0; i < count; ++i) {
            added.push_back(noise(done + i).to(pixels.options()));
        }
        const at::Tensor hidden = at::stack(added) * (1 - some) * noiseSize;
        const at::Tensor behind = asking.ofPictures(pixels * some + hidden);
        const at::Tensor blurred = asking.ofPictures(pixels + hidden);
        const at::Tensor exact = some.squeeze(1).to(at::kCPU, at::kDouble);
        weighted.add_(((behind - blurred + whole).view({count, 1, 1}) * exact).sum(0));
        shown.add_(exact.sum(0));
        done += count;
        asking.offer([&] { return TokenValues{{}, {}, map()}; });
    }
    return map();
}

TokenValues vitCxMap(const Trace& trace, const MethodInput& question)
{
    const std::int64_t height = trace.pixels.size(2), width = trace.pixels.size(3);
    const at::Tensor tokens = trace.blocks.back().norm1.output.narrow(0, trace.prefix, trace.patchTokens());
    const at::Tensor features = trace.onGrid(tokens).t().reshape({-1, trace.rows, trace.cols});
    const at::Tensor grids = clusteredFeatures(features, height, width, question.options.clusterDistance);
    Asking asking(trace, question, ClassValue::Probability);
    return {{},
            {},
            causalMap(
                asking, grids.size(0),
                [&](std::int64_t first, std::int64_t count) {
                    return stretchedMasks(grids.narrow(0, first, count), height, width);
                },
                [&](std::int64_t i) { return vitCxNoise(i, height, width); })};
}

} // namespace hydra
