// SPDX-License-Identifier: GPL-3.0-or-later
// What documents say of a predictor's answers.
#pragma once

#include "app/cli/predictor_run.h"

#include <initializer_list>
#include <vector>

namespace hydra::cli {

// The boxes of a picture, the most confident first.
[[nodiscard]] std::vector<Detection> boxesOf(Predictor& predictor, const ModelInput& input);
[[nodiscard]] Rect inPicture(const Rect& box, const InputGeometry& at);
// In pixels of the picture.
[[nodiscard]] Json boxJson(std::size_t index, const Detection& box, const InputGeometry& at,
                           const VitConfig& config);
// Throws Error{Usage} where one of OPTIONS is given: they are not about what the predictor answers.
void refuse(const Arguments& arguments, std::initializer_list<const char*> options, bool boxes);
[[nodiscard]] Json documentOf(const Predictor& predictor, const char* rows, Json list);

} // namespace hydra::cli
