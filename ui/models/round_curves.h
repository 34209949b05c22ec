// SPDX-License-Identifier: GPL-3.0-or-later
// Results of a network that answers in rounds, measured on a folder of pictures, as charts over the threshold
// and over the mean cost, and as a table.
#pragma once

#include "core/evaluate/round_points.h"
#include "core/export/data_table.h"
#include "ui/models/training_curves.h"

namespace hydra::ui {

struct RoundCurve
{
    std::size_t pictures = 0, all = 0; // measured pictures, of all
    std::vector<double> costs; // MACs of a picture answered by each round
    std::vector<RoundCurvePoint> points; // by ascending threshold
};

// Charts: accuracy over threshold; share of each round and mean cost over threshold; accuracy over mean cost,
// from the highest threshold to the lowest.
[[nodiscard]] std::vector<Chart> roundCharts(const RoundCurve& curve);
// "0.45 nats: top-1 81.2 %, 62 % answered by round 1, 121 M MACs"
[[nodiscard]] QString pointText(const RoundCurve& curve, std::size_t row);
[[nodiscard]] std::size_t nearestPoint(const RoundCurve& curve, double threshold); // CURVE must have points
// threshold, images, top1, top5, exits_1 ..., macs.
[[nodiscard]] DataTable roundTable(const RoundCurve& curve, DataFacts facts);

} // namespace hydra::ui
