// SPDX-License-Identifier: GPL-3.0-or-later
// The contract with the terminal: one JSON document on stdout, everything else on stderr, exit codes by kind
// of error.
#pragma once

#include "core/base/cancel.h"

#include <nlohmann/json.hpp>
#include <string>

namespace hydra::cli {

using Json = nlohmann::ordered_json;

// Set by SIGINT; a second SIGINT ends the process.
[[nodiscard]] const CancelToken& interruption();
void listenForInterrupts();

void beQuiet();
// A bar where stderr is a terminal, else nothing.
[[nodiscard]] Progress progressBar();
void warn(const std::string& message);
void print(const Json& document);
[[nodiscard]] int exitCode(ErrorCode code) noexcept; // 1, 2, 3, 4

} // namespace hydra::cli
