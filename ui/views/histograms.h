// SPDX-License-Identifier: GPL-3.0-or-later
// How values are distributed, as upright bars.
#pragma once

#include "core/explain/map.h"
#include "core/export/chart.h"
#include "ui/paint/map_painter.h"

#include <functional>
#include <vector>

class QString;

namespace hydra::ui {

class PlotView;
class ViewState;

// A histogram of MAP's values in BARS bins from the smallest to the largest, with the number of outliers
// (core/paint/outliers.h); only a note if there are no values. Skips values that are not finite; equal values
// give one bar.
[[nodiscard]] Chart valueChart(const Map* map, int bars = 40);
void colourValues(Chart& chart, const ValueRange& range, const Look& look); // as LOOK paints them in RANGE
// A histogram of SHARES from 0 to 1 with a line at THRESHOLD; bars below it are pale.
[[nodiscard]] Chart shareChart(const std::vector<float>& shares, double threshold);
// Adds a command to PLOT's context menu that saves its bars as a table, as PLOT has no room for a button.
// NAME follows the picture's name in the file name; REPORTED receives the result.
void offerBars(PlotView& plot, ViewState& state, const QString& name,
               std::function<void(const QString& path, const QString& problem)> reported);

} // namespace hydra::ui
