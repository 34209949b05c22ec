// SPDX-License-Identifier: GPL-3.0-or-later
// Charts as marks of a page, in millimetres. Not drawn by Qt Charts as in the window (ui/views/plot_view.h):
// a page needs no Widgets, is also drawn by the command line, and has the same bytes on every machine; Qt
// Charts needs a scene and a screen's fonts, and its output differs between versions.
#pragma once

#include "core/export/chart.h"
#include "ui/figures/layout.h"

namespace hydra::ui {

// The range of an axis, slightly wider than its data, and its ticks.
struct PageAxis
{
    double low = 0, high = 1;
    bool log = false;
    std::vector<double> ticks;
    [[nodiscard]] double place(double value) const; // [0, 1]
};
// At most COUNT ticks at 1, 2 or 5 times a power of ten.
[[nodiscard]] PageAxis axisFor(double low, double high, bool log, int count);

// Adds CHARTS side by side below the page's contents, as many per row as the spec says (or SUGGESTED). Each
// chart has its own axes.
void layOutCharts(FigurePage& page, const FigureSpec& spec, const std::vector<Chart>& charts, int suggested);

} // namespace hydra::ui
