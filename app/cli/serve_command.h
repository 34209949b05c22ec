// SPDX-License-Identifier: GPL-3.0-or-later
// serve: many questions to a program that stays.
#pragma once

#include "app/cli/command_line.h"

#include <functional>

namespace hydra::cli {

using AnswerCommand = std::function<Json(const Asked&)>;

// Serves questions where SETTINGS say, each answered by ANSWER, until the last client is gone. Returns the
// exit code.
[[nodiscard]] int runServe(const ServeSettings& settings, const AnswerCommand& answer);

} // namespace hydra::cli
