// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions and costs as tables for other programs, with the command line's column names.
#pragma once

#include "core/engine/picture_words.h"
#include "core/export/data_table.h"
#include "core/train/training_log.h"
#include "ui/models/cost_model.h"
#include "ui/state/board.h"

namespace hydra::ui {

// factsOf(), the ids of model and picture, attention and interventions. STATE must be ready.
[[nodiscard]] DataFacts questionFacts(const ViewState& state);
// One row for each head count with a prediction and each class, the likeliest first: k, rank, index, name,
// probability, logit, ms. STATE must be ready.
[[nodiscard]] DataTable predictionTable(const ViewState& state, const Board& board);
// One row for each row of COSTS; NaN for values not measured. A model must be open.
[[nodiscard]] DataTable costTable(const ViewState& state, const CostModel& costs);
// One row for each block, with -1 for the embedding: logit or value; for a class also its probability and
// whether it is the top class. STATE must be ready.
[[nodiscard]] DataTable lensTable(const ViewState& state, const Lens& lens);
// One row for each part of the logit. STATE must be ready.
[[nodiscard]] DataTable partsTable(const ViewState& state, const Decomposition& parts);
// One row for each word of CONCEPTS, computed from LIST and the mean of FOLDER with LAMBDA. STATE must be
// ready.
[[nodiscard]] DataTable conceptTable(const ViewState& state, const engine::Concepts& concepts,
                                     const std::string& list, const std::string& folder, double lambda);
// One row for each row of a training's history, with the history's columns.
[[nodiscard]] DataTable historyTable(const TrainingLog& log);

} // namespace hydra::ui
