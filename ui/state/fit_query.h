// SPDX-License-Identifier: GPL-3.0-or-later
// A question that was put to one model, as it can be put to another: sessions, presets and the comparison.
#pragma once

#include "ui/state/view_state.h"

#include <QList>
#include <QStringList>

namespace hydra::ui {

// The one of OFFERED that is nearest to WANTED, the smaller of two; WANTED where nothing is offered.
[[nodiscard]] int nearestHeads(const QList<int>& offered, int wanted);
// The heads that can be looked at one by one in the block that OPTIONS name, of a network of HEADS: some
// kinds of attention have fewer than the network.
[[nodiscard]] int headsIn(const AttentionPlan& plan, const MapOptions& options, int heads);
// ASK of all heads where its sub-network, or the block that it looks at, does not have that head.
[[nodiscard]] PictureAsk withKnownHead(PictureAsk ask);
// QUERY for a model of CONFIG that offers these head counts. What the model does not have falls back: to the
// nearest head count, the last block, all heads, the plan it was trained with, the predicted class.
[[nodiscard]] PictureAsk fitted(PictureAsk query, const VitConfig& config, const QList<int>& offered);
// LAYER as it fits the model, plan and head count of STATE, which is ready, with its query.
[[nodiscard]] WalkKey walkKeyOf(const ViewState& state, const WalkQuestion& layer);
// trainedPlan(), or softmax where the file states the plan in words of a later version.
[[nodiscard]] AttentionPlan planOfModel(const VitConfig& config);
// WORDS as a plan on softmax everywhere; what it was trained with, and a note why, where they do not fit.
[[nodiscard]] AttentionPlan planFor(const VitConfig& config, const QString& words, QStringList& notes);

} // namespace hydra::ui
