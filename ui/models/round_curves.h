// SPDX-License-Identifier: GPL-3.0-or-later
// What a folder of pictures says of a network that answers in rounds, as charts over the threshold and over
// the mean cost, and as a table.
#pragma once

#include "core/evaluate/round_points.h"
#include "core/export/data_table.h"
#include "ui/models/training_curves.h"

namespace hydra::ui {

struct RoundCurve
{
    std::size_t pictures = 0, all = 0; // measured, of so many
    std::vector<double> costs; // MACs of a picture that leaves after each round
    std::vector<RoundCurvePoint> points; // by ascending threshold
};

// Accuracy over the threshold; who answers, and mean cost; accuracy over mean cost, whose rows run from the
// highest threshold to the lowest.
[[nodiscard]] std::vector<Chart> roundCharts(const RoundCurve& curve);
// "0.45 nats: top-1 81.2 %, 62 % answered by round 1, 121 M MACs"
[[nodiscard]] QString pointText(const RoundCurve& curve, std::size_t row);
[[nodiscard]] std::size_t nearestPoint(const RoundCurve& curve, double threshold); // of one that has points
// threshold, images, top1, top5, exits_1 ..., macs.
[[nodiscard]] DataTable roundTable(const RoundCurve& curve, DataFacts facts);

} // namespace hydra::ui
