// SPDX-License-Identifier: GPL-3.0-or-later
// The index of an autoencoder's features over a list of pictures (feature_index.h), in one pass: what is in
// memory is the index, the pictures of one batch and the codes of one picture.
#pragma once

#include "core/dictionary/feature_index.h"
#include "core/dictionary/tokens_behind.h"
#include "core/sae/autoencoder.h"
#include "core/shard/picture_list.h"

#include <functional>
#include <string>

namespace hydra {

struct FeatureIndexWatch
{
    Progress progress{};
    std::function<void(const FeatureIndex&)> keep{}; // every few minutes, and when cancelled
    std::function<void(const std::string&)> leftOut{}; // a picture that cannot be read, and why
};

// Goes on from BEFORE where it is of the same question and list; throws Error{Usage} where it is not.
// MODEL is the network's id. Cancelled: what is done was kept, and Error{Cancelled}.
[[nodiscard]] FeatureIndex indexFeatures(Autoencoder sae, const std::string& model,
                                         const TokensBehind& tokens, const shard::PictureList& list,
                                         const FeatureIndex* before, const FeatureIndexWatch& watch,
                                         const CancelToken& cancel);

} // namespace hydra
