// SPDX-License-Identifier: GPL-3.0-or-later
// Charts as marks of a page, in millimetres. Not by Qt Charts, as the window's are (ui/views/plot_view.h): a
// page is drawn without Widgets, by the command line too, and to the byte the same on every machine; Qt
// Charts needs a scene, a screen's fonts, and writes other bytes with every version.
#pragma once

#include "core/export/chart.h"
#include "ui/figures/layout.h"

namespace hydra::ui {

// Values that an axis shows, a little beyond the lowest and the highest, and where its numbers stand.
struct PageAxis
{
    double low = 0, high = 1;
    bool log = false;
    std::vector<double> ticks;
    [[nodiscard]] double place(double value) const; // [0, 1]
};
// At most COUNT ticks at 1, 2 or 5 times a power of ten.
[[nodiscard]] PageAxis axisFor(double low, double high, bool log, int count);

// CHARTS side by side, as many in a row as the spec says (or SUGGESTED), below what is on the page. An axis
// has the ends that its series need.
void layOutCharts(FigurePage& page, const FigureSpec& spec, const std::vector<Chart>& charts, int suggested);

} // namespace hydra::ui
