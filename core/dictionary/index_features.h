// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the index of an autoencoder's features over a list of pictures (feature_index.h), in one pass: in
// memory are only the index, the pictures of one batch and the codes of one picture.
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
    std::vector<std::string> names; // of the pixels
    std::vector<Message> leftOut; // reasons for unreadable pictures
};

// Reads COUNT pictures of LIST; lists unreadable ones in LEFTOUT.
[[nodiscard]] ReadPictures readPictures(const shard::PictureList& list, std::size_t from, std::size_t count,
                                        const Preprocessing& how, const CancelToken& cancel);

// Continues from BEFORE; throws Error{Usage} if its question or list differs. MODEL is the network's id. If
// cancelled, keeps the finished part and throws Error{Cancelled}.
[[nodiscard]] FeatureIndex indexFeatures(Autoencoder sae, const std::string& model,
                                         const TokensBehind& tokens, const shard::PictureList& list,
                                         const FeatureIndex* before, const FeatureIndexWatch& watch,
                                         const CancelToken& cancel);
// The same, starting from FILE if it exists; saves to FILE as it goes.
[[nodiscard]] FeatureIndex indexInto(const Path& file, const Autoencoder& sae, const std::string& model,
                                     const TokensBehind& tokens, const shard::PictureList& list,
                                     FeatureIndexWatch watch, const CancelToken& cancel);

} // namespace hydra
