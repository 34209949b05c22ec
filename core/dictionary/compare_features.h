// SPDX-License-Identifier: GPL-3.0-or-later
// Which features of two autoencoders are the same, by their decoder rows and by their values over pictures;
// and which features of one autoencoder persist in a smaller sub-network, by their values.
#pragma once

#include "core/dictionary/index_features.h"

#include <vector>

namespace hydra {

struct FeatureMatch
{
    int other = 0; // feature
    double cosine = 0; // of the two rows
};
// For each feature of A the feature of B with the most similar row, over the channels that both have. Throws
// Error{Usage} if their widths differ.
[[nodiscard]] std::vector<FeatureMatch> matchedFeatures(const Autoencoder& a, const Autoencoder& b,
                                                        const CancelToken& cancel);

struct FeaturePartners
{
    std::int64_t pictures = 0, patches = 0, leftOut = 0;
    // For each feature of A the feature of B whose values over all patches correlate most with its own
    // (Pearson); -1 and NaN if no pair has a correlation, as one of them is constant.
    std::vector<int> other;
    std::vector<double> correlation;
};
// OFA, OFB: networks with the same grid of patches, behind the block of each. Keeps at most MOSTPAIRS sums of
// products in memory; with more features than that it reads the pictures several times.
constexpr std::int64_t mostPairsAtOnce = std::int64_t(1) << 25; // 256 MB
[[nodiscard]] FeaturePartners correlatedFeatures(Autoencoder a, Autoencoder b, const TokensBehind& ofA,
                                                 const TokensBehind& ofB, const shard::PictureList& list,
                                                 const FeatureIndexWatch& watch, const CancelToken& cancel,
                                                 std::int64_t mostPairs = mostPairsAtOnce);

struct FeatureSurvival
{
    std::int64_t pictures = 0, patches = 0, leftOut = 0;
    // [head counts][features]: Pearson's correlation of the values over all patches with those of the whole
    // network, NaN if one of them is constant; and the share of patches on which the feature is on.
    std::vector<std::vector<double>> correlation, share;
    std::vector<double> wholeShare; // [features], for the whole network
};
// TOKENS for each head count, WHOLE for the whole network: networks of one model, behind SAE's block.
[[nodiscard]] FeatureSurvival survivingFeatures(Autoencoder sae, const std::vector<TokensBehind>& tokens,
                                                const TokensBehind& whole, const shard::PictureList& list,
                                                const FeatureIndexWatch& watch, const CancelToken& cancel);

} // namespace hydra
