// SPDX-License-Identifier: GPL-3.0-or-later
// What documents say of a predictor's answers.
#pragma once

#include "app/cli/predictor_run.h"
#include "core/predictor/predictor_question.h"

#include <initializer_list>

namespace hydra::cli {

[[nodiscard]] Json boxJson(std::size_t index, const FoundBox& found, const VitConfig& config);
// Throws Error{Usage} where one of OPTIONS is given: they are not about what the predictor answers.
void refuse(const Arguments& arguments, std::initializer_list<const char*> options, bool boxes);
[[nodiscard]] Json documentOf(const Predictor& predictor, const char* rows, Json list);

} // namespace hydra::cli
