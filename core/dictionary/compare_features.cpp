// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/compare_features.h"

#include "core/base/error.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

constexpr std::int64_t matchedAtOnce = 256; // rows of the decoder
constexpr std::int64_t comparedAtOnce = 32;
constexpr std::size_t readAtOnce = 4;
constexpr double rounding = 1e-18; // relative to the squares: below it a feature is constant

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
    const at::Tensor varies = (spread(a) > rounding * a.squares) & (spread(whole) > rounding * whole.squares);
    return at::where(varies & (product > 0), both / product.clamp_min(0).sqrt(),
                     at::full({}, std::nan(""), at::kDouble));
}

// Calls WORK with the pixels of each readable picture. Returns the number of unreadable ones.
template<class Work>
std::int64_t eachPicture(const shard::PictureList& list, const Preprocessing& how,
                         const FeatureIndexWatch& watch, const CancelToken& cancel, const Work& work)
{
    std::int64_t leftOut = 0, pictures = 0;
    const std::size_t count = list.pictures().size();
    for (std::size_t from = 0; from < count; from += readAtOnce) {
        report(watch.progress, double(from) / double(count), list.pictures()[from].key);
        const ReadPictures read = readPictures(list, from, std::min(readAtOnce, count - from), how, cancel);
        for (const Message& why : read.leftOut) {
            watch.leftOut ? watch.leftOut(why) : void();
        }
        leftOut += static_cast<std::int64_t>(read.leftOut.size());
        for (const at::Tensor& pixels : read.pixels) {
            work(pixels);
            ++pictures;
        }
    }
    if (pictures == 0) {
        throw inputError("no picture can be read");
    }
    return leftOut;
}

// The codes that are not 0, token by token.
struct SparseCodes
{
    std::vector<std::vector<std::pair<std::int64_t, double>>> tokens; // feature, value

    SparseCodes(const Autoencoder& sae, const at::Tensor& x)
    {
        for (std::int64_t from = 0; from < x.size(0); from += comparedAtOnce) {
            const std::int64_t some = std::min(comparedAtOnce, x.size(0) - from);
            const at::Tensor f = sae.encode(x.narrow(0, from, some)).f.cpu().to(at::kFloat).contiguous();
            const auto* value = f.data_ptr<float>();
            for (std::int64_t row = 0; row < some; ++row) {
                auto& token = tokens.emplace_back();
                for (std::int64_t i = 0; i < f.size(1); ++i, ++value) {
                    if (*value != 0) {
                        token.emplace_back(i, double(*value));
                    }
                }
            }
        }
    }
};

struct SparseSums
{
    std::vector<double> sum, squares;

    explicit SparseSums(std::int64_t n)
        : sum(std::size_t(n))
        , squares(std::size_t(n))
    { }
    void add(const SparseCodes& codes)
    {
        for (const auto& token : codes.tokens) {
            for (const auto& [feature, value] : token) {
                sum[std::size_t(feature)] += value;
                squares[std::size_t(feature)] += value * value;
            }
        }
    }
    // 0 for a constant feature.
    [[nodiscard]] double spread(std::size_t feature, double count) const
    {
        const double around = squares[feature] - sum[feature] * sum[feature] / count;
        return around > rounding * squares[feature] ? around : 0;
    }
};

// For the features of A from FROM on; PRODUCTS [some, features of B] are the sums of their products with B's.
void findPartners(const SparseSums& a, const SparseSums& b, const std::vector<double>& products,
                  std::size_t from, FeaturePartners& into)
{
    const auto count = double(into.patches);
    const std::size_t n = b.sum.size();
    for (std::size_t row = 0; row < products.size() / n; ++row) {
        const double spreadA = a.spread(from + row, count);
        double best = std::nan("");
        int other = -1;
        for (std::size_t j = 0; j < n; ++j) {
            const double squares = spreadA * b.spread(j, count);
            const double value =
                (products[row * n + j] - a.sum[from + row] * b.sum[j] / count) / std::sqrt(squares);
            if (squares > 0 && !(value <= best)) {
                best = value;
                other = static_cast<int>(j);
            }
        }
        into.other.push_back(other);
        into.correlation.push_back(best);
    }
}

} // namespace

std::vector<FeatureMatch> matchedFeatures(const Autoencoder& a, const Autoencoder& b,
                                          const CancelToken& cancel)
{
    const c10::NoGradGuard noGrad;
    if (a.decoder.size(1) != b.decoder.size(1)) {
        throw usageError("%1: rows of %2 channels; %3 has %4", b.name, b.decoder.size(1), a.name,
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

FeaturePartners correlatedFeatures(Autoencoder a, Autoencoder b, const TokensBehind& ofA,
                                   const TokensBehind& ofB, const shard::PictureList& list,
                                   const FeatureIndexWatch& watch, const CancelToken& cancel,
                                   std::int64_t mostPairs)
{
    const c10::NoGradGuard noGrad;
    requireFits(a, ofA.config());
    requireFits(b, ofB.config());
    const Preprocessing how = Preprocessing::of(ofA.config());
    const std::int64_t n = b.features();
    const std::int64_t atOnce = std::clamp<std::int64_t>(mostPairs / n, 1, a.features());
    FeaturePartners found;
    for (std::int64_t from = 0; from < a.features(); from += atOnce) {
        const std::int64_t some = std::min(atOnce, a.features() - from);
        std::vector<double> products(std::size_t(some * n));
        SparseSums sumsA(a.features()), sumsB(n);
        found.pictures = found.patches = 0;
        FeatureIndexWatch inner;
        inner.progress = [&](double share, const std::string& text) {
            report(watch.progress, (double(from) + share * double(some)) / double(a.features()), text);
        };
        inner.leftOut = from == 0 ? watch.leftOut : nullptr;
        found.leftOut = eachPicture(list, how, inner, cancel, [&](const at::Tensor& pixels) {
            const at::Tensor x = ofA.patches(ofA.read(pixels, cancel));
            const at::Tensor y = ofB.patches(ofB.read(pixels, cancel));
            a = withFormulaFor(a, x);
            b = withFormulaFor(b, y);
            const SparseCodes f(a, x), g(b, y);
            sumsA.add(f);
            sumsB.add(g);
            for (std::size_t token = 0; token < f.tokens.size(); ++token) {
                for (const auto& [i, value] : f.tokens[token]) {
                    if (i >= from && i < from + some) {
                        double* const row = products.data() + (i - from) * n;
                        for (const auto& [j, other] : g.tokens[token]) {
                            row[j] += value * other;
                        }
                    }
                }
            }
            ++found.pictures;
            found.patches += x.size(0);
        });
        findPartners(sumsA, sumsB, products, std::size_t(from), found);
    }
    return found;
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
    found.leftOut = eachPicture(list, how, watch, cancel, [&](const at::Tensor& pixels) {
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
    });
    const auto patches = double(found.patches);
    for (const FeatureMoments& moments : each) {
        found.correlation.push_back(numbersOf(correlation(moments, all, patches)));
        found.share.push_back(numbersOf(moments.on.to(at::kDouble) / patches));
    }
    found.wholeShare = numbersOf(all.on.to(at::kDouble) / patches);
    return found;
}

} // namespace hydra
