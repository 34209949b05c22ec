// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions and costs as tables for other programs; the columns are called as the command line calls them.
#pragma once

#include "core/export/data_table.h"
#include "ui/models/cost_model.h"
#include "ui/state/board.h"

namespace hydra::ui {

// factsOf(), the ids of model and picture, attention and what is switched off. Only when STATE is ready.
[[nodiscard]] DataFacts questionFacts(const ViewState& state);
// A line for each head count whose prediction is here and each class, the likeliest first: k, rank, index,
// name, probability, logit, ms. Only when STATE is ready.
[[nodiscard]] DataTable predictionTable(const ViewState& state, const Board& board);
// A line for each row of COSTS, with what was measured where it was. Only with a model.
[[nodiscard]] DataTable costTable(const ViewState& state, const CostModel& costs);

} // namespace hydra::ui
