// SPDX-License-Identifier: GPL-3.0-or-later
// Fits a basis for features as colours on one picture or on many (reference.md "Logit lens"). Runs on the
// caller's thread.
#pragma once

#include "core/engine/embedding.h"
#include "core/explain/feature_basis.h"

#include <memory>
#include <string>
#include <vector>

namespace hydra::engine {

class Session;

struct BasisRequest
{
    ModelId model;
    PictureAsk ask; // options used: facet, block and foreground
    std::vector<EmbeddingPicture> pictures;
};

struct FittedBasis
{
    FeatureBasis basis;
    std::vector<Message> notes; // pictures that could not be read
};

// Thins out patches beyond 128 MB evenly. Throws hydra::Error; Cancelled between blocks.
[[nodiscard]] FittedBasis fitBasis(Session& session, const BasisRequest& request,
                                   const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra::engine
