// SPDX-License-Identifier: GPL-3.0-or-later
// Which features of an autoencoder stand for known attributes of synthetic scenes (reference.md "Sparse
// autoencoders"): over patches that one object covers by half or more, compares those whose object has an
// attribute with the others.
#pragma once

#include "core/dictionary/tokens_behind.h"
#include "core/sae/autoencoder.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct AttributeFeature
{
    std::string kind, name; // "colour", "red"
    int feature = 0; // with the largest area in the first half of the scenes
    double area = 0; // under its ROC curve in the second half; 0.5: uninformative
    std::int64_t with = 0, without = 0; // patches of the second half
};

// Shapes (10), colours (7: six hues and grey), sizes (3) and places (6) of the objects in COUNT scenes of
// SEED; only those that occur in both halves.
[[nodiscard]] std::vector<AttributeFeature> sceneFeatures(const Autoencoder& sae, const TokensBehind& tokens,
                                                          std::uint64_t seed, int count,
                                                          const Progress& progress,
                                                          const CancelToken& cancel);

// Area under the ROC curve: the probability that a value in WITH exceeds one in WITHOUT, ties counting half.
[[nodiscard]] double areaUnderCurve(std::vector<float> with, std::vector<float> without);

} // namespace hydra
