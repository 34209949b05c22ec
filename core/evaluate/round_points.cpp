// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/round_points.h"

#include "core/model/round_exit.h"
#include "core/nn/cost.h"

#include <algorithm>

namespace hydra {

std::vector<double> costsOfRounds(const VitConfig& config, const AttentionPlan& plan)
{
    std::vector<double> costs;
    for (const int heads : config.trainedHeads.value) {
        costs.push_back(double(costOf(config, firstHeads(heads), plan).macs));
    }
    return costs;
}

RoundCurvePoint curvePoint(const std::vector<RoundsOfPicture>& pictures, const std::vector<double>& costs,
                           double threshold)
{
    RoundCurvePoint point{threshold, 0, 0, std::vector<int>(costs.size()), 0};
    for (const RoundsOfPicture& picture : pictures) {
        const std::size_t round = answeringRound(picture.entropies, threshold);
        point.top1 += picture.right[round] ? 1 : 0;
        point.top5 += picture.amongFive[round] ? 1 : 0;
        ++point.left[round];
        point.macs += costs[round];
    }
    const double n = std::max<double>(1, double(pictures.size()));
    point.top1 /= n;
    point.top5 /= n;
    point.macs /= n;
    return point;
}

std::vector<double> curveThresholds()
{
    constexpr int steps = 47; // of 0.05: ln 10 is 2.303
    std::vector<double> thresholds;
    for (int i = 0; i <= steps; ++i) {
        thresholds.push_back(i / 20.0);
    }
    return thresholds;
}

} // namespace hydra
