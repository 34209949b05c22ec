// SPDX-License-Identifier: GPL-3.0-or-later
// One map scored on one picture: what Session answers a ScoreKey with.
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/score.h"
#include "core/explain/target.h"
#include "core/image/preprocess.h"
#include "core/nn/vision_transformer.h"

#include <vector>

namespace hydra {

// VALUES has one number per patch. Throws Error{Usage} for a class that the network does not have,
// Error{Cancelled} between blocks.
[[nodiscard]] Score scoreMap(const VisionTransformer& network, const ModelInput& input, const ScoreKey& key,
                             const Target& target, const std::vector<float>& values,
                             const CancelToken& cancel);

// What insertion begins with, before normalisation: Score::blurredPicture, which scoreMap() leaves empty.
[[nodiscard]] Image blurredPicture(const VisionTransformer& network, const ModelInput& input);

} // namespace hydra
