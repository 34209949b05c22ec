// SPDX-License-Identifier: GPL-3.0-or-later
// The charts of the Cost panel, with their axes and units. Each stop is a head count, in order.
#pragma once

#include "core/export/chart.h"
#include "ui/models/cost_model.h"
#include "ui/state/board.h"

#include <QString>

#include <vector>

namespace hydra::ui {

enum class CostPlot
{
    ConfidenceByMacs, // of the explained class, over head counts (HydraViT, Fig. 1 and 6)
    ConfidenceByThroughput,
    ConfidenceByMemory,
    NeighboursByMacs, // accuracy of nearest neighbours, over head counts
    MacsBySize, // softmax, window and Hydra up to 1280 px (Hydra Attention, Table 4)
    TimeBySize, // the same, measured
    LayerParameters // of each kind ("You Need to Pay Better Attention")
};

[[nodiscard]] const std::vector<CostPlot>& costPlots();
[[nodiscard]] QString title(CostPlot plot);
[[nodiscard]] Chart costChart(CostPlot which, const CostModel& costs, const Board& board,
                              const ViewState& state);

} // namespace hydra::ui
