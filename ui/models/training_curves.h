// SPDX-License-Identifier: GPL-3.0-or-later
// A training's history as charts one above the other, over one axis: losses, accuracy for each k, learning
// rate. Plain numbers and words; ui/views/curve_chart.h paints them.
#pragma once

#include "core/train/training_log.h"

#include <QString>

#include <vector>

namespace hydra::ui {

enum class TrainingAxis
{
    Epoch,
    Step,
    Hours
};

struct TrainingCurve
{
    QString name; // "3 heads", "tokens"
    std::vector<double> values; // one a row of the history; NaN where none was measured
};

struct TrainingChart
{
    QString id; // "loss", "top1", "rate"
    QString title; // with the unit
    std::vector<TrainingCurve> curves;
    double least = 0, most = 1e300; // what the axis may show at all
    bool fromZero = false; // the axis begins there
    bool sliding = false; // the rows are the last of many: the horizontal axis begins at the first of them
};

// Those of which there is something to show; without rows all three, empty.
[[nodiscard]] std::vector<TrainingChart> trainingCharts(const TrainingHistory& history);
// Where each row lies on AXIS.
[[nodiscard]] std::vector<double> placesOn(TrainingAxis axis, const TrainingHistory& history);
[[nodiscard]] QString axisTitle(TrainingAxis axis);

[[nodiscard]] QString curveNumber(const TrainingChart& chart, double value); // "83.05", "0.6513", "–"
// "Epoch 8 · step 9,000 · 54 min · 87 images/s"
[[nodiscard]] QString rowText(const TrainingHistory& history, std::size_t row);
// The chart's values at ROW in words, for screen readers.
[[nodiscard]] QString spokenRow(const TrainingChart& chart, std::size_t row);
[[nodiscard]] QString durationText(double seconds); // "40 s", "12 min", "1 h 06 min", "3 d 4 h"

[[nodiscard]] QString stateText(const TrainingLog& log); // "running", "no news for 12 min", ...
// "Step 9,000 of 17,300 (52 %) · about 1 h 06 min of training left at 2.1 steps/s, validation not counted"
[[nodiscard]] QString progressText(const TrainingLog& log);

} // namespace hydra::ui
