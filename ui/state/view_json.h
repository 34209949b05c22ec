// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked and how it is painted, as JSON: one writing and one reading of it for all files.
#pragma once

#include "core/base/json_fields.h"
#include "ui/state/view_state.h"

namespace hydra::ui {

[[nodiscard]] nlohmann::json toObject(const PictureAsk& query, bool untrained);
[[nodiscard]] nlohmann::json toObject(const Look& look);

// Throw Error{Input} for what does not fit, or is missing and has no default. Of the query all but its plan,
// which is the text "attention" and needs the model's depth: as many blocks as it names are checked when the
// model is there.
[[nodiscard]] PictureAsk queryFrom(JsonFields from);
[[nodiscard]] Look lookFrom(JsonFields from);

} // namespace hydra::ui
