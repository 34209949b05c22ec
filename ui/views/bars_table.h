// SPDX-License-Identifier: GPL-3.0-or-later
// The bars of a small chart that has no room for a button, as a table: in the menu of the right button and of
// the menu key.
#pragma once

#include "ui/state/data_file.h"
#include "ui/views/plot_view.h"

namespace hydra::ui {

struct Bars
{
    double low = 0, high = 1; // of all, of equal widths
    std::vector<int> counts;
};
// NAME is of the file, after the picture's; TOLD hears what came of it. Nothing is offered where there are no
// bars.
void offerBars(PlotView& plot, ViewState& state, const QString& name, std::function<Bars()> bars,
               std::function<void(const QString& path, const QString& problem)> told);

} // namespace hydra::ui
