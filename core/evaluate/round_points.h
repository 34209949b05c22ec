// SPDX-License-Identifier: GPL-3.0-or-later
// What a network that answers in rounds gains by further rounds: accuracy, number of pictures that leave
// after each round, and mean cost, at each threshold (reference.md "Rounds: ThinkingViT and ProgResViT").
// Plain data.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/model/vit_config.h"

#include <vector>

namespace hydra {

// One picture in all rounds.
struct RoundsOfPicture
{
    std::vector<double> entropies;
    std::vector<bool> right, amongFive; // the label ranks first, or among the first five
};

struct RoundCurvePoint
{
    double threshold = 0;
    double top1 = 0, top5 = 0; // shares
    std::vector<int> left; // number of pictures answered by each round
    double macs = 0; // mean per picture
};

// 0 to a little above ln 10, evenly: a curve from "always the last round" to "always the first".
[[nodiscard]] std::vector<double> curveThresholds();

// COSTS: multiply-accumulates of a picture that leaves after each round, earlier rounds included.
[[nodiscard]] RoundCurvePoint curvePoint(const std::vector<RoundsOfPicture>& pictures,
                                         const std::vector<double>& costs, double threshold);
// The same costs for each round of CONFIG under PLAN.
[[nodiscard]] std::vector<double> costsOfRounds(const VitConfig& config, const AttentionPlan& plan);

} // namespace hydra
