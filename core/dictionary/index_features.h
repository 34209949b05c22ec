// SPDX-License-Identifier: GPL-3.0-or-later
// The index of an autoencoder's features over a list of pictures (feature_index.h), in one pass: what is in
// memory is the index, the pictures of one batch and the codes of one picture.
#pragma once

#include "core/dictionary/feature_index.h"
#include "core/dictionary/tokens_behind.h"
#include "core/image/preprocess.h"
#include "core/sae/autoencoder.h"
#include "core/shard/picture_list.h"

#include <string>

namespace hydra {

struct ReadPictures
{
    std::vector<at::Tensor> pixels; // [1,3,H,W] each
    std::vector<std::string> names, leftOut; // of those; why, of those that cannot be read
};

// COUNT of LIST; a picture that cannot be read is said.
[[nodiscard]] ReadPictures readPictures(const shard::PictureList& list, std::size_t from, std::size_t count,
                                        const Preprocessing& how, const CancelToken& cancel);

// Goes on from BEFORE where it is of the same question and list; throws Error{Usage} where it is not.
// MODEL is the network's id. Cancelled: what is done was kept, and Error{Cancelled}.
[[nodiscard]] FeatureIndex indexFeatures(Autoencoder sae, const std::string& model,
                                         const TokensBehind& tokens, const shard::PictureList& list,
                                         const FeatureIndex* before, const FeatureIndexWatch& watch,
                                         const CancelToken& cancel);
// The same from and into FILE, which is kept meanwhile.
[[nodiscard]] FeatureIndex indexInto(const Path& file, const Autoencoder& sae, const std::string& model,
                                     const TokensBehind& tokens, const shard::PictureList& list,
                                     FeatureIndexWatch watch, const CancelToken& cancel);

} // namespace hydra
