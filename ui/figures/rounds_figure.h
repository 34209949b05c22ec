// SPDX-License-Identifier: GPL-3.0-or-later
// The curve of a network that answers in rounds as a page: accuracy, and who answers at which cost, over the
// threshold; accuracy over the mean cost.
#pragma once

#include "core/export/chart.h"
#include "core/question/said.h"
#include "ui/figures/figure_file.h"

#include <QString>

#include <vector>

namespace hydra::ui {

struct RoundsFigure
{
    std::string model, modelId, folder; // names, as the file says them
    std::string pass; // in words
    SaidOptions asked; // beside model and folder
    std::size_t pictures = 0;
    std::vector<Chart> charts; // of the window; the first is over the thresholds
};

// The same figure is the same bytes. Needs a QGuiApplication; throws Error{Usage} without charts.
[[nodiscard]] Bytes roundsFigure(const RoundsFigure& figure, FigureFormat format);

} // namespace hydra::ui
