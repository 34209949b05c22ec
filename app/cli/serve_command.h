// SPDX-License-Identifier: GPL-3.0-or-later
// serve: answers many questions in one process.
#pragma once

#include "app/cli/command_line.h"

#include <functional>

namespace hydra::cli {

using AnswerCommand = std::function<Json(const Asked&)>;

// Serves questions on the socket or streams of SETTINGS, answers each by ANSWER, and returns the exit code at
// the end.
[[nodiscard]] int runServe(const ServeSettings& settings, const AnswerCommand& answer);

} // namespace hydra::cli
