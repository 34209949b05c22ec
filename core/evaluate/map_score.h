// SPDX-License-Identifier: GPL-3.0-or-later
// One map scored on one picture: what Session answers a ScoreKey with.
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/score.h"
#include "core/image/preprocess.h"

#include <vector>

namespace hydra {

// VALUES has one number per patch of what PROBE sees, normalised as CONFIG says. The target's name is left
// open. Throws Error{Usage} for a class that the network does not have, Error{Cancelled} between blocks.
[[nodiscard]] Score scoreMap(const PerturbationProbe& probe, const VitConfig& config, const ScoreKey& key,
                             const std::vector<float>& values, const CancelToken& cancel);

// What insertion begins with, before normalisation: Score::blurredPicture, which scoreMap() leaves empty.
[[nodiscard]] Image blurredPicture(const VitConfig& config, const ModelInput& input);

} // namespace hydra
