// SPDX-License-Identifier: GPL-3.0-or-later
// Question and looks as JSON: one writer and one reader for all files.
#pragma once

#include "core/base/json_fields.h"
#include "ui/state/view_state.h"

namespace hydra::ui {

[[nodiscard]] nlohmann::json toObject(const PictureAsk& query, bool untrained);
[[nodiscard]] nlohmann::json toObject(const Look& look);

// Throw Error{Input} for invalid values, and for missing ones without a default. queryFrom() leaves out the
// plan, the text "attention": parsing it needs the model's depth.
[[nodiscard]] PictureAsk queryFrom(JsonFields from);
[[nodiscard]] Look lookFrom(JsonFields from);

} // namespace hydra::ui
