// SPDX-License-Identifier: GPL-3.0-or-later
// Which features of two autoencoders are the same, by their rows of the decoder and by their values over
// pictures; and which features of one stay what they are in a smaller sub-network, by their values.
#pragma once

#include "core/dictionary/index_features.h"

#include <vector>

namespace hydra {

struct FeatureMatch
{
    int other = 0; // feature
    double cosine = 0; // of both rows
};
// Of each feature of A the one of B whose row is most like its own, of as many channels as both have. Throws
// Error{Usage} where their widths differ.
[[nodiscard]] std::vector<FeatureMatch> matchedFeatures(const Autoencoder& a, const Autoencoder& b,
                                                        const CancelToken& cancel);

struct FeaturePartners
{
    std::int64_t pictures = 0, patches = 0, leftOut = 0;
    // Of each feature of A the one of B whose values over all patches correlate most with its own (Pearson);
    // -1 and NaN where either is constant with every other.
    std::vector<int> other;
    std::vector<double> correlation;
};
// OFA, OFB: networks with one grid of patches, behind the block of each. At most MOSTPAIRS sums of products
// are in memory at once: more features than that, and the pictures are read several times.
constexpr std::int64_t mostPairsAtOnce = std::int64_t(1) << 25; // 256 MB
[[nodiscard]] FeaturePartners correlatedFeatures(Autoencoder a, Autoencoder b, const TokensBehind& ofA,
                                                 const TokensBehind& ofB, const shard::PictureList& list,
                                                 const FeatureIndexWatch& watch, const CancelToken& cancel,
                                                 std::int64_t mostPairs = mostPairsAtOnce);

struct FeatureSurvival
{
    std::int64_t pictures = 0, patches = 0, leftOut = 0;
    // [head counts][features]: Pearson's correlation of the values over all patches with those of the whole
    // network, NaN where one of them is constant; and on which share of the patches it is on.
    std::vector<std::vector<double>> correlation, share;
    std::vector<double> wholeShare; // [features], of the whole network
};
// TOKENS of each head count, WHOLE those of the whole network: networks of one model behind SAE's block.
[[nodiscard]] FeatureSurvival survivingFeatures(Autoencoder sae, const std::vector<TokensBehind>& tokens,
                                                const TokensBehind& whole, const shard::PictureList& list,
                                                const FeatureIndexWatch& watch, const CancelToken& cancel);

} // namespace hydra
