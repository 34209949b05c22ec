// SPDX-License-Identifier: GPL-3.0-or-later
// A program behind a pipe in place of a model (--predictor COMMAND): checks which questions it can answer,
// and reads them.
#pragma once

#include "app/cli/ask_settings.h"
#include "core/engine/results.h"

namespace hydra::cli {

// Returns whether --predictor is given. Throws Error{Usage} for one of its options without it.
[[nodiscard]] bool asksPredictor(const CommonSettings& settings);
// Throws Error{Usage}, before a program is started, for a --method that no program can answer.
void requireBlackBoxes(const CommonSettings& settings);
// Starts the program. Throws Error{Usage} for options that are not allowed with it.
[[nodiscard]] engine::OpenedModel openProgram(engine::Session& session, const CommonSettings& settings);

// Throws Error{Usage} if OPTION ("" if not given) is about classes (OFCLASSES), else boxes, and KIND is not.
void refuse(const std::string& option, PredictorKind kind, bool ofClasses);
// Throws Error{Usage} for settings that do not fit the answers of a program of KIND, boxes or classes.
void requireAnswered(const CommonSettings& settings, PredictorKind kind);
// Returns the methods of --method, else the default. Throws Error{Usage} for one that does not work with
// PROGRAM.
[[nodiscard]] std::vector<std::string> methodsThrough(const CommonSettings& settings,
                                                      const engine::OpenedModel& program);
// Reads ASK's target, a class or a box, the class against it, and the options of METHODS. D-RISE defaults to
// its authors' masks.
void readExplainedThrough(const CommonSettings& settings, const engine::OpenedModel& program,
                          const std::vector<std::string>& methods, Ask& ask);

} // namespace hydra::cli
