// SPDX-License-Identifier: GPL-3.0-or-later
// What documents say of a predictor's answers.
#pragma once

#include "app/cli/predictor_run.h"
#include "core/predictor/predictor_question.h"

namespace hydra::cli {

[[nodiscard]] Json boxJson(std::size_t index, const FoundBox& found, const VitConfig& config);
// Throws Error{Usage} for OPTION, "" where it was not given, of classes or of boxes.
void refuse(const std::string& option, const Predictor& predictor, bool ofClasses);
// Throws Error{Usage} for settings that are not about what PREDICTOR answers, boxes or classes.
void requireAnswered(const CommonSettings& settings, const Predictor& predictor);
// The methods of --method, else the usual one.
[[nodiscard]] std::vector<std::string> methodsThrough(const CommonSettings& settings,
                                                      const Predictor& predictor);
// The options of METHOD; RISE of boxes defaults to the masks of its authors.
[[nodiscard]] MapOptions optionsThrough(const CommonSettings& settings, const Predictor& predictor,
                                        const std::string& method);
[[nodiscard]] Json documentOf(const Predictor& predictor, const char* rows, Json list);

} // namespace hydra::cli
