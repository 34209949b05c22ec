// SPDX-License-Identifier: GPL-3.0-or-later
// A training's history as stacked charts over one axis: losses, accuracy for each k, learning rate.
#pragma once

#include "core/export/chart.h"
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

[[nodiscard]] QString axisTitle(TrainingAxis axis);
// A curve of VALUES over PLACES, one value per row, NaN if not measured.
[[nodiscard]] ChartSeries curveOf(const QString& name, const std::vector<double>& values,
                                  const std::vector<double>& places);
// Sets CHART's horizontal axis to PLACES and aligns its plot with other charts of its width; numbers are
// written only if TITLE is not empty. SLIDING: the axis begins at the first row instead of 0. Each row is a
// stop whose values the legend shows.
void lay(Chart& chart, const std::vector<double>& places, const QString& title, bool sliding = false);

// The charts "loss", "top1", "heldloss" and "rate" that have curves, over AXIS, which is titled below the
// last; without rows all three, empty.
[[nodiscard]] std::vector<Chart> trainingCharts(const TrainingHistory& history,
                                                TrainingAxis axis = TrainingAxis::Epoch);

// "Epoch 8 · step 9,000 · 54 min · 87 images/s"
[[nodiscard]] QString rowText(const TrainingHistory& history, std::size_t row);
[[nodiscard]] QString durationText(double seconds); // "40 s", "12 min", "1 h 06 min", "3 d 4 h"

[[nodiscard]] QString stateText(const TrainingLog& log); // "running", "no news for 12 min", ...
// "Step 9,000 of 17,300 (52 %) · about 1 h 06 min of training left at 2.1 steps/s, validation not counted"
[[nodiscard]] QString progressText(const TrainingLog& log);

} // namespace hydra::ui
