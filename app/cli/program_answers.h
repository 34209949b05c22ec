// SPDX-License-Identifier: GPL-3.0-or-later
// A program behind a pipe in place of a model (--predictor COMMAND): what may be asked of it, and what
// documents say of its answers.
#pragma once

#include "app/cli/ask_settings.h"
#include "core/predictor/predictor_question.h"

namespace hydra::cli {

// Whether --predictor is given. Throws Error{Usage} for one of its options without it.
[[nodiscard]] bool asksPredictor(const CommonSettings& settings);
// Throws Error{Usage}, before a program is started, for a --method that none could answer.
void requireBlackBoxes(const CommonSettings& settings);
// Throws Error{Usage} for options that do not go with it.
[[nodiscard]] engine::OpenedModel openProgram(engine::Session& session, const CommonSettings& settings);

// Throws Error{Usage} for OPTION, "" where it was not given, of classes or of boxes.
void refuse(const std::string& option, PredictorKind kind, bool ofClasses);
// Throws Error{Usage} for settings that are not about what a program of KIND answers, boxes or classes.
void requireAnswered(const CommonSettings& settings, PredictorKind kind);
// The methods of --method, else the usual one.
[[nodiscard]] std::vector<std::string> methodsThrough(const CommonSettings& settings, PredictorKind kind);
// The options of METHOD; RISE of boxes defaults to the masks of its authors.
[[nodiscard]] MapOptions optionsThrough(const CommonSettings& settings, const VitConfig& config,
                                        const std::string& method);
// What `explain` asks: ASK's target, a class or a box, and the class against it.
void readExplainedThrough(const CommonSettings& settings, const engine::OpenedModel& program,
                          PictureAsk& ask);

// The classes that come first, COUNT of them, or all boxes.
[[nodiscard]] Json answerJson(const engine::Prediction& prediction, const engine::OpenedModel& program,
                              std::size_t count);
[[nodiscard]] Json boxJson(std::size_t index, const FoundBox& found, const VitConfig& config);

// The commands that are still apart.
[[nodiscard]] Json runFaithfulnessThrough(const FaithfulnessSettings& settings);

} // namespace hydra::cli
