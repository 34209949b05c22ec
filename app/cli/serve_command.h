// SPDX-License-Identifier: GPL-3.0-or-later
// serve: many questions to a program that stays.
#pragma once

#include "app/cli/command_line.h"

#include <functional>

namespace hydra::cli {

using AnswerCommand = std::function<Json(const Asked&)>;

// Answers questions as SETTINGS say, each by ANSWER, until nobody asks any more. Gives the exit code.
[[nodiscard]] int runServe(const ServeSettings& settings, const AnswerCommand& answer);

} // namespace hydra::cli
