// SPDX-License-Identifier: GPL-3.0-or-later
// A program behind a pipe in place of a model (--predictor COMMAND): what may be asked of it, and what
// documents say of its answers.
#pragma once

#include "app/cli/ask_settings.h"
#include "core/engine/results.h"

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
// The methods of --method, else the usual one. Throws Error{Usage} for one that PROGRAM cannot be asked by.
[[nodiscard]] std::vector<std::string> methodsThrough(const CommonSettings& settings,
                                                      const engine::OpenedModel& program);
// ASK's target, a class or a box, the class against it, and the options of METHODS: of D-RISE, masks as its
// authors have them, where nothing else was given.
void readExplainedThrough(const CommonSettings& settings, const engine::OpenedModel& program,
                          const std::vector<std::string>& methods, Ask& ask);

} // namespace hydra::cli
