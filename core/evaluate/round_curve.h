// SPDX-License-Identifier: GPL-3.0-or-later
// What a network that answers in rounds gains by thinking again: accuracy, pictures that leave after each
// round, and mean cost, at each threshold (reference.md 2.11).
#pragma once

#include "core/base/cancel.h"
#include "core/evaluate/labelled_folder.h"
#include "core/nn/vision_transformer.h"

#include <vector>

namespace hydra::engine {

// One picture in all rounds.
struct RoundsOfPicture
{
    std::vector<double> entropies;
    std::vector<bool> right, amongFive; // the label came first, or among the first five
};

struct RoundCurvePoint
{
    double threshold = 0;
    double top1 = 0, top5 = 0; // shares
    std::vector<int> left; // pictures that each round answered
    double macs = 0; // mean of a picture
};

// COSTS: multiply-accumulates of a picture that leaves after each round, the earlier ones included.
[[nodiscard]] RoundCurvePoint curvePoint(const std::vector<RoundsOfPicture>& pictures,
                                         const std::vector<double>& costs, double threshold);
// Of each round of CONFIG under PLAN.
[[nodiscard]] std::vector<double> costsOfRounds(const VitConfig& config, const AttentionPlan& plan);

// Every picture through every round, BATCH at a time. Cancelled: the pictures of the batches that were
// finished.
[[nodiscard]] std::vector<RoundsOfPicture> thinkThrough(const VisionTransformer& network,
                                                        const std::vector<LabelledImage>& images,
                                                        const AttentionPlan& plan, int batch,
                                                        const Progress& progress, const CancelToken& cancel);

} // namespace hydra::engine
