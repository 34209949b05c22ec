// SPDX-License-Identifier: GPL-3.0-or-later
// Adapts a question for one model to another: for sessions, presets and the comparison.
#pragma once

#include "ui/state/view_state.h"

#include <QList>
#include <QStringList>

namespace hydra::ui {

// The head count in OFFERED nearest to WANTED, on a tie the first (OFFERED is ascending); WANTED if OFFERED
// is empty.
[[nodiscard]] int nearestHeads(const QList<int>& offered, int wanted);
// Number of single heads in the block that OPTIONS name, for a network of HEADS: some kinds of attention have
// fewer.
[[nodiscard]] int headsIn(const AttentionPlan& plan, const MapOptions& options, int heads);
// ASK, set to all heads if its sub-network or its block lacks the chosen head.
[[nodiscard]] PictureAsk withKnownHead(PictureAsk ask);
// QUERY for a model of CONFIG that offers these head counts. Values that the model lacks fall back to the
// nearest head count, the last block, all heads, the trained plan, the predicted class.
[[nodiscard]] PictureAsk fitted(PictureAsk query, const VitConfig& config, const QList<int>& offered);
// WANTED, fitted to STATE's model, plan and head count, with its query token. STATE must be ready.
[[nodiscard]] WalkKey walkKeyOf(const ViewState& state, const WalkQuestion& wanted);
// trainedPlan(), or softmax if the file states the plan in a later version's words.
[[nodiscard]] AttentionPlan planOfModel(const VitConfig& config);
// WORDS parsed as a plan over softmax; if they do not fit, the trained plan and a note why.
[[nodiscard]] AttentionPlan planFor(const VitConfig& config, const QString& words, QStringList& notes);

} // namespace hydra::ui
