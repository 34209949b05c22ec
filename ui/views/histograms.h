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

// The values of MAP in BARS classes from the least to the largest, with the number of outliers
// (core/paint/outliers.h); a note without any. Values that are not finite are left out; all equal values fall
// into one bar.
[[nodiscard]] Chart valueChart(const Map* map, int bars = 40);
void colourValues(Chart& chart, const ValueRange& range, const Look& look); // as LOOK paints them in RANGE
// SHARES from 0 to 1, and where THRESHOLD cuts them: what lies below is pale.
[[nodiscard]] Chart shareChart(const std::vector<float>& shares, double threshold);
// The bars of PLOT, which has no room for a button, as a table: in the menu of the right button and of the
// menu key. NAME is of the file, after the picture's; TOLD hears what came of it.
void offerBars(PlotView& plot, ViewState& state, const QString& name,
               std::function<void(const QString& path, const QString& problem)> told);

} // namespace hydra::ui
