// SPDX-License-Identifier: GPL-3.0-or-later
// Scores one map on one picture: Session's answer to a ScoreKey.
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/score.h"
#include "core/image/preprocess.h"

#include <vector>

namespace hydra {

// VALUES has one number per patch of PROBE's picture, normalised as in CONFIG. Leaves the target's name
// empty. Throws Error{Usage} for a class that the network does not have, Error{Cancelled} between blocks.
[[nodiscard]] Score scoreMap(const PerturbationProbe& probe, const VitConfig& config, const ScoreKey& key,
                             const std::vector<float>& values, const CancelToken& cancel);

// The start of insertion, before normalisation: Score::blurredPicture, which scoreMap() leaves empty.
[[nodiscard]] Image blurredPicture(const VitConfig& config, const ModelInput& input);

} // namespace hydra
