// SPDX-License-Identifier: GPL-3.0-or-later
// A page about a network that answers in rounds: accuracy, and the share and cost of each round, over the
// threshold; accuracy over the mean cost.
#pragma once

#include "core/export/chart.h"
#include "core/question/ask_json.h"
#include "ui/figures/figure_file.h"

#include <QString>

#include <vector>

namespace hydra::ui {

struct RoundsFigure
{
    std::string model, modelId, folder; // as named in the file
    std::string pass; // the pass as text
    CommandOptions asked; // options besides model and folder
    std::size_t pictures = 0;
    std::vector<Chart> charts; // the window's charts; the first is over the thresholds
};

// Equal figures give equal bytes. Needs a QGuiApplication; throws Error{Usage} without charts.
[[nodiscard]] Bytes roundsFigure(const RoundsFigure& figure, FigureFormat format);

} // namespace hydra::ui
