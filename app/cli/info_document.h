// SPDX-License-Identifier: GPL-3.0-or-later
// The document that `info` prints about a model.
#pragma once

#include "app/cli/console.h"
#include "core/checkpoint/checkpoint.h"

#include <cstdint>

namespace hydra::cli {

// "sha256" is null if CHECKPOINT has no id, because its weights were not read.
[[nodiscard]] Json infoOf(const Checkpoint& checkpoint);
[[nodiscard]] std::int64_t parametersOf(const Checkpoint& checkpoint);

} // namespace hydra::cli
