// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions and costs as tables for other programs; the columns are called as the command line calls them.
#pragma once

#include "core/engine/picture_words.h"
#include "core/export/data_table.h"
#include "core/train/training_log.h"
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
// A line for each block, the embedding being -1: logit or value, of a class its probability and whether it is
// the first. Only when STATE is ready.
[[nodiscard]] DataTable lensTable(const ViewState& state, const Lens& lens);
// A line for each part of the logit. Only when STATE is ready.
[[nodiscard]] DataTable partsTable(const ViewState& state, const Decomposition& parts);
// A line for each word of CONCEPTS, made of LIST and the mean of FOLDER, by LAMBDA. Only when STATE is ready.
[[nodiscard]] DataTable conceptTable(const ViewState& state, const engine::Concepts& concepts,
                                     const std::string& list, const std::string& folder, double lambda);
// A line for each row of a training's history that names its columns.
[[nodiscard]] DataTable historyTable(const TrainingLog& log);

} // namespace hydra::ui
