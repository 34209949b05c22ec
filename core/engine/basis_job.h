// SPDX-License-Identifier: GPL-3.0-or-later
// A basis for features as colours, fitted on one picture or on many (reference.md 5.21). On the caller's
// thread.
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
    AttentionPlan plan;
    int heads = 0; // k
    std::vector<EmbeddingPicture> pictures;
    Facet facet = Facet::Normed;
    int block = -1; // 0..L-1; -1 is the last
    double foreground = 0; // [0, 1); as MapOptions
};

struct FittedBasis
{
    FeatureBasis basis;
    std::vector<std::string> notes; // pictures that could not be read
};

// Patches beyond 128 MB are thinned out evenly. Throws hydra::Error, Cancelled between blocks.
[[nodiscard]] FittedBasis fitBasis(Session& session, const BasisRequest& request,
                                   const Progress& progress = {}, const CancelToken& cancel = {});

} // namespace hydra::engine
