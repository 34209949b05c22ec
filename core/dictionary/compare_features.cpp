// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/compare_features.h"

#include "core/base/error.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

constexpr std::int64_t matchedAtOnce = 256; // of the decoder
constexpr std::int64_t comparedAtOnce = 32;
constexpr std::size_t readAtOnce = 4;

std::vector<double> numbersOf(const at::Tensor& values)
{
    const at::Tensor whole = values.to(at::kDouble).contiguous();
    return {whole.data_ptr<double>(), whole.data_ptr<double>() + whole.numel()};
}

// Sums over patches, [features] each.
struct FeatureMoments
{
    at::Tensor sum, squares, products, on;

    explicit FeatureMoments(std::int64_t n)
        : sum(at::zeros({n}, at::kDouble))
        , squares(at::zeros({n}, at::kDouble))
        , products(at::zeros({n}, at::kDouble))
        , on(at::zeros({n}, at::kLong))
    { }
    void add(const at::Tensor& f, const at::Tensor& whole) // [some,n] double
    {
        sum += f.sum(0);
        squares += (f * f).sum(0);
        products += (f * whole).sum(0);
        on += f.ne(0).sum(0);
    }
};

at::Tensor correlation(const FeatureMoments& a, const FeatureMoments& whole, double count)
{
    const auto spread = [count](const FeatureMoments& m) { return m.squares - m.sum * m.sum / count; };
    const at::Tensor both = a.products - a.sum * whole.sum / count;
    const at::Tensor product = spread(a) * spread(whole);
    constexpr double rounding = 1e-18; // of squares: what is constant
    const at::Tensor varies = (spread(a) > rounding * a.squares) & (spread(whole) > rounding * whole.squares);
    return at::where(varies & (product > 0), both / product.clamp_min(0).sqrt(),
                     at::full({}, std::nan(""), at::kDouble));
}

} // namespace

std::vector<FeatureMatch> matchedFeatures(const Autoencoder& a, const Autoencoder& b,
                                          const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    if (a.decoder.size(1) != b.decoder.size(1)) {
        throw usageError(b.name, ": rows of ", b.decoder.size(1), " channels; ", a.name, " has ",
                         a.decoder.size(1));
    }
    const auto directions = [](const at::Tensor& rows) {
        return rows / (rows * rows).sum(1, true).sqrt().clamp_min(1e-30);
    };
    const at::Tensor others = directions(b.decoder).t();
    std::vector<FeatureMatch> matches;
    for (std::int64_t from = 0; from < a.features(); from += matchedAtOnce) {
        cancel.check();
        const std::int64_t some = std::min(matchedAtOnce, a.features() - from);
        const auto [cosine, place] = at::matmul(directions(a.decoder.narrow(0, from, some)), others).max(1);
        for (std::int64_t i = 0; i < some; ++i) {
            matches.push_back({static_cast<int>(place[i].item<std::int64_t>()), cosine[i].item<double>()});
        }
    }
    return matches;
}

FeatureSurvival survivingFeatures(Autoencoder sae, const std::vector<TokensBehind>& tokens,
                                  const TokensBehind& whole, const shard::PictureList& list,
                                  const FeatureIndexWatch& watch, const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    requireFits(sae, whole.config());
    const Preprocessing how = Preprocessing::of(whole.config());
    const std::int64_t n = sae.features();
    FeatureMoments all(n);
    std::vector<FeatureMoments> each;
    for (std::size_t k = 0; k < tokens.size(); ++k) {
        each.emplace_back(n);
    }
    FeatureSurvival found;
    const std::size_t count = list.pictures().size();
    for (std::size_t from = 0; from < count; from += readAtOnce) {
        report(watch.progress, double(from) / double(count), list.pictures()[from].key);
        const ReadPictures read = readPictures(list, from, std::min(readAtOnce, count - from), how, cancel);
        for (const std::string& why : read.leftOut) {
            watch.leftOut ? watch.leftOut(why) : void();
        }
        found.leftOut += static_cast<std::int64_t>(read.leftOut.size());
        for (const at::Tensor& pixels : read.pixels) {
            const at::Tensor full = whole.patches(whole.read(pixels, cancel));
            sae = withFormulaFor(sae, full);
            std::vector<at::Tensor> smaller;
            for (const TokensBehind& network : tokens) {
                smaller.push_back(network.patches(network.read(pixels, cancel)));
            }
            for (std::int64_t row = 0; row < full.size(0); row += comparedAtOnce) {
                const std::int64_t some = std::min(comparedAtOnce, full.size(0) - row);
                const auto codes = [&](const at::Tensor& x) {
                    return sae.encode(x.narrow(0, row, some)).f.cpu().to(at::kDouble);
                };
                const at::Tensor f = codes(full);
                all.add(f, f);
                for (std::size_t k = 0; k < tokens.size(); ++k) {
                    each[k].add(codes(smaller[k]), f);
                }
            }
            ++found.pictures;
            found.patches += full.size(0);
        }
    }
    if (found.pictures == 0) {
        throw inputError("no picture can be read");
    }
    const auto patches = double(found.patches);
    for (const FeatureMoments& moments : each) {
        found.correlation.push_back(numbersOf(correlation(moments, all, patches)));
        found.share.push_back(numbersOf(moments.on.to(at::kDouble) / patches));
    }
    found.wholeShare = numbersOf(all.on.to(at::kDouble) / patches);
    return found;
}

} // namespace hydra
